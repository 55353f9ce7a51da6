import { expect, test } from 'vitest'

import { OTHER_ALPHABET } from '#domain/language/a-locale.ts'

import { openTestDatabase } from '../../../test-app.ts'
import { claimAttachments } from './claim-attachments.ts'
import { fileSentences } from './attachment-answers.ts'
import { keepAttachment } from './test-attachment.ts'

const MB = 1024 * 1024

async function startClaims() {
  const store = await openTestDatabase()
  const { db, write } = store
  return {
    keep: (differences: Parameters<typeof keepAttachment>[2] = {}) =>
      keepAttachment(write, ['hello'], differences),
    claim: (ids: readonly string[], ticketId = 'T') => write((trx) => claimAttachments(trx, ids, ticketId)),
    owners: async () =>
      (await db.selectFrom('attachment').select('ticket_id').execute()).map((row) => row.ticket_id),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  }
}

test('a ticket gets its files in the order it names them', async () => {
  await using files = await startClaims()
  const first = await files.keep({ name: 'one.txt' })
  const second = await files.keep({ name: 'two.png', type: 'image/png', size: 7 })
  await files.keep()
  expect(await files.claim([second, first])).toEqual([
    { id: second, name: 'two.png', type: 'image/png', size: 7 },
    { id: first, name: 'one.txt', type: 'text/plain', size: 5 },
  ])
  expect((await files.owners()).sort()).toEqual(['T', 'T', null].sort())
  expect(await files.claim([])).toEqual([])
})

test('a file is claimed once, also when two tickets want it at the same time', async () => {
  await using files = await startClaims()
  const id = await files.keep()
  const results = await Promise.allSettled([files.claim([id], 'A'), files.claim([id], 'B')])
  const winner = results[0].status === 'fulfilled' ? 'A' : 'B'
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await files.owners()).toEqual([winner])
})

const gone: [what: string, differences: Parameters<typeof keepAttachment>[2]][] = [
  ['still arrives', { state: 'arriving' }],
  ['is being removed', { state: 'leaving' }],
  ['is another ticket’s', { ticket_id: 'other' }],
]

test.each(gone)('with a file that %s, none is claimed', async (_, differences) => {
  await using files = await startClaims()
  const ids = [await files.keep(), await files.keep(differences)]
  await expect(files.claim(ids)).rejects.toMatchObject({
    fields: [{ field: 'attachments', code: 'files-gone' }],
  })
  expect(await files.owners()).not.toContain('T')
})

test('an unknown file, or one named twice, is gone', async () => {
  await using files = await startClaims()
  const id = await files.keep()
  for (const ids of [['unknown'], [id, 'unknown'], [id, id]])
    await expect(files.claim(ids)).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ code: 'files-gone' }],
    })
  expect(await files.owners()).toEqual([null])
})

test('five files and twenty megabytes are the most', async () => {
  await using files = await startClaims()
  const ids = await Promise.all(Array.from({ length: 5 }, () => files.keep({ size: 4 * MB })))
  const sixth = await files.keep({ size: 4 * MB + 1 })
  await expect(files.claim([...ids, sixth])).rejects.toMatchObject({ fields: [{ code: 'too-many' }] })
  const tooLarge = [...ids.slice(1), sixth]
  await expect(files.claim(tooLarge)).rejects.toMatchObject({ fields: [{ code: 'total-too-large' }] })
  expect(await files.claim(ids)).toHaveLength(5)
})

test('what may be wrong with files has a whole sentence in every language', () => {
  expect(fileSentences('en')['total-too-large']).toBe('{name} takes the files over 20 MB together.')
  expect(fileSentences('en')['too-many']).toContain('5 files')
  for (const sentence of Object.values(fileSentences(OTHER_ALPHABET)))
    expect(sentence.replace('{name}', '')).not.toMatch(/[{}]/)
})
