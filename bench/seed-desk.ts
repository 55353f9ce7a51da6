import { sql } from 'kysely'

import { LOCALE_CODES } from '../domain/language/locales.ts'
import { isPostgres } from '../server/store/queries.ts'
import { searchedWords } from '../server/store/search-rows.ts'
import type { Database, Db, NewRow } from '../server/store/tables.ts'

const BATCH = 500
const DAY_MS = 24 * 60 * 60 * 1_000
/** The oldest began so many days before the newest. */
const SEEDED_DAYS = 700
const END = Date.parse('2026-03-02T10:00:00Z')
const WORDS_IN_TEXT = 30
const SYLLABLES = 'ba ke li mo nu pra sto tel vis wur zen kal dor fin'.split(' ')
const WORDS = Array.from({ length: 2_700 }, (_, place) =>
  [place % 14, (place * 3 + 1) % 14, Math.floor(place / 14) % 14, Math.floor(place / 196) % 14]
    .map((syllable) => SYLLABLES[syllable] ?? '')
    .join(''),
)
const STAFF = 'anna@agency.example'

/** The same numbers every time (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Inserts so many tickets, each with a reply by mail, an answer and the mails about them; one in ten is open.
 * Some words are in nearly every text, most in few. PostgreSQL gets its index of words and its statistics
 * afterwards, as a server that has run for two years has them; SQLite keeps none.
 */
export async function seedDesk(db: Db, count: number): Promise<void> {
  const random = createRandom(1)
  const { rows: indexes } = isPostgres(db)
    ? await sql<{ name: string; text: string }>`select indexname as name, indexdef as text from pg_indexes
        where indexname = 'search_text_words'`.execute(db)
    : { rows: [] }
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(db)
  for (let from = 0; from < count; from += BATCH) {
    const rows: { [Table in keyof Database]?: NewRow<Table>[] } = {}
    const add = <Table extends keyof Database>(table: Table, ...more: NewRow<Table>[]) =>
      ((rows[table] ??= []) as NewRow<Table>[]).push(...more)
    for (let place = from; place < Math.min(from + BATCH, count); place += 1)
      addConversation(add, place, place / count, random)
    await db.transaction().execute(async (trx) => {
      for (const [table, values] of Object.entries(rows))
        await trx
          .insertInto(table as 'message')
          .values(values as NewRow<'message'>[])
          .execute()
    })
  }
  for (const { text } of indexes) await sql.raw(text).execute(db)
  if (isPostgres(db)) await sql`vacuum analyze`.execute(db)
}

/** @param part how far between the oldest and the newest, from 0 to 1. */
function addConversation(
  add: <Table extends keyof Database>(table: Table, ...rows: NewRow<Table>[]) => void,
  place: number,
  part: number,
  random: () => number,
): void {
  const id = `seed-${String(place).padStart(8, '0')}`
  const word = (of: number) => WORDS[of % WORDS.length] ?? ''
  const text = () =>
    Array.from({ length: WORDS_IN_TEXT }, () => word(Math.floor(WORDS.length * random() ** 3))).join(' ')
  const at = new Date(END - (1 - part) * SEEDED_DAYS * DAY_MS).toISOString()
  const name = `${word(place)} ${word(place * 7)}`
  const email = `p${place}@firma.example`
  const language = LOCALE_CODES[place % LOCALE_CODES.length] ?? 'en'
  const isOpen = place % 10 === 0
  const number = `T${String(place).padStart(7, '0')}`
  const subject = text().slice(0, 60)
  const [message, reply, answer] = [`${text()}\n\nURL: Not provided`, text(), text()]
  const common = { conversation_id: id, created_at: at }
  add('conversation', {
    id,
    created_at: at,
    changed_at: at,
    kind: 'ticket',
    name,
    email,
    mailbox: email,
    language,
    state: isOpen ? 'open' : place % 10 === 1 ? 'answered' : 'solved',
    answer_by: at,
    first_answer_at: isOpen ? null : at,
    first_promise: isOpen ? null : at,
  })
  add('ticket', { id, created_at: at, number, subject, message, category: 'General', urgency: 'normal' })
  const said = { ...common, files: '[]', staff: '', mail_id: '' }
  add(
    'message',
    { ...said, id: `${id}-0`, type: 'created', text: '' },
    { ...said, id: `${id}-1`, type: 'customer-reply', text: reply, mail_id: id },
    { ...said, id: `${id}-2`, type: 'staff-reply', text: answer, staff: STAFF },
  )
  for (const [row, words] of [
    [id, `${number} ${subject} ${message}`],
    [`${id}-1`, reply],
    [`${id}-2`, answer],
  ] as const)
    add('search_text', { ...common, id: row, words: searchedWords(`${name} ${email} ${words}`).join(' ') })
  for (const [kind, record_id, recipient] of [
    ['ticket-notification', id, STAFF],
    ['ticket-confirmation', id, email],
    ['answer', `${id}-2`, email],
  ] as const)
    add('outbox', {
      ...common,
      id: `${kind} ${record_id}`,
      kind,
      record_id,
      sender: STAFF,
      sender_name: '',
      recipient,
      recipient_mailbox: recipient,
      subject,
      text: '',
      html: '',
      language,
      message_id: `${kind} ${record_id}`,
      auto_submitted: 'no',
      priority: 1,
      state: 'sent',
      attempts: 1,
      next_attempt_at: at,
    })
  add('journal', { ...common, id, staff: STAFF, act: 'answered', detail: '', network: '' })
  const choice = { analytics: 1, marketing: 1, functional: 1 }
  const vendors = { google_analytics: 1, google_ads: 1, facebook_pixel: 1, matomo: 1 }
  const asked = { policy_version: '1', text_hash: '1', language }
  const consent = { id, created_at: at, consent_id: id, result: 'accepted' } as const
  add('consent', { ...consent, ...choice, ...vendors, ...asked })
}
