import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { expect, inject, test } from 'vitest'

import { takeFaultStore } from './fault-store.ts'
import { FAULT_PATIENCE_MS, leaveOut, times } from './fault-run.ts'
import { post, POST_ROUTES } from './requests.ts'

const PARALLEL_POSTS = 5
/** A page of the log in strace's longest escapes. */
const TEXT_LIMIT = 5_000
const CALLS = 'read,write,writev,pwrite64,fsync,fdatasync'
const END_OF_TRACE = /\+\+\+ (exited|killed)/

// With PostgreSQL another process syncs: that it does is checked at each start (open-postgres.test.ts).
test.runIf(inject('postgresUrl') === undefined)(
  'before each answer its post’s log is on disk',
  async (context) => {
    if (spawnSync('strace', ['-D', '-o', '/dev/null', 'true']).status !== 0)
      leaveOut(context, 'for want of a strace that may trace')
    const count = times(30, 1_000)
    await using store = await takeFaultStore()
    const trace = join(store.dataDir, 'trace')
    await using server = store.startUnder([
      ...['strace', '-D', '-y', '-s', String(TEXT_LIMIT), '-e', `trace=${CALLS}`, '-o', trace],
    ])
    const address = await server.address()
    const posts = async (begin: number) => {
      for (let index = begin; index < count; index += PARALLEL_POSTS) {
        const route = POST_ROUTES[index % POST_ROUTES.length] ?? '/api/contact'
        expect(await post(address, route, `Traced ${index} .`)).toMatchObject({ status: 201 })
      }
    }
    await Promise.all(Array.from({ length: PARALLEL_POSTS }, (_, begin) => posts(begin)))
    server.kill('SIGKILL')
    await server.exited
    await expect.poll(() => endOf(trace), { timeout: FAULT_PATIENCE_MS }).toMatch(END_OF_TRACE)
    expect(await readTrace(createInterface(createReadStream(trace)))).toEqual({
      answered: count,
      synced: count,
    })
  },
)

/** strace writes for a moment after the traced process has ended. */
async function endOf(path: string): Promise<string> {
  await using file = await open(path)
  const { size } = await file.stat()
  const buffer = Buffer.alloc(200)
  const { bytesRead } = await file.read(buffer, 0, buffer.length, Math.max(0, size - buffer.length))
  return buffer.toString('latin1', 0, bytesRead)
}

/** strace without `-f` and with `-y`: every call of the one thread that reads, stores and answers. */
const CALL = /^(\w+)\((\d+)<([^>]*)>(?:, "((?:[^"\\]|\\.)*)")?.*\)\s+= (-?\d+)/
/** The dot ends it, so that no name is the beginning of another. */
const NAME = /Traced [0-9]+ \./g
const LOG_FILE = 'valmis.db-wal'

/** Reads a trace of system calls: `read`, `write` of connections, `pwrite64`, `fdatasync` of the log. */
async function readTrace(lines: AsyncIterable<string>) {
  const underWay = new Map<string, string>()
  const written = new Set<string>()
  const synced = new Set<string>()
  // synced: before the answer, a sync of the log was completed that began after the post was written to it
  const posts = { answered: 0, synced: 0 }
  for await (const line of lines) {
    const [, call = '', number = '', file = '', text = '', result = ''] = CALL.exec(line) ?? []
    const connection = `${number} ${file}`
    if (call === 'read' && file.startsWith('socket:')) {
      for (const [name] of text.matchAll(NAME)) underWay.set(connection, name)
    } else if (call === 'pwrite64' && file.endsWith(LOG_FILE)) {
      for (const [name] of text.matchAll(NAME)) written.add(name)
    } else if ((call === 'fdatasync' || call === 'fsync') && file.endsWith(LOG_FILE) && result === '0') {
      for (const name of written) synced.add(name)
    } else if (text.startsWith('HTTP/1.1 201')) {
      posts.answered += 1
      if (synced.has(underWay.get(connection) ?? '')) posts.synced += 1
    }
  }
  return posts
}

const READ =
  'read(25<socket:[1]>, "POST /api/contact HTTP/1.1\\r\\n\\r\\n{\\"name\\":\\"Traced 1 .\\"}", 65536) = 90'
const KEEP = 'pwrite64(21</data/valmis.db-wal>, "\\0\\1 Traced 1 . \\377", 4096, 56) = 4096'
const SYNC = 'fdatasync(21</data/valmis.db-wal>)     = 0'
const ANSWER = 'write(25<socket:[1]>, "HTTP/1.1 201 Created\\r\\n", 300) = 300'

function read(...calls: string[]) {
  return readTrace(
    (async function* () {
      yield* await Promise.resolve(calls)
    })(),
  )
}

test('a post that is kept, synced and then answered is found to be so', async () => {
  expect(await read(READ, KEEP, SYNC, ANSWER)).toEqual({ answered: 1, synced: 1 })
})

test.each([
  ['no sync', [READ, KEEP, ANSWER]],
  ['a sync before the words were there', [READ, SYNC, KEEP, ANSWER]],
  ['a sync after the answer', [READ, KEEP, ANSWER, SYNC]],
  ['a sync that failed', [READ, KEEP, SYNC.replace('= 0', '= -1 EIO (Input/output error)'), ANSWER]],
  ['a sync of another file', [READ, KEEP, SYNC.replace('-wal', ''), ANSWER]],
  ["another post's sync", [READ, KEEP.replace('Traced 1', 'Traced 11'), SYNC, ANSWER]],
])('%s is no sync', async (_, calls) => {
  expect(await read(...calls)).toEqual({ answered: 1, synced: 0 })
})
