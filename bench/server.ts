/**
 * The server beside what one would use instead (quality.md §2): `node bench/server.ts [--rounds 3] [--seconds 3]`,
 * after a build. Needs wrk and nginx. The two of a pair take turns, so that a slow minute of the machine hits
 * both; what counts is their ratio. With `DATABASE_URL` it posts into that PostgreSQL too, and leaves the rows.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { folder } from './folder.ts'
import { median } from './median.ts'
import { startNginx, startOurs, startPostApp, type Measured } from './server-processes.ts'
import { contactPosts, putLoad, type Load } from './server-wrk.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    starts: { type: 'string', default: '5' },
  },
})
const rounds = Array.from({ length: Number(values.rounds) }, (_, index) => index)
const seconds = Number(values.seconds)
const IDLE_MS = 3_000
/** Above what the disk commits on any machine this has run on. */
const MOST_POSTS_A_SECOND = 15_000

function loadPages({ url }: Measured, connections = 64, duration = seconds): Promise<Load> {
  return putLoad(new URL('/en', url), { seconds: duration, connections })
}

function post({ url }: Measured, files: string, run: number, duration = seconds): Promise<Load> {
  const script = join(files, `posts-${run}.lua`)
  writeFileSync(script, contactPosts(run, duration * MOST_POSTS_A_SECOND))
  return putLoad(url, { seconds: duration, connections: 64, script })
}

async function comparePages(): Promise<[Load[], Load[]]> {
  using files = folder()
  await using ours = await startOurs(files.path)
  await using nginx = await startNginx(files.path)
  const loads: [Load[], Load[]] = [[], []]
  await loadPages(ours, 64, 1) // compiled by now, as it is a minute after any start
  while (loads[1].length < rounds.length) {
    loads[0].push(await loadPages(ours))
    loads[1].push(await loadPages(nginx))
  }
  return loads
}

async function comparePosts(): Promise<[Load[], Load[]]> {
  const loads: [Load[], Load[]] = [[], []]
  for (const run of rounds) {
    for (const [index, writer] of (['grouped', 'per-request'] as const).entries()) {
      using files = folder() // a fresh database: both insert into tables of the same size
      await using app = await startPostApp(writer, files.path)
      await post(app, files.path, 2 * run, 1)
      loads[index]?.push(await post(app, files.path, 2 * run + 1))
    }
  }
  return loads
}

/** The same posts into a PostgreSQL database, which fills up meanwhile. */
async function postToPostgres(databaseUrl: string): Promise<Load[]> {
  using files = folder()
  await using app = await startPostApp('grouped', files.path, databaseUrl)
  await post(app, files.path, 0, 1)
  const loads: Load[] = []
  for (const run of rounds) loads.push(await post(app, files.path, run + 1))
  return loads
}

/** Pages while posts pour in and mails go out, and how many of the staff's mails went. */
async function mixPostsAndPages() {
  using files = folder()
  await using ours = await startOurs(files.path)
  await post(ours, files.path, 0, 1)
  const posting = post(ours, files.path, 1, seconds + 1)
  await delay(500)
  const pages = await loadPages(ours, 8)
  const posts = await posting
  using database = new DatabaseSync(join(files.path, 'valmis.db'), { readOnly: true })
  const row = database.prepare("select count(*) as sent from outbox where state = 'sent' and priority = 0")
  return { pages, posts, staffMails: Number(row.get()?.['sent']) }
}

async function start(): Promise<[startMs: number[], residentMib: number[]]> {
  using files = folder()
  const startMs: number[] = []
  const residentMib: number[] = []
  await startOurs(files.path).then((warmup) => warmup[Symbol.asyncDispose]()) // the database is there, code compiled
  for (let run = 0; run < Number(values.starts); run += 1) {
    await using ours = await startOurs(files.path)
    startMs.push(ours.startMs)
    if (run > 1) continue // two readings of the memory are enough
    await delay(IDLE_MS)
    residentMib.push(ours.residentMib())
  }
  return [startMs, residentMib]
}

const range = (numbers: number[], digits = 0) =>
  `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)}-${Math.max(...numbers).toFixed(digits)})`
const perSecond = (loads: Load[]) => `${range(loads.map((load) => load.perSecond))}/s`
const p99 = (loads: Load[]) =>
  `p99 ${range(
    loads.map((load) => load.p99Ms),
    1,
  )} ms`
const errors = (loads: Load[]) => loads.reduce((sum, load) => sum + load.errors, 0)

/** Median of the ratios within each round. */
function ratio([ours, theirs]: [Load[], Load[]]): string {
  const ratios = ours.map((load, round) => load.perSecond / (theirs[round]?.perSecond ?? Number.NaN))
  return range(ratios, 2)
}

const pages = await comparePages()
const posts = await comparePosts()
const databaseUrl = process.env['DATABASE_URL'] ?? ''
const postgres = databaseUrl === '' ? [] : await postToPostgres(databaseUrl)
const mix = await mixPostsAndPages()
const [startMs, residentMib] = await start()
console.log(`
| | ours | beside | ratio | target |
|---|---|---|---|---|
| page, 64 connections | ${perSecond(pages[0])}, ${p99(pages[0])} | one nginx worker ${perSecond(pages[1])}, ${p99(pages[1])} | ${ratio(pages)} | >= 0.5 |
| durable post, 64 connections | ${perSecond(posts[0])}, ${p99(posts[0])} | a commit per request ${perSecond(posts[1])}, ${p99(posts[1])} | ${ratio(posts)} | >= 2.5, p99 <= 60 ms |
${postgres.length === 0 ? '' : `| durable post, PostgreSQL | ${perSecond(postgres)}, ${p99(postgres)} | | | p99 <= 300 ms |\n`}| page while posts pour in and mails go out | ${perSecond([mix.pages])}, ${p99([mix.pages])} | posts ${perSecond([mix.posts])}, ${p99([mix.posts])}; staff mails sent: ${mix.staffMails} | | p99 <= 50 ms |
| start to first answer | ${range(startMs)} ms | | | <= 450 ms |
| idle memory | ${range(residentMib)} MiB | | | <= 110 MiB |
errors: ${errors([...pages.flat(), ...posts.flat(), ...postgres, mix.pages, mix.posts])}`)
