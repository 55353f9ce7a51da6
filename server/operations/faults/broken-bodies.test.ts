import { Agent, request } from 'node:http'

import fc from 'fast-check'
import { expect, test } from 'vitest'

import { brokenRequests, type BrokenRequest } from './broken-requests.ts'
import { takeFaultStore } from './fault-store.ts'
import { FAULT_PATIENCE_MS, figure, saw, times } from './fault-run.ts'
import { POST_ROUTES, openRawConnection } from './requests.ts'

const SAMPLE = 1_000
const PARALLEL = 16
const HANG_MS = 10_000
/** Bytes the system buffers between two processes before the other can refuse them. */
const MOST_TAKEN_BYTES = 16 * 2 ** 20
const CHUNK = Buffer.alloc(64 * 1024, ' ')

const broken = { timeout: FAULT_PATIENCE_MS } as const

/** Every path of the API's description, with its parameters as they are written. */
async function describedPaths(address: URL): Promise<string[]> {
  const response = await fetch(new URL('/api/openapi.json', address))
  const { paths } = (await response.json()) as { paths: Record<string, unknown> }
  return Object.keys(paths)
}

/** The status of the answer; 0: the connection was closed without one. */
function send(address: URL, agent: Agent, { path, headers, body }: BrokenRequest): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = new URL(encodeURI(path), address)
    const sent = request(url, { method: 'POST', headers, agent }, (response) => {
      response.resume()
      response.on('end', () => {
        resolve(response.statusCode ?? 0)
      })
    })
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) resolve(0)
      else reject(error)
    })
    sent.setTimeout(HANG_MS, () => sent.destroy(new Error('It hangs')))
    sent.end(body)
  })
}

test('whatever is posted, the server neither fails nor hangs', broken, async (context) => {
  const count = times(300, 100_000)
  await using store = await takeFaultStore()
  await using server = store.start({ LOG_LEVEL: 'info' })
  const address = await server.address()
  const requests = brokenRequests([...(await describedPaths(address)), '/api/csp-reports', '/en'])
  const agent = new Agent({ keepAlive: true, maxSockets: PARALLEL })
  using stack = new DisposableStack()
  stack.defer(() => {
    agent.destroy()
  })
  const statuses = new Map<number, number>()
  for (let begin = 0; begin < count; begin += SAMPLE) {
    const sample = fc.sample(requests, Math.min(SAMPLE, count - begin))
    const sending = sample.map(async (each) => {
      const status = await send(address, agent, each)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      expect(
        status,
        `${each.path} ${JSON.stringify(each.headers)} ${each.body.toString('latin1')}`,
      ).toBeLessThan(500)
    })
    await Promise.all(sending)
  }
  expect((await fetch(new URL('/readyz', address))).status).toBe(200)
  const answers = [...statuses].toSorted(([one], [other]) => one - other)
  saw(
    context,
    `${figure(count)} broken requests: 5xx 0, hangs 0 (${answers.map(([status, times]) => `${status}: ${figure(times)}`).join(', ')})`,
  )
})

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

test('a body without end is refused with 413 and cut off', broken, async (context) => {
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
