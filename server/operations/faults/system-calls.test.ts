import { expect, test } from 'vitest'

import { readTrace } from './system-calls.ts'

const READ =
  'read(25<socket:[1]>, "POST /api/contact HTTP/1.1\\r\\n\\r\\n{\\"name\\":\\"Traced 1 .\\"}", 65536) = 90'
const KEEP = 'pwrite64(21</data/valmis.db-wal>, "\\0\\1 Traced 1 . \\377", 4096, 56) = 4096'
const SYNC = 'fdatasync(21</data/valmis.db-wal>)     = 0'
const ANSWER = 'write(25<socket:[1]>, "HTTP/1.1 201 Created\\r\\n", 300) = 300'

/** The result of a trace. */
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
