import { setTimeout as delay } from 'node:timers/promises'

import { expect, test } from 'vitest'

import { openRawConnection } from '../../test-exchange.ts'
import { takeFaultStore } from './fault-store.ts'
import { figure, isFullRun, saw, times } from './fault-run.ts'
import { POST_ROUTES } from './requests.ts'
import { sendVisitors } from './visitors.ts'

const CUT_LIMIT_MS = 15_000
const DRIP_MS = 1_000
/** Enough to be a load, and few enough to be answered at once. */
const VISITORS = 5
const ANSWER_LIMIT_MS = 5_000

const HEAD = 'POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n'
/** The beginning of a slow client; it then sends one letter a second. */
const BEGINNINGS = [
  `${HEAD}x-slow: `,
  `${HEAD}content-length: 1000\r\n\r\n{"name":"`,
  'GET /',
  `${HEAD}transfer-encoding: chunked\r\n\r\n`,
]

/** Sends a byte a second until it is cut off; returns after how long. */
async function drip(address: URL, beginning: string): Promise<number> {
  const { socket, closed } = await openRawConnection(address)
  const begun = performance.now()
  socket.write(beginning)
  const timer = setInterval(() => socket.write(beginning.endsWith('\r\n\r\n') ? '1\r\nx\r\n' : 'x'), DRIP_MS)
  try {
    await closed
    return performance.now() - begun
  } finally {
    clearInterval(timer)
  }
}

// `npm test` has it with shorter limits: client-errors.test.ts.
test.runIf(isFullRun)(
  'clients that send a byte a second are cut in time, and others are answered as ever',
  async (context) => {
    const count = times(1, 200)
    await using store = await takeFaultStore()
    await using server = store.start()
    const address = await server.address()
    const visitors = sendVisitors(address, 'Quick', VISITORS)
    const slow = Array.from({ length: count }, async (_, index) => {
      await delay(index) // one after another, as connections come
      return drip(address, BEGINNINGS[index % BEGINNINGS.length] ?? '')
    })
    const slowestMs = Math.max(...(await Promise.all(slow)))
    const log = await visitors.end()
    expect(slowestMs).toBeLessThanOrEqual(CUT_LIMIT_MS)
    expect([...log.statuses.keys()]).toEqual([201])
    expect(log.slowestMs).toBeLessThanOrEqual(ANSWER_LIMIT_MS)
    saw(
      context,
      `${figure(count)} slow connections: the last cut after ${(slowestMs / 1_000).toFixed(1)} s; meanwhile ${figure(log.acknowledged.length)} posts, the slowest answered after ${figure(log.slowestMs)} ms`,
    )
  },
)

/** Bytes the system buffers between two processes before the other can refuse them. */
const MOST_TAKEN_BYTES = 16 * 2 ** 20
const CHUNK = Buffer.alloc(64 * 1024, ' ')

/** Sends a body until the connection is closed, or so much was taken that it never will be. */
async function pour(address: URL, head: string, piece: Buffer) {
  const { socket, closed, heard } = await openRawConnection(address)
  let taken = 0
  const pourOn = () => {
    while (!socket.destroyed && taken <= MOST_TAKEN_BYTES) {
      taken += piece.length
      if (!socket.write(piece)) return
    }
  }
  socket.on('drain', pourOn)
  socket.write(head, pourOn)
  await closed
  return { taken, answer: heard() }
}

const HUGE: [what: string, header: string, piece: Buffer][] = [
  ['a length of ten gigabytes', 'content-length: 10000000000', CHUNK],
  [
    'chunks without end',
    'transfer-encoding: chunked',
    Buffer.concat([Buffer.from(`${CHUNK.length.toString(16)}\r\n`), CHUNK, Buffer.from('\r\n')]),
  ],
]

test('a body without end is refused with 413 and cut off', async (context) => {
  await using store = await takeFaultStore()
  await using server = store.start()
  const address = await server.address()
  for (const [what, header, piece] of HUGE) {
    for (const route of POST_ROUTES) {
      const head = `POST ${route} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${header}\r\n\r\n`
      const { taken, answer } = await pour(address, head, piece)
      expect(answer, what).toMatch(/^(HTTP\/1\.1 413 |$)/) // a reset may overtake the answer
      expect(taken, what).toBeLessThanOrEqual(MOST_TAKEN_BYTES)
    }
  }
  saw(context, 'bodies without end: 413 or cut off before 16 MiB, on each route')
})
