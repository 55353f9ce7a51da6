import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { startTestAgency } from '../../operations/commands/agency/test-agency.ts'
import { keepAttachment } from '../conversation/attachments/test-attachment.ts'
import { createFileTransport } from '../../mail/outbox/mail-transports.ts'
import { aWorker } from '../../mail/outbox/test-outbox.ts'
import { insertJournal } from '../staff/journal.ts'
import { insertAnalysis } from '../website-analysis/analysis-rows.ts'
import { aChatLead, aContactRequest, aTicket, secretIn } from '../../test-posts.ts'

type TestAgency = Awaited<ReturnType<typeof startTestAgency>>

/** Everything a person can leave with us: keys, files, answers, mails as files, and a post that was set aside. */
export async function leaveEverything(staff: TestAgency, person: string) {
  const { app, write, now } = staff
  const canaries: string[] = []
  /** A word found only in what the person wrote. */
  const canary = (what: string) => {
    const word = `zqcanary${what}${person}`
    canaries.push(word)
    return word
  }
  const address = `${canary('email')}@firma.example`
  const key = () => ({ 'idempotency-key': crypto.randomUUID() })
  const contact = { name: canary('contactname'), message: canary('contactmessage'), email: address }
  staff.advance(60_000)
  await app.postContact(
    aContactRequest({ ...contact, url: `https://${canary('contacturl')}.example` }),
    key(),
  )
  const host = `${canary('analysis')}.example`
  const ids = { now, newId: () => crypto.randomUUID(), newSecret: () => crypto.randomUUID() }
  const analysis = { host, address: `https://${host}/`, link: { language: 'en', email: address } } as const
  await write((trx) => insertAnalysis(trx, analysis, ids))
  const held = aContactRequest({ email: address, message: canary('heldmessage') })
  await app.postContact(held, { ...key(), 'form-token': 'forged' })
  const lead = aChatLead({ name: canary('leadname'), email: address.toUpperCase() })
  await app.postJson('/api/chatbot-lead', lead, key())
  const file = await keepAttachment(write, ['begin ', canary('filecontent')], {
    name: `${canary('filename')}.txt`,
    created_at: now().toISOString(),
  })
  const ticket = {
    customerName: canary('ticketname'),
    customerEmail: address,
    subject: canary('ticketsubject'),
    message: `${canary('ticketmessage')}\n\nURL: Not provided`,
    attachments: [file],
  }
  const response = await app.postJson('/api/tickets', aTicket(ticket), key())
  const { ticketNumber } = response.json<{ ticketNumber: string }>()
  const { id } = await staff.db
    .selectFrom('conversation')
    .select('id')
    .where('kind', '=', 'ticket')
    .where('email', '=', address)
    .executeTakeFirstOrThrow()
  const reviewed = { act: 'report-reviewed', conversationId: id, detail: host } as const
  await write((trx) => insertJournal(trx, { staff: { email: 'anna@agency.example' } }, reviewed, ids))
  const mails = await staff.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'ticket-confirmation')
    .execute()
  const secret = secretIn(mails.find(({ recipient }) => recipient === address))
  staff.advance(1_000)
  const replyFile = await keepAttachment(write, [canary('replyfilecontent')], {
    name: `${canary('replyfilename')}.txt`,
    created_at: now().toISOString(),
  })
  const reply = { secret, message: canary('customerreply'), attachments: [replyFile] }
  await app.postJson('/api/ticket-replies', reply, key())
  const { send } = createFileTransport(join(staff.dataDir, 'mail'))
  await aWorker(staff.write, send, staff).deliverDue()
  staff.advance(1_000)
  await staff.agencyWriting(canary('staffanswer'), 'reply', ticketNumber)
  return { address, canaries, ticketNumber }
}

/** Every readable byte of the store: files of the data folder, and rows of another database. */
export async function everythingKept({ db, dataDir, databaseUrl }: TestAgency): Promise<string> {
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
  if (databaseUrl === null) return files.join('\n')
  const tables = await db.introspection.getTables()
  for (const { name } of tables) {
    const rows = await db
      .selectFrom(name as 'ticket')
      .selectAll()
      .execute()
    files.push(
      JSON.stringify(rows, (_, value: unknown) => {
        const bytes = value as { type?: string; data?: number[] } | null
        return bytes?.type === 'Buffer' ? Buffer.from(bytes.data ?? []).toString('latin1') : value
      }),
    )
  }
  return files.join('\n')
}
