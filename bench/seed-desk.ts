/** `node bench/seed-desk.ts <data folder> [10000]`: fills a new SQLite database with conversations for the desk. */
import { sql } from 'kysely'

import { LOCALE_CODES } from '../domain/language/locales.ts'
import { openSqlite } from '../server/store/sqlite/open-sqlite.ts'
import { searchedWords } from '../server/store/search-rows.ts'
import type { Db } from '../server/store/tables.ts'

const BATCH = 500
const DAY_MS = 24 * 60 * 60 * 1_000
const WORDS_IN_TEXT = 30
const SYLLABLES = 'ba ke li mo nu pra sto tel vis wur zen kal dor fin'.split(' ')

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

/** Inserts so many tickets with two messages each; one in ten is open. Some words are in nearly every text, most in few. */
export async function seedDesk(db: Db, count: number): Promise<void> {
  const random = createRandom(1)
  const word = (place: number) =>
    [place % 14, (place * 3 + 1) % 14, Math.floor(place / 14) % 14, Math.floor(place / 196) % 14]
      .map((syllable) => SYLLABLES[syllable] ?? '')
      .join('')
  const text = () =>
    Array.from({ length: WORDS_IN_TEXT }, () => word(Math.floor(2_700 * random() ** 3))).join(' ')
  const end = Date.parse('2026-03-02T10:00:00Z')
  for (let from = 0; from < count; from += BATCH) {
    const places = Array.from({ length: Math.min(BATCH, count - from) }, (_, place) => from + place)
    const all = places.map((place) => {
      const id = `seed-${String(place).padStart(8, '0')}`
      const at = new Date(end - ((count - place) / count) * 700 * DAY_MS).toISOString()
      const person = {
        name: `${word(place % 2_700)} ${word((place * 7) % 2_700)}`,
        email: `p${place}@firma.example`,
      }
      const isOpen = place % 10 === 0
      const number = `T${String(place).padStart(7, '0')}`
      const conversation = {
        ...person,
        id,
        created_at: at,
        changed_at: at,
        kind: 'ticket',
        mailbox: person.email,
        language: LOCALE_CODES[place % LOCALE_CODES.length] ?? 'en',
        assignee: '',
        state: isOpen ? 'open' : place % 10 === 1 ? 'answered' : 'solved',
        answer_by: at,
        first_answer_at: isOpen ? null : at,
        first_promise: isOpen ? null : at,
      } as const
      const ticket = {
        id,
        created_at: at,
        number,
        category: 'General',
        urgency: 'normal',
        subject: text().slice(0, 60),
        message: `${text()}\n\nURL: Not provided`,
      } as const
      const message = { conversation_id: id, created_at: at, files: '[]', way: 'page' } as const
      const messages = [
        { ...message, id: `${id}-0`, type: 'created', text: '' },
        { ...message, id: `${id}-1`, type: 'customer-reply', text: text() },
        { ...message, id: `${id}-2`, type: 'staff-reply', text: text(), staff: 'anna@agency.example' },
      ] as const
      const said = [
        [id, `${number} ${ticket.subject} ${ticket.message}`],
        ...messages.slice(1).map((one) => [one.id, one.text]),
      ]
      const searched = said.map(([row = '', words = '']) => ({
        id: row,
        conversation_id: id,
        created_at: at,
        words: searchedWords(`${person.name} ${person.email} ${words}`).join(' '),
      }))
      return { conversation, ticket, messages, searched }
    })
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('conversation')
        .values(all.map((one) => one.conversation))
        .execute()
      await trx
        .insertInto('ticket')
        .values(all.map((one) => one.ticket))
        .execute()
      for (const place of [1, 2, 0])
        await trx
          .insertInto('message')
          .values(all.flatMap((one) => one.messages[place] ?? []))
          .execute()
      for (const place of [0, 1, 2])
        await trx
          .insertInto('search_text')
          .values(all.flatMap((one) => one.searched[place] ?? []))
          .execute()
    })
  }
  await sql`analyze`.execute(db)
}

if (import.meta.main) {
  const [folder, count = '10000'] = process.argv.slice(2)
  if (folder === undefined) throw new Error('Name a data folder')
  const { db } = await openSqlite(folder)
  await seedDesk(db, Number(count))
  await db.destroy()
}
