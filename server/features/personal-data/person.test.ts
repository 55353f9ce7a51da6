import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect } from 'vitest'

import { test } from '../../operations/commands/agency/test-agency.ts'
import { aChatLead, aContactRequest, aTicket } from '../../test-posts.ts'
import { aMailIn } from '../incoming-mail/test-mailbox.ts'
import { testFolder } from '../../test-app.ts'
import { everythingKept, leaveEverything } from './test-person.ts'

const isFoundIn = (text: string) => (canary: string) => text.toLowerCase().includes(canary)

test('after an erasure not a byte of a person is left, and everything of another', async ({ staff }) => {
  const [mari, jaan] = [await leaveEverything(staff, 'mari'), await leaveEverything(staff, 'jaan')]
  expect(mari.canaries).toHaveLength(16)
  const before = await everythingKept(staff)
  expect(mari.canaries.filter(isFoundIn(before))).toEqual(mari.canaries)

  const { code, output } = await staff.agency('erase', mari.address.toUpperCase())
  expect(output).toMatch(/Removed, to the last byte here/)
  expect(code).toBe(0)
  const after = await everythingKept(staff)
  expect(mari.canaries.filter(isFoundIn(after))).toEqual([])
  expect(after).not.toContain(mari.ticketNumber)
  expect(jaan.canaries.filter(isFoundIn(after))).toEqual(jaan.canaries)
  expect((await staff.agency('show', jaan.ticketNumber)).code).toBe(0)
  expect(await staff.db.selectFrom('idempotency_key').selectAll().execute()).toHaveLength(5) // of Jaan
})

test('a dry run says what would go, which is what goes, and removes nothing', async ({ staff }) => {
  const { address } = await leaveEverything(staff, 'mari')
  const rows = await staff.app.countRows()
  const dry = await staff.agency('erase', address, '--dry-run')
  expect(dry.output).toBe(
    [
      `Mailbox ${address}, written: ${address.split('@')[0]?.toUpperCase()}@firma.example, ${address}`,
      ...['outbox           8', 'message          6', 'conversation_secret 4'],
      ...['draft            0', 'attachment       2'],
      ...['review           1', 'ticket           1', 'contact_request  2', 'chat_lead        1'],
      ...['conversation     4', 'incoming_mail    0'],
      ...['analysis_link    1', 'idempotency_key  5', 'counted_post     0', 'Nothing was removed.\n'],
    ].join('\n'),
  )
  expect(await staff.app.countRows()).toBe(rows)
  const { output } = await staff.agency('erase', address)
  expect(output.split('\n').slice(0, 14)).toEqual(dry.output.split('\n').slice(0, 14))
  expect(await staff.app.countRows()).toBe(0)
})

test('what others wrote by mail goes with them, and with the person they wrote about', async ({ staff }) => {
  const { receive } = staff
  const mailsTo = async (recipient: string) =>
    (await staff.app.mails()).filter((mail) => mail.recipient === recipient)
  await receive(aMailIn({ subject: 'zqsubject', fresh: 'zqquestion' }))
  const refersTo = (await mailsTo('mari@firma.example')).map((mail) => mail.message_id)
  const from = { name: '', address: 'zqjaan@elsewhere.example' }
  const subject = 'Re: zqsubject'
  const file = { name: 'zqfile.txt', type: 'text/plain', content: Buffer.from('zqcontent') }
  await receive(aMailIn({ from, refersTo, subject, fresh: 'zqwords', files: [file] }))
  const jaans = ['zqjaan', 'zqwords', 'zqfile', 'zqcontent']
  const { output } = await staff.agency('export', from.address)
  expect(jaans.slice(0, 3).filter(isFoundIn(output))).toEqual(jaans.slice(0, 3))
  expect(output).toContain(file.content.toString('base64'))
  expect(output).not.toContain('zqquestion')

  expect((await staff.agency('erase', from.address)).output).toMatch(/Removed, to the last byte here/)
  const left = await everythingKept(staff)
  expect(jaans.filter(isFoundIn(left))).toEqual([])
  expect(left).toContain('zqquestion')

  await receive(
    aMailIn({ from: { name: '', address: 'piret@x.example' }, refersTo, subject, fresh: 'zqlater' }),
  )
  await staff.agency('erase', 'mari@firma.example')
  expect(['zqsubject', 'zqquestion', 'zqlater'].filter(isFoundIn(await everythingKept(staff)))).toEqual([])
})

test('an export has everything of a person and nothing of another', async ({ staff }) => {
  const [mari, jaan] = [await leaveEverything(staff, 'mari'), await leaveEverything(staff, 'jaan')]
  const { output } = await staff.agency('export', mari.address)
  const person = JSON.parse(output) as Record<string, { content?: string }[]>
  const contents = (person['attachment'] ?? []).map(({ content = '' }) => Buffer.from(content, 'base64'))
  const told = output + contents.join('')
  expect(mari.canaries.filter(isFoundIn(told))).toEqual(mari.canaries)
  expect(jaan.canaries.filter(isFoundIn(told))).toEqual([])
  expect(Object.fromEntries(Object.entries(person).map(([table, rows]) => [table, rows.length]))).toEqual({
    contact_request: 2,
    chat_lead: 1,
    analysis_link: 1,
    analysis: 1,
    ticket: 1,
    conversation: 4,
    message: 6,
    conversation_secret: 4,
    draft: 0,
    blocked_address: 0,
    incoming_mail: 0,
    attachment: 2,
    outbox: 8,
    outbox_attachment: 2,
    idempotency_key: 5,
    review: 1,
  })
})

test('an export into a folder has files as files, under names of ours', async ({ staff }) => {
  await using folder = testFolder()
  const { address } = await leaveEverything(staff, 'mari')
  const out = join(folder.path, randomUUID())
  expect((await staff.agency('export', address, '--out', out)).output).toBe(
    'person.json and 2 of its files are in the folder.\n',
  )
  expect(readdirSync(out).toSorted()).toEqual(['file-1.txt', 'file-2.txt', 'person.json'])
  expect(readFileSync(join(out, 'file-1.txt'), 'utf8')).toBe('begin zqcanaryfilecontentmari')
  await expect(staff.agency('export', address, '--out', out)).rejects.toThrow(/EEXIST/)
})

test('of a stranger there is nothing', async ({ staff }) => {
  await leaveEverything(staff, 'mari')
  const rows = await staff.app.countRows()
  const { output } = await staff.agency('export', 'firma.example@elsewhere.example')
  expect(Object.values(JSON.parse(output) as Record<string, unknown[]>).flat()).toEqual([])
  await staff.agency('erase', '%@firma.example')
  expect(await staff.app.countRows()).toBe(rows)
})

test.for([
  ['canary8юлия@фирма8.рф', 'Canary8Юлия@ФИРМА8.рф', 'canary8юлия+1@xn--8-7sbxqtw.xn--p1ai'],
  ['victim@example.com', 'Victim+7@Ｅxample.com', 'ｖictim@𝐞xample.com'],
] as const)('however %s is written, one erasure finds it all', async ([asked, ...written], { staff }) => {
  const key = () => ({ 'idempotency-key': randomUUID() })
  for (const email of written) {
    await staff.app.postContact(aContactRequest({ email }), key())
    await staff.app.postJson('/api/chatbot-lead', aChatLead({ email }), key())
    await staff.app.postJson('/api/tickets', aTicket({ customerEmail: email }), key())
    const number = (await staff.app.tickets()).at(-1)?.number
    await staff.app.postJson('/api/ticket-links', { number, email, language: 'en' })
  }
  const exported = await staff.agency('export', asked)
  expect(JSON.parse(exported.output)).toMatchObject({ contact_request: [{}, {}], ticket: [{}, {}] })
  const { code, output } = await staff.agency('erase', asked)
  expect(output).toMatch(/^Mailbox .*, written: .*@/)
  expect(output).toMatch(/Removed, to the last byte here/)
  expect(code).toBe(0)
  expect(await staff.app.countRows()).toBe(0)
  expect(await staff.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([])
})

test('an erasure that leaves something says so, and fails', async ({ staff }) => {
  await staff.app.postContact(aContactRequest({ email: 'mari@firma.example' }))
  await staff.db.updateTable('conversation').set({ mailbox: 'somebody@else.example' }).execute()
  const { code, output } = await staff.agency('erase', 'mari@firma.example')
  expect(output).toMatch(/NOT ALL IS REMOVED: 0 rows are left. Written: mari@firma.example/)
  expect(code).toBe(1)
})
