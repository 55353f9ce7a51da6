import { expect } from 'vitest'

import { OTHER_ALPHABET } from '#domain/language/a-locale.ts'

import { openTestDatabase, fixture, test as baseTest } from '../../../test-app.ts'
import { removeAbandonedAttachments, removeAttachment, claimAttachments } from './attachment-rows.ts'
import { keepAttachment } from './test-attachment.ts'
import { keptFiles } from './test-uploads.ts'
import { fileSentences } from './attachment-answers.ts'

const NOW = new Date('2026-03-03T10:00:00Z')
const at = (time: string) => ({ created_at: `2026-03-${time}.000Z` })
const pieces = Array.from({ length: 30 }, (_, index) => `piece ${index}`)

const test = baseTest.extend('files', fixture(startClaims))

test('what nobody claimed for a day goes, and what is younger, or a ticket’s, stays', async ({ store }) => {
  const keep = (differences: Parameters<typeof keepAttachment>[2]) =>
    keepAttachment(store.write, pieces, differences)
  await keep(at('02T09:59:59'))
  await keep({ ...at('03T09:44:59'), state: 'arriving' })
  await keep({ ...at('03T09:59:59'), state: 'leaving' })
  const staying = [
    await keep(at('02T10:00:00')),
    await keep({ ...at('03T09:45:00'), state: 'arriving' }),
    await keep({ ...at('01T00:00:00'), conversation_id: 'T' }),
  ]
  await removeAbandonedAttachments(store.write, NOW)
  const { files, chunks } = await keptFiles(store.db)
  expect(files.map(({ id }) => id).sort()).toEqual(staying.sort())
  expect(chunks).toHaveLength(3 * pieces.length)
})

test('a file is removed in pieces, between which others write and nobody claims it', async ({ store }) => {
  const id = await keepAttachment(store.write, pieces)
  const seen: [state: string | undefined, chunks: number][] = []
  await removeAttachment(async (work) => {
    const result = await store.write(work)
    const { files, chunks } = await keptFiles(store.db)
    seen.push([files[0]?.state, chunks.length])
    return result
  }, id)
  expect(seen).toEqual([
    ['leaving', 30],
    ['leaving', 22],
    ['leaving', 14],
    ['leaving', 6],
    ['leaving', 0],
    [undefined, 0],
  ])
})

test('a removal that a crash cut off is finished the next time', async ({ store }) => {
  const id = await keepAttachment(store.write, pieces)
  let writes = 0
  const crashing = removeAttachment((work) => {
    writes += 1
    return writes === 3 ? Promise.reject(new Error('crash')) : store.write(work)
  }, id)
  await expect(crashing).rejects.toThrow('crash')
  expect((await keptFiles(store.db)).chunks).toHaveLength(22)
  await removeAbandonedAttachments(store.write, new Date('2026-03-02T10:00:00Z'))
  expect(await keptFiles(store.db)).toMatchObject({ files: [], chunks: [] })
})

test('a server that is alone removes what was arriving before its start', async ({ store }) => {
  await keepAttachment(store.write, pieces, { ...at('03T09:59:58'), state: 'arriving' })
  const staying = await keepAttachment(store.write, pieces, { ...at('03T09:59:59'), state: 'arriving' })
  await removeAbandonedAttachments(store.write, NOW, new Date('2026-03-03T09:59:59Z'))
  expect((await keptFiles(store.db)).files.map(({ id }) => id)).toEqual([staying])
})

const MB = 1024 * 1024

async function startClaims() {
  const store = await openTestDatabase()
  const { db, write } = store
  return {
    keep: (differences: Parameters<typeof keepAttachment>[2] = {}) =>
      keepAttachment(write, ['hello'], differences),
    claim: (ids: readonly string[], conversationId = 'T') =>
      write((trx) => claimAttachments(trx, ids, conversationId)),
    owners: async () =>
      (await db.selectFrom('attachment').select('conversation_id').execute()).map(
        (row) => row.conversation_id,
      ),
    [Symbol.asyncDispose]: () => store[Symbol.asyncDispose](),
  }
}

test('a ticket gets its files in the order it names them', async ({ files }) => {
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

test('a file is claimed once, also when two tickets want it at the same time', async ({ files }) => {
  const id = await files.keep()
  const results = await Promise.allSettled([files.claim([id], 'A'), files.claim([id], 'B')])
  const winner = results[0].status === 'fulfilled' ? 'A' : 'B'
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await files.owners()).toEqual([winner])
})

const gone: [what: string, differences: Parameters<typeof keepAttachment>[2]][] = [
  ['still arrives', { state: 'arriving' }],
  ['is being removed', { state: 'leaving' }],
  ['is another ticket’s', { conversation_id: 'other' }],
]

test.for(gone)('with a file that %s, none is claimed', async ([, differences], { files }) => {
  const ids = [await files.keep(), await files.keep(differences)]
  await expect(files.claim(ids)).rejects.toMatchObject({
    fields: [{ field: 'attachments', code: 'files-gone' }],
  })
  expect(await files.owners()).not.toContain('T')
})

test('an unknown file, or one named twice, is gone', async ({ files }) => {
  const id = await files.keep()
  for (const ids of [['unknown'], [id, 'unknown'], [id, id]])
    await expect(files.claim(ids)).rejects.toMatchObject({
      code: 'invalid',
      fields: [{ code: 'files-gone' }],
    })
  expect(await files.owners()).toEqual([null])
})

test('five files and twenty megabytes are the most', async ({ files }) => {
  const ids = await Promise.all(Array.from({ length: 5 }, () => files.keep({ size: 4 * MB })))
  const sixth = await files.keep({ size: 4 * MB + 1 })
  await expect(files.claim([...ids, sixth])).rejects.toMatchObject({ fields: [{ code: 'too-many' }] })
  const tooLarge = [...ids.slice(1), sixth]
  await expect(files.claim(tooLarge)).rejects.toMatchObject({ fields: [{ code: 'total-too-large' }] })
  expect(await files.claim(ids)).toHaveLength(5)
})

test('what may be wrong with files has a whole sentence in every language', () => {
  expect(fileSentences('en')['total-too-large']).toBe('{name} doesn’t fit: the limit for all files is 20 MB.')
  expect(fileSentences('en')['too-many']).toContain('5 files')
  for (const sentence of Object.values(fileSentences(OTHER_ALPHABET)))
    expect(sentence.replace('{name}', '')).not.toMatch(/[{}]/)
})
