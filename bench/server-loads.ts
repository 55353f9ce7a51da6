import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

import { folder, startNginx, startOurs, startPostApp, type Measured } from './server-processes.ts'
import { posts, putLoad, type Load } from './server-wrk.ts'

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
  writeFileSync(script, posts(run, seconds * MOST_POSTS_A_SECOND))
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
      await post(app, files.path, 2 * run, 1)
      loads[index]?.push(await post(app, files.path, 2 * run + 1))
    }
  }
  return loads
}

/** Pages while posts pour in and mails are sent, and how many staff mails were sent. */
export async function mixPostsAndPages() {
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
export async function measureStarts(runs: number): Promise<[startMs: number[], residentMib: number[]]> {
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
