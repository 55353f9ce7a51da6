import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, inject, type TestContext } from 'vitest'

import { messages } from '#content/messages/messages.ts'

import { type FaultStore, NOTHING_LOST, readKept, test } from './fault-store.ts'
import { isFullRun, leaveOut, times } from './fault-run.ts'
import { post, sendVisitors } from './requests.ts'

const ANSWER_LIMIT_MS = 5_000
const RECOVERY_LIMIT_MS = 10_000
const PAGES = ['/en', '/ru/privacy', '/healthz']
const LOOK_MS = 20
/** A fault without effect after so many posts is none. */
const MOST_POSTS = 2_000

const isShared = inject('postgresUrl') !== undefined

interface Trouble {
  begin: (serverPid: number) => Promise<unknown>
  end: (serverPid: number) => Promise<unknown>
}

async function meetTrouble(store: FaultStore, trouble: Trouble) {
  const rounds = times(1, 10)
  await using server = store.start()
  const address = await server.address()
  const pages = () => Promise.all(PAGES.map(async (page) => (await fetch(new URL(page, address))).status))
  const before = await pages()
  if (isFullRun) expect(before).toEqual([200, 200, 200]) // the site is built
  const acknowledged = []
  for (let round = 1; round <= rounds; round += 1) {
    await trouble.begin(server.pid)
    expect(await msOfRefusal(address, round)).toBeLessThanOrEqual(ANSWER_LIMIT_MS)
    expect(await pages()).toEqual(before)
    const readiness = async () => (await fetch(new URL('/readyz', address))).status
    await expect.poll(readiness, { timeout: ANSWER_LIMIT_MS }).toBe(503) // a little may still fit
    await trouble.end(server.pid)
    const ended = performance.now()
    let turn = 0
    while ((await post(address, '/api/contact', `After ${round} ${turn}`))?.status !== 201) {
      if (performance.now() - ended > 6 * RECOVERY_LIMIT_MS) throw new Error('The trouble is never over')
      turn += 1
      await delay(LOOK_MS)
    }
    expect(performance.now() - ended).toBeLessThanOrEqual(RECOVERY_LIMIT_MS)
    const visitors = sendVisitors(address, String(round))
    await visitors.acknowledged(100)
    const log = await visitors.end()
    expect([...log.statuses.keys()]).toEqual([201])
    acknowledged.push(...log.acknowledged)
  }
  server.kill('SIGKILL')
  await server.exited
  expect(await readKept(store, acknowledged)).toMatchObject(NOTHING_LOST)
}

/** Posts until the fault has an effect; the visitor then reads the form's sentence. */
async function msOfRefusal(address: URL, round: number): Promise<number> {
  for (let turn = 0; turn < MOST_POSTS; turn += 1) {
    const begun = performance.now()
    const outcome = await post(address, '/api/contact', `During ${round} ${turn}`)
    if (outcome?.status === 201) continue
    const [words = ''] = messages.en.problems.unavailable.split('{email}')
    expect(outcome).toMatchObject({ status: 503, text: expect.stringContaining(words) as string })
    expect(outcome?.headers.get('retry-after')).toBe('30')
    return performance.now() - begun
  }
  throw new Error('The trouble was not felt')
}

/** Space for ten rounds of visitors, their mails and an unwritten log; 16 MiB were not enough. */
const DISK_MIB = 96
const MIB = Buffer.alloc(2 ** 20)

/** A file system of its own at `path`, which needs root; null without it. */
function mountSmallDisk(path: string): (Trouble & Disposable) | null {
  mkdirSync(path, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', path])
  if (mounted.status !== 0) return null
  const ballast = join(path, 'ballast')
  return {
    async begin() {
      await using file = await open(ballast, 'w')
      for (let size = MIB.length; size >= 1; size = Math.floor(size / 2)) await writeWhileRoom(file, size)
    },
    end() {
      rmSync(ballast)
      return Promise.resolve()
    },
    [Symbol.dispose]: () => void execFileSync('umount', ['--lazy', path]),
  }
}

async function writeWhileRoom(file: Awaited<ReturnType<typeof open>>, size: number): Promise<void> {
  for (;;) {
    try {
      if ((await file.write(MIB, 0, size)).bytesWritten < size) return
    } catch {
      return // full
    }
  }
}

/** The log can neither grow nor be written back: the system's limit on files. Null: no command for it. */
function limitFileLength(dataDir: string): (Trouble & Disposable) | null {
  if (spawnSync('prlimit', ['--version']).status !== 0) return null
  const limit = (pid: number, length: string) => {
    execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${length}:`]) // the soft limit, which may be raised again
    return Promise.resolve()
  }
  return {
    begin(serverPid) {
      const [log] = readdirSync(dataDir).filter((name) => name.endsWith('-wal'))
      if (log === undefined) throw new Error('The store has no log')
      return limit(serverPid, String(statSync(join(dataDir, log)).size))
    },
    end: (serverPid) => limit(serverPid, 'unlimited'),
    [Symbol.dispose]: () => undefined,
  }
}

async function meetFullDisk(
  { store, ...context }: Pick<TestContext, 'task' | 'skip'> & { store: FaultStore },
  name: string,
  make: (path: string) => (Trouble & Disposable) | null,
) {
  using disk = make(store.dataDir)
  if (disk === null) leaveOut(context, `${name} cannot be had here`)
  await meetTrouble(store, disk)
}

test.runIf(!isShared)(
  'files that cannot grow: 503, pages go on, and it is over when they can',
  ({ task, skip, store }) => meetFullDisk({ task, skip, store }, 'files that cannot grow', limitFileLength),
)

test.runIf(!isShared && isFullRun)(
  'a full disk: 503, pages go on, and it is over when there is room',
  ({ task, skip, store }) => meetFullDisk({ task, skip, store }, 'full disk', mountSmallDisk),
)

// A locked file: http/plugins/health.test.ts; other faults of PostgreSQL: connection-loss.test.ts.
test.runIf(isShared && isFullRun)('a locked table: 503, pages go on until it is over', async ({ store }) => {
  const other = new Client({ connectionString: store.databaseUrl?.href })
  await other.connect()
  try {
    await meetTrouble(store, {
      begin: () => other.query('begin; lock table idempotency_key in access exclusive mode'),
      end: () => other.query('commit'),
    })
  } finally {
    await other.end()
  }
})
