import { expect } from 'vitest'

import { openRawConnection } from '../../test-exchange.ts'
import { test } from './fault-store.ts'
import { POST_ROUTES } from './requests.ts'

/** Bytes the system buffers between two processes before the other can refuse them. */
const MOST_TAKEN_BYTES = 16 * 2 ** 20
const CHUNK = Buffer.alloc(64 * 1024, ' ')

/** Sends a body until the connection is closed, or so much was taken that it never will be. */
async function pour(address: URL, head: string, piece: Buffer) {
  const { socket, closed, heard } = await openRawConnection(Number(address.port))
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

test('a body without end is refused with 413 and cut off', async ({ store }) => {
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
})
