import { sql } from 'kysely'
import { setTimeout as delay } from 'node:timers/promises'

import {
  countCountedPosts,
  deleteCountedPosts,
  mailboxHashes,
} from '../../abuse/rate-limits/counted-posts.ts'
import { readContent, removeAttachment } from '../conversation/attachments/attachment-rows.ts'
import { mailboxOf } from '../../mailbox.ts'
import { isPostgres } from '../../store/queries.ts'
import { removeMailFiles } from '../../mail/outbox/mail-transports.ts'
import type { PersonCopies } from '../../mail/inbox/remove-mails.ts'
import type { Settings } from '../../settings.ts'
import { mailFolder } from '../../store/data-folder.ts'
import type { Store, Write } from '../../store/store.ts'
import type { Db } from '../../store/tables.ts'
import { countRows, findMailsAbout, listed, readRows, removeRows, type RowCounts } from './record-rows.ts'

/**
 * Finds everything of a mailbox's owner, in any spelling of the address: ids of their tickets, requests and
 * leads, of mails to them, from them, and about what they sent, and of their messages in other people's
 * conversations, with the files; and stored answers to them, which have fingerprints of what they sent.
 */
async function findPerson(trx: Db, mailbox: string) {
  const records: string[] = []
  for (const table of ['conversation', 'analysis_link', 'incoming_mail'] as const) {
    const rows = await trx.selectFrom(table).select('id').where('mailbox', '=', mailbox).execute()
    records.push(...rows.map(({ id }) => id))
  }
  const about = trx.selectFrom('incoming_mail').select('id').where('conversation_id', 'in', listed(records))
  const written = await findWritten(trx, mailbox)
  const known = new Set(records)
  for (const { id } of await about.execute()) if (!known.has(id)) records.push(id)
  records.push(...written.map(({ id }) => id))
  const addressed = await trx
    .selectFrom('outbox')
    .select('id')
    .where('recipient_mailbox', '=', mailbox)
    .execute()
  const mails = new Set([...(await findMailsAbout(trx, records)), ...addressed.map(({ id }) => id)])
  const answers = await trx.selectFrom('idempotency_key').selectAll().where('mailbox', '=', mailbox).execute()
  const files = written.flatMap((message) => JSON.parse(message.files) as string[])
  return { ids: [...records, ...files, ...mails], mails: [...mails], answers }
}

async function findWritten(trx: Db, mailbox: string) {
  const others = await trx
    .selectFrom('message')
    .select(['id', 'sender', 'files'])
    .where(sql<boolean>`sender <> ''`) // as the index has it
    .execute()
  return others.filter(({ sender }) => mailboxOf(sender) === mailbox)
}

/** What tells a person's mails in the mailbox that is read: their addresses, and what the server knows of others'. */
export async function findCopies(write: Write, mailbox: string): Promise<PersonCopies> {
  const spellings = await findSpellings(write, mailbox)
  const messageIds = await write(async (trx) => {
    const ids = listed((await findPerson(trx, mailbox)).ids)
    const came = trx.selectFrom('incoming_mail').select('message_id').where('id', 'in', ids)
    const said = trx
      .selectFrom('message')
      .select('mail_id as message_id')
      .where((is) => is.or([is('conversation_id', 'in', ids), is('id', 'in', ids)]))
    return [...(await came.execute()), ...(await said.execute())].map(({ message_id: id }) => id)
  })
  return { mailbox, spellings, messageIds: [...new Set(messageIds)].filter((id) => id !== '') }
}

/** Columns with an address as it was written. */
const WRITTEN = [
  ['conversation', 'email'],
  ['message', 'sender'],
  ['incoming_mail', 'sender'],
  ['analysis_link', 'email'],
  ['outbox', 'recipient'],
  ['outbox', 'reply_to'],
] as const

/** Rows read at once: others wait for it. */
const ROWS_AT_ONCE = 2_000

/** All spellings of a mailbox's addresses; every row is read, not to depend on the mailbox columns. */
export async function findSpellings(write: Write, mailbox: string): Promise<readonly string[]> {
  const spellings = new Set<string>()
  for (const [table, column] of WRITTEN)
    for (let last: string | undefined = ''; last !== undefined;) {
      const after: string = last
      const rows = await write((trx) =>
        trx
          .selectFrom(table as 'outbox')
          .select(['id', `${column as 'reply_to'} as address`])
          .where('id', '>', after)
          .orderBy('id')
          .limit(ROWS_AT_ONCE)
          .execute(),
      )
      for (const { address } of rows)
        if (address !== null && mailboxOf(address) === mailbox) spellings.add(address)
      last = rows.at(-1)?.id
    }
  return [...spellings].toSorted()
}

/** Everything stored about a person: rows as they are, files in base64. */
export type PersonExport = Awaited<ReturnType<typeof exportPerson>>

/** Reads everything stored about a mailbox's owner (GDPR articles 15 and 20). */
export async function exportPerson(write: Write, mailbox: string) {
  const rows = await write(async (trx) => {
    const { ids, mails, answers } = await findPerson(trx, mailbox)
    const sent = trx.selectFrom('outbox_attachment').selectAll().where('mail_id', 'in', listed(mails))
    const outbox_attachment = await sent.execute()
    const linked = trx.selectFrom('analysis_link').select('analysis_id').where('id', 'in', listed(ids))
    const analysis = await trx.selectFrom('analysis').selectAll().where('id', 'in', linked).execute()
    const blocked = trx.selectFrom('blocked_address').selectAll().where('mailbox', '=', mailbox)
    const blocked_address = await blocked.execute()
    const rows = await readRows(trx, ids)
    return { ...rows, outbox_attachment, analysis, idempotency_key: answers, blocked_address }
  })
  const attachment = []
  for (const file of rows.attachment)
    attachment.push({ ...file, content: (await readContent(write, file.id)).toString('base64') })
  return { ...rows, attachment }
}

export async function countPerson(write: Write, mailbox: string, now: Date): Promise<RowCounts> {
  return write(async (trx) => {
    const { ids, answers } = await findPerson(trx, mailbox)
    const counted_post = await countCountedPosts(trx, await mailboxHashes(trx, mailbox, now))
    return { ...(await countRows(trx, ids)), idempotency_key: answers.length, counted_post }
  })
}

/**
 * Removes everything of a mailbox's owner (GDPR article 17); `forgetBytes` removes what the engine keeps of it.
 * Returns the counts, and the mails: some may be files.
 * @param alongside what belongs into the same transaction
 */
export async function erasePerson(
  write: Write,
  mailbox: string,
  now: Date,
  alongside: (trx: Db) => Promise<void> = () => Promise.resolve(),
): Promise<{ rows: RowCounts; mails: readonly string[] }> {
  const { files, ...erasure } = await write(async (trx) => {
    const { ids, mails, answers } = await findPerson(trx, mailbox)
    const files = await trx
      .selectFrom('attachment')
      .select('id')
      .where((is) => is.or([is('conversation_id', 'in', listed(ids)), is('id', 'in', listed(ids))]))
      .execute()
    const rows = await removeRows(trx, ids)
    for (const { scope, key } of answers)
      await trx.deleteFrom('idempotency_key').where('scope', '=', scope).where('key', '=', key).execute()
    await trx.deleteFrom('blocked_address').where('mailbox', '=', mailbox).execute()
    await alongside(trx)
    const counted_post = await deleteCountedPosts(trx, await mailboxHashes(trx, mailbox, now))
    return { files, mails, rows: { ...rows, idempotency_key: answers.length, counted_post } }
  })
  for (const { id } of files) await removeAttachment(write, id)
  return erasure
}

/**
 * Removes a person everywhere, as the server does it: first from the mailbox that is read, so that nothing is
 * gone here if that fails; then rows and mails that are files. In a SQLite file the places of the rows are
 * emptied (`secure_delete`); single copies that balancing made of them go when it is rewritten at night
 * (start.ts): now everybody would wait, 6 s with 100,000 conversations. Returns the counts.
 */
export async function erasePersonWhole(
  { db, write }: Pick<Store, 'db' | 'write'>,
  mailbox: string,
  now: Date,
  { dataDir, imap }: Pick<Settings, 'dataDir' | 'imap'>,
  alongside: (trx: Db) => Promise<void>,
): Promise<RowCounts> {
  if (imap !== null) {
    const { removeMails } = await import('../../mail/inbox/remove-mails.ts')
    await removeMails(imap, await findCopies(write, mailbox))
  }
  const { rows, mails } = await erasePerson(write, mailbox, now, alongside)
  removeMailFiles(mailFolder(dataDir), mails)
  if (isPostgres(db)) await forgetBytes(db)
  return rows
}

/** Retries on a SQLite file that a server is writing to, and the pause between them. */
const TRIES = 100
const WAIT_MS = 50

/**
 * Removes deleted rows to the last byte. SQLite: the log is written back, the file rewritten without free
 * pages, the log truncated. PostgreSQL: dead rows are vacuumed; its own log keeps them until it is recycled.
 * False: the store was busy, and it has to be repeated.
 */
export async function forgetBytes(db: Db): Promise<boolean> {
  if (isPostgres(db)) {
    await sql`vacuum`.execute(db)
    return true
  }
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await vacuumed(db)) return true
    await delay(WAIT_MS)
  }
  return false
}

async function vacuumed(db: Db): Promise<boolean> {
  try {
    await sql`vacuum`.execute(db)
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db)
    return rows[0]?.busy === 0
  } catch (error) {
    const isBusy = error instanceof Error && /locked|busy/.test(error.message)
    if (isBusy) return false
    throw error
  }
}
