import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { aFormToken, aTicket } from '../server/test-posts.ts'
import { readConversation } from '../server/features/desk/desk-conversation.ts'
import { readList } from '../server/features/desk/desk-list.ts'
import { search } from '../server/features/desk/desk-search.ts'
import { readWeek } from '../server/features/desk/desk-week.ts'
import { backUp } from '../server/operations/backup/backup.ts'
import { removeOverdue } from '../server/operations/personal-data/retention.ts'
import { readSettings } from '../server/settings.ts'
import { openDatabase } from '../server/store/open-database.ts'
import { onOneConnection } from '../server/store/postgres/open-postgres.ts'
import { startTestServer } from '../server/store/postgres/test-server.ts'
import type { Store } from '../server/store/store.ts'
import type { Db } from '../server/store/tables.ts'
import { buildBenchApp } from './bench-app.ts'
import { seedDesk } from './seed-desk.ts'
import { folder, startOurs } from './server-processes.ts'
import type { Table } from './table.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
/** By then one in a hundred of the seeded conversations is older than their 24 months. */
const FIRST_OVERDUE = new Date('2026-04-08T10:00:00Z')
const FILTERS = ['open', 'mine', 'unassigned', 'answered', 'snoozed', 'solved'] as const
const SEARCHES = ['bakebaba', 'b', 'kemoba praba lif', 'bakebaba kemoba', 'T0000777', 'zebra']
const POST_ROUNDS = 4
/** At once, and how much each sends in a round. */
const POSTERS = 8
const POSTS_EACH = 100
const RUNS = 5
/** A busy machine: what grows by less than this beyond its rows, or by less than so many ms, is no finding. */
const NOISE = 1.3
const NOISE_MS = 2

/** What is measured of a store, in this order: posts and removals change it. */
const MEASURES: readonly [what: string, measure: (place: Place) => Promise<number>, mayGrow: boolean][] = [
  ['server start', measureStart, false],
  ['list at the desk, <= 100 ms of 100,000', measureList, true],
  ['search at the desk, <= 100 ms of 100,000', measureSearch, true],
  [
    'conversation at the desk, <= 25 ms',
    (place) => slowest(place, [(trx) => readConversation(trx, 'seed-00000500', { id: '' }, NOW)]),
    false,
  ],
  [
    'week at the desk, <= 100 ms of 100,000',
    (place) => slowest(place, [(trx) => readWeek(trx, '', 'Europe/Tallinn', NOW)]),
    true,
  ],
  ['ticket, p99', measurePosts, false],
  ['retention', measureRetention, true],
  ['backup', measureBackup, true],
]

interface Place {
  dataDir: string
  databaseUrl: URL | null
  store: Store
}

/** How the parts of the server that use the store grow with it, on both engines; after a build. */
export async function measureGrowth(sizes: readonly number[]): Promise<Table> {
  await using server = await startTestServer()
  const rows: string[][] = []
  for (const engine of ['SQLite', 'PostgreSQL']) {
    const times: number[][] = []
    for (const size of sizes) {
      if (engine === 'PostgreSQL') await server.admin('create database growth')
      times.push(await measureSize(size, engine === 'PostgreSQL' ? server.urlOf('growth') : null))
      if (engine === 'PostgreSQL') await server.admin('drop database growth')
    }
    for (const [place, [what, , mayGrow]] of MEASURES.entries()) {
      const ofSizes = times.map((found) => found[place] ?? Number.NaN)
      const rule = mayGrow ? 'no faster than its rows' : 'not at all'
      rows.push([`${what}, ${engine}`, ...cells(ofSizes, mayGrow ? sizes : sizes.map(() => 1)), rule])
    }
  }
  return {
    heading: 'Growth',
    about:
      'Conversations in the store, each with three messages and mails; ms, and how many times those of the size before.',
    columns: ['', ...sizes.map((size) => size.toLocaleString('en')), 'may grow'],
    rows,
  }
}

async function measureSize(size: number, databaseUrl: URL | null): Promise<number[]> {
  using files = folder()
  const store = await openDatabase({ dataDir: files.path, databaseUrl })
  if (databaseUrl === null) await seedDesk(store.db, size)
  else await onOneConnection(databaseUrl, (db) => seedDesk(db, size)) // it takes longer than a request may
  const found: number[] = []
  for (const [, measure] of MEASURES) found.push(await measure({ dataDir: files.path, databaseUrl, store }))
  await store.db.destroy()
  return found
}

/** @param allowed how the times may grow, in any unit. */
function cells(times: readonly number[], allowed: readonly number[]): string[] {
  return times.map((time, place) => {
    const before = times[place - 1]
    const most = ((allowed[place] ?? 1) / (allowed[place - 1] ?? 1)) * NOISE
    if (before === undefined) return time.toFixed(1)
    const verdict = time > before * most + NOISE_MS ? ', too much' : ''
    return `${time.toFixed(1)} (× ${(time / before).toFixed(1)}${verdict})`
  })
}

async function inTime(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** The median of some runs, after one that does not count. */
async function usual(run: () => Promise<number>): Promise<number> {
  const times: number[] = []
  while (times.length <= RUNS) times.push(await run())
  return times.slice(1).sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN
}

/** To the first answer. */
function measureStart({ dataDir, databaseUrl }: Place): Promise<number> {
  return usual(async () => {
    await using ours = await startOurs(dataDir, databaseUrl)
    return ours.startMs
  })
}

async function slowest({ store }: Place, questions: readonly ((trx: Db) => Promise<unknown>)[]) {
  const times: number[] = []
  for (const ask of questions) times.push(await usual(() => inTime(() => store.write(ask))))
  return Math.max(...times)
}

/** From the first row and from far down. */
function measureList(place: Place): Promise<number> {
  const lists = FILTERS.flatMap((filter) => [{ filter }, { filter, from: '9900' }])
  const ask = (list: (typeof lists)[number]) => (trx: Db) => readList(trx, list, '', NOW)
  return slowest(place, lists.map(ask))
}

function measureSearch(place: Place): Promise<number> {
  const ask = (words: string) => (trx: Db) => search(trx, words)
  return slowest(place, SEARCHES.map(ask))
}

function measureBackup({ dataDir, databaseUrl }: Place): Promise<number> {
  const target = join(dataDir, 'backup')
  return inTime(() => backUp({ dataDir, databaseUrl }, target)).finally(() => rmSync(target, { force: true }))
}

/** The 99th percentile of the best round: a disk that others use as well is slow at times. */
async function measurePosts({ store }: Place): Promise<number> {
  const settings = readSettings({ RATE_LIMITS: 'off', ANALYSIS: 'off', ACKNOWLEDGEMENTS_AN_HOUR: 'off' })
  const app = await buildBenchApp(settings, store.write)
  const post = async (customerEmail: string) => {
    const sent = { headers: aFormToken(), payload: aTicket({ customerEmail }) }
    const { statusCode } = await app.inject({ method: 'POST', url: '/api/tickets', ...sent })
    if (statusCode !== 201) throw new Error(`A ticket was answered with ${statusCode}`)
  }
  const rounds: number[] = []
  for (let round = 0; round < POST_ROUNDS; round += 1) {
    const times: number[] = []
    const poster = async (_: unknown, who: number) => {
      for (let sent = 0; sent < POSTS_EACH; sent += 1)
        times.push(await inTime(() => post(`p${round}-${who}-${sent}@firma.example`)))
    }
    await Promise.all(Array.from({ length: POSTERS }, poster))
    rounds.push(times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN)
  }
  await app.close()
  return Math.min(...rounds)
}

function measureRetention({ store }: Place): Promise<number> {
  return inTime(() => removeOverdue(store.write, readSettings({}).retention, FIRST_OVERDUE))
}
