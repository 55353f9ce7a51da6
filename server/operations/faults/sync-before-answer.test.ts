import { spawnSync } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { expect, inject, test } from 'vitest'

import { takeFaultStore } from './fault-store.ts'
import { FAULT_PATIENCE_MS, figure, leaveOut, saw, times } from './fault-run.ts'
import { post, POST_ROUTES } from './requests.ts'
import { readTrace, tracedName } from './system-calls.ts'

const PARALLEL_POSTS = 5
/** A page of the log in strace's longest escapes. */
const TEXT_LIMIT = 5_000
const CALLS = 'read,write,writev,pwrite64,fsync,fdatasync'
const END_OF_TRACE = /\+\+\+ (exited|killed)/

// With PostgreSQL another process syncs: that it does is checked at each start (open-postgres.test.ts).
test.runIf(inject('postgresUrl') === undefined)(
  'before each answer the log with the words of its post is on disk',
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
        expect(await post(address, route, tracedName(index))).toMatchObject({ status: 201 })
      }
    }
    await Promise.all(Array.from({ length: PARALLEL_POSTS }, (_, begin) => posts(begin)))
    server.kill('SIGKILL')
    await server.exited
    await expect.poll(() => endOf(trace), { timeout: FAULT_PATIENCE_MS }).toMatch(END_OF_TRACE)
    const traced = await readTrace(createInterface(createReadStream(trace)))
    expect(traced).toEqual({ answered: count, synced: count })
    saw(context, `completed sync before the answer: ${figure(traced.synced)} of ${figure(traced.answered)}`)
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
