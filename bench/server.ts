import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

import { aFormToken } from '../server/test-posts.ts'
import { folder, startNginx, startOurs, startPostApp, type Measured } from './server-processes.ts'
import { spread, type Table } from './table.ts'

const execute = promisify(execFile)

const perSecond = (loads: readonly Load[]) => `${spread(loads.map((load) => load.perSecond))}/s`
const p99 = (loads: readonly Load[]) =>
  `p99 ${spread(
    loads.map((load) => load.p99Ms),
    1,
  )} ms`

/** Median of the ratios within each round. */
function ratio(ours: readonly Load[], theirs: readonly Load[]): string {
  const ratios = ours.map((load, round) => load.perSecond / (theirs[round]?.perSecond ?? Number.NaN))
  return spread(ratios, 2)
}

/** Ours and what one would use instead, in turns, as a slow minute hits both: the ratio counts. */
export async function measureServer(runs: number): Promise<Table> {
  process.env['RATE_LIMITS'] = 'off' // the servers inherit it: all posts come from one address
  const [pages, nginx] = await comparePages(runs)
  const [posts, onePerCommit] = await comparePosts(runs)
  const mix = await mixPostsAndPages()
  const [startMs, residentMib] = await measureStarts(runs)
  const all = [...pages, ...nginx, ...posts, ...onePerCommit, mix.pages, mix.posts]
  const errors = all.reduce((sum, load) => sum + load.errors, 0)
  return {
    heading: 'Server',
    about: `wrk, one thread, 3 s a run, ${runs} runs in turns: median (range). Answers that were errors: ${errors}.`,
    columns: ['', 'ours', 'beside', 'ratio', 'target'],
    rows: [
      [
        'page `/en`, 64 connections',
        `${perSecond(pages)}, ${p99(pages)}`,
        `one nginx worker ${perSecond(nginx)}, ${p99(nginx)}`,
        ...[ratio(pages, nginx), '>= 0.5'],
      ],
      [
        'contact request with its mails and key, 64 connections',
        `${perSecond(posts)}, ${p99(posts)}`,
        `a commit per request ${perSecond(onePerCommit)}, ${p99(onePerCommit)}`,
        ...[ratio(posts, onePerCommit), '>= 2.5, p99 <= 60 ms'],
      ],
      [
        'page while posts pour in and mails go out',
        `${perSecond([mix.pages])}, ${p99([mix.pages])}`,
        `posts ${perSecond([mix.posts])}, ${p99([mix.posts])}; staff mails sent: ${mix.staffMails}`,
        ...['', 'p99 <= 50 ms'],
      ],
      ['start to first answer', `${spread(startMs)} ms`, '', '', '<= 450 ms'],
      ['idle memory', `${spread(residentMib)} MiB`, '', '', '<= 130 MiB'],
    ],
  }
}

const SECONDS = 3
const CONNECTIONS = 64
const IDLE_MS = 3_000
/** More than any disk has committed so far. */
const MOST_POSTS_A_SECOND = 15_000

function loadPages({ url }: Measured, connections = CONNECTIONS, seconds = SECONDS): Promise<Load> {
  return putLoad(new URL('/en', url), { seconds, connections })
}

function post({ url }: Measured, files: string, run: number, seconds = SECONDS): Promise<Load> {
  const script = join(files, `posts-${run}.lua`)
  writeFileSync(script, postScript(run, seconds * MOST_POSTS_A_SECOND))
  return putLoad(url, { seconds, connections: CONNECTIONS, script })
}

async function comparePages(runs: number): Promise<[ours: Load[], nginx: Load[]]> {
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
async function comparePosts(runs: number): Promise<[grouped: Load[], perRequest: Load[]]> {
  const loads: [Load[], Load[]] = [[], []]
  for (let run = 0; run < runs; run += 1) {
    for (const [index, writer] of (['grouped', 'per-request'] as const).entries()) {
      using files = folder() // a fresh database: both insert into tables of the same size
      await using app = await startPostApp(writer, files.path)
      await post(app, files.path, 2 * run, 1)
      loads[index]?.push(await post(app, files.path, 2 * run + 1))
    }
  }
  return loads
}

/** Pages while posts pour in and mails are sent, and how many staff mails were sent. */
async function mixPostsAndPages() {
  using files = folder()
  await using ours = await startOurs(files.path)
  await post(ours, files.path, 0, 1)
  const posting = post(ours, files.path, 1, SECONDS + 1)
  await delay(500)
  const pages = await loadPages(ours, 8)
  const posted = await posting
  using database = new DatabaseSync(join(files.path, 'valmis.db'), { readOnly: true })
  const row = database.prepare("select count(*) as sent from outbox where state = 'sent' and priority = 0")
  return { pages, posts: posted, staffMails: Number(row.get()?.['sent']) }
}

/** Starts with an existing database and cached code; the memory of two of them. */
async function measureStarts(runs: number): Promise<[startMs: number[], residentMib: number[]]> {
  using files = folder()
  const startMs: number[] = []
  const residentMib: number[] = []
  await startOurs(files.path).then((warmup) => warmup[Symbol.asyncDispose]())
  for (let run = 0; run < runs; run += 1) {
    await using ours = await startOurs(files.path)
    startMs.push(ours.startMs)
    if (run > 1) continue
    await delay(IDLE_MS)
    residentMib.push(ours.residentMib())
  }
  return [startMs, residentMib]
}

interface Load {
  perSecond: number
  p99Ms: number
  /** Answers other than 2xx and 3xx, and broken connections: a run with any is invalid. */
  errors: number
}

const UNITS_MS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 }

/** Puts load on an address with one thread of wrk, like the reference figures. */
async function putLoad(
  url: URL,
  { seconds, connections, script }: { seconds: number; connections: number; script?: string },
): Promise<Load> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '--timeout', '10s']
  if (script !== undefined) args.push('-s', script)
  const { stdout: text } = await execute('wrk', [...args, '-H', 'Accept-Encoding: gzip', url.href])
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(text) ?? []
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0)
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text) ?? []
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p99Ms: Number(p99) * (UNITS_MS[unit] ?? Number.NaN),
    errors: broken.slice(1).reduce((sum, count) => sum + Number(count), refused),
  }
}

/**
 * A Lua file for wrk that posts contact requests of about 500 bytes, each with its own key, token and words.
 * `run` keeps the keys of two runs apart.
 * @param most most posts: tokens are made beforehand, and without one a post is set aside.
 */
function postScript(run: number, most: number): string {
  const tokens = Array.from({ length: most }, () => aFormToken()['form-token'])
  return `local count = 0
local tokens = { ${tokens.map((token) => `"${token}"`).join(',\n')} }
local message = string.rep("Please look at my website. ", 14)
request = function()
  count = count + 1
  local key = string.format("%08x-0000-4000-8000-%012x", ${run}, count)
  local body = string.format('{"name":"Visitor %d","email":"visitor%d@example.com","message":"%s","language":"en"}', count, count, message)
  local headers = { ["content-type"] = "application/json", ["idempotency-key"] = key, ["form-token"] = tokens[count] }
  return wrk.format("POST", "/api/contact", headers, body)
end
`
}
