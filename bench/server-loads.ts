import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

import { folder } from './folder.ts'
import { startNginx, startOurs, startPostApp, type Measured } from './server-processes.ts'
import { posts, putLoad, type Load, type Posted } from './server-wrk.ts'

const MESSAGE = 'Please look at my website. '.repeat(14)
const SECONDS = 3
const CONNECTIONS = 64
const IDLE_MS = 3_000
/** More than any disk has committed so far. */
const MOST_POSTS_A_SECOND = 15_000

function loadPages({ url }: Measured, connections = CONNECTIONS, seconds = SECONDS): Promise<Load> {
  return putLoad(new URL('/en', url), { seconds, connections })
}

function post(
  route: Posted,
  { url }: Measured,
  files: string,
  run: number,
  seconds = SECONDS,
): Promise<Load> {
  const script = join(files, `posts-${run}.lua`)
  writeFileSync(script, posts(route, run, seconds * MOST_POSTS_A_SECOND))
  return putLoad(url, { seconds, connections: CONNECTIONS, script })
}

/** A page from our server and from nginx, in turns. */
export async function comparePages(runs: number): Promise<[ours: Load[], nginx: Load[]]> {
  using files = folder()
  await using ours = await startOurs(files.path)
  await using nginx = await startNginx(files.path)
  const loads: [Load[], Load[]] = [[], []]
  await loadPages(ours, CONNECTIONS, 1) // it is compiled by now, as a minute after any start
  while (loads[1].length < runs) {
    loads[0].push(await loadPages(ours))
    loads[1].push(await loadPages(nginx))
  }
  return loads
}

/** Contact requests with group commit and with a commit each, in turns. */
export async function comparePosts(runs: number): Promise<[grouped: Load[], perRequest: Load[]]> {
  const loads: [Load[], Load[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    for (const [index, writer] of (['grouped', 'per-request'] as const).entries()) {
      using files = folder() // a fresh database: both insert into tables of the same size
      await using app = await startPostApp(writer, files.path)
      await post('contact', app, files.path, 2 * run, 1)
      loads[index]?.push(await post('contact', app, files.path, 2 * run + 1))
    }
  }
  return loads
}

/** Tickets, each with its mails and key, and bare rows of one commit each, in turns. */
export async function compareTickets(runs: number): Promise<[tickets: Load[], rowsPerSecond: number[]]> {
  const loads: [Load[], number[]] = [[], []]
  while (loads[1].length < runs) {
    using files = folder()
    await using app = await startPostApp('grouped', files.path)
    await post('tickets', app, files.path, 0, 1)
    loads[0].push(await post('tickets', app, files.path, 1))
    loads[1].push(insertBare(files.path, SECONDS))
  }
  return loads
}

/** Contact requests into a PostgreSQL database, which fills up in the process. */
export async function postToPostgres(databaseUrl: string, runs: number): Promise<Load[]> {
  using files = folder()
  await using app = await startPostApp('grouped', files.path, databaseUrl)
  await post('contact', app, files.path, 0, 1)
  const loads: Load[] = []
  while (loads.length < runs) loads.push(await post('contact', app, files.path, loads.length + 1))
  return loads
}

/** Pages while posts pour in and mails are sent, and how many staff mails were sent. */
export async function mixPostsAndPages() {
  using files = folder()
  await using ours = await startOurs(files.path)
  await post('contact', ours, files.path, 0, 1)
  const posting = post('contact', ours, files.path, 1, SECONDS + 1)
  await delay(500)
  const pages = await loadPages(ours, 8)
  const posted = await posting
  using database = new DatabaseSync(join(files.path, 'valmis.db'), { readOnly: true })
  const row = database.prepare("select count(*) as sent from outbox where state = 'sent' and priority = 0")
  return { pages, posts: posted, staffMails: Number(row.get()?.['sent']) }
}

/** Starts with an existing database and cached code; the memory of two of them. */
export async function measureStarts(
  runs: number,
  source = false,
): Promise<[startMs: number[], residentMib: number[]]> {
  using files = folder()
  const startMs: number[] = []
  const residentMib: number[] = []
  await startOurs(files.path, source).then((warmup) => warmup[Symbol.asyncDispose]())
  for (let run = 0; run < runs; run += 1) {
    await using ours = await startOurs(files.path, source)
    startMs.push(ours.startMs)
    if (run > 1) continue
    await delay(IDLE_MS)
    residentMib.push(ours.residentMib())
  }
  return [startMs, residentMib]
}

/**
 * Rows a second that SQLite takes with a transaction each, as durable as the server's: the disk alone,
 * without validation, mails, keys or HTTP.
 */
function insertBare(folder: string, seconds: number): number {
  using database = new DatabaseSync(join(folder, 'bare.db'))
  database.exec('PRAGMA journal_mode = WAL')
  database.exec('PRAGMA synchronous = FULL')
  database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, email TEXT, message TEXT) STRICT')
  const insert = database.prepare('INSERT INTO rows (email, message) VALUES (?, ?)')
  const begun = performance.now()
  let rows = 0
  while (performance.now() - begun < seconds * 1000) {
    insert.run(`visitor${rows}@example.com`, MESSAGE)
    rows += 1
  }
  return rows / ((performance.now() - begun) / 1000)
}
