import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { readConversation } from '../server/features/desk/desk-conversation.ts'
import { readList } from '../server/features/desk/desk-list.ts'
import { search } from '../server/features/desk/desk-search.ts'
import { readWeek } from '../server/features/desk/desk-week.ts'
import { onOneConnection, openPostgres } from '../server/store/postgres/open-postgres.ts'
import { startTestServer } from '../server/store/postgres/test-server.ts'
import { openSqlite } from '../server/store/sqlite/open-sqlite.ts'
import type { Store } from '../server/store/store.ts'
import type { Db } from '../server/store/tables.ts'
import { seedDesk } from './seed-desk.ts'
import { spread, type Table } from './table.ts'

const CONVERSATIONS = 100_000
const NOW = new Date('2026-03-02T10:00:00Z')
const STAFF = 'anna@agency.example'

type Ask = (trx: Db) => Promise<unknown>
const list =
  (question: Parameters<typeof readList>[1]): Ask =>
  (trx) =>
    readList(trx, question, STAFF, NOW)
const find =
  (text: string): Ask =>
  (trx) =>
    search(trx, text)

/** What the desk asks its store, and how long it may take in ms. */
const QUESTIONS: readonly [what: string, ask: Ask, target: string][] = [
  ['list, first rows', list({}), '<= 100 ms'],
  ['list, from row 9,900', list({ from: '9900' }), '<= 100 ms'],
  ['list of the solved, from row 9,900', list({ filter: 'solved', from: '9900' }), '<= 100 ms'],
  ['search, a word of nearly all', find('bakebaba'), '<= 100 ms'],
  ['search, beginning of many words', find('b'), '<= 100 ms'],
  ['search, two words and a name', find('kemoba praba lif'), '<= 100 ms'],
  ['search, one number', find('T0077777'), '<= 100 ms'],
  ['search, nothing', find('zebra'), '<= 100 ms'],
  ['a conversation', (trx) => readConversation(trx, 'seed-00050000', { id: '' }, NOW), '<= 25 ms'],
  ['a week', (trx) => readWeek(trx, '', 'Europe/Tallinn', NOW), '<= 100 ms'],
]

/** Measures the desk's questions to a store with many conversations, on both engines. */
export async function measureDesk(runs: number): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'valmis-bench-'))
  await using server = await startTestServer()
  try {
    const file = await openSqlite(folder)
    await seedDesk(file.db, CONVERSATIONS)
    const ofSqlite = await measure(file, runs)
    await server.admin('create database desk')
    const url = server.urlOf('desk')
    const store = await openPostgres(url)
    await onOneConnection(url, (db) => seedDesk(db, CONVERSATIONS)) // it takes longer than a request may
    const ofPostgres = await measure(store, runs)
    return {
      heading: `Desk, ${CONVERSATIONS.toLocaleString('en')} conversations`,
      about: `Inside one transaction, ms, ${runs} runs after one that does not count: median (range).`,
      columns: ['', 'SQLite', 'PostgreSQL', 'target'],
      rows: QUESTIONS.map(([what, , target], place) => [
        what,
        spread(ofSqlite[place] ?? [], 1),
        spread(ofPostgres[place] ?? [], 1),
        target,
      ]),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure({ db, write }: Store, runs: number): Promise<number[][]> {
  const all: number[][] = []
  for (const [, ask] of QUESTIONS) {
    await write(ask)
    const times: number[] = []
    for (let run = 0; run < runs; run += 1)
      times.push(
        await write(async (trx) => {
          const begun = performance.now()
          await ask(trx)
          return performance.now() - begun
        }),
      )
    all.push(times)
  }
  await db.destroy()
  return all
}
