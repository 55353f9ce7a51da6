import { expect, test } from 'vitest'

import { openTestDatabase } from '../../../test-app.ts'
import { removeAbandonedAttachments, removeAttachment } from './attachment-rows.ts'
import { keepAttachment } from './test-attachment.ts'
import { keptFiles } from './test-uploads.ts'

const NOW = new Date('2026-03-03T10:00:00Z')
const at = (time: string) => ({ created_at: `2026-03-${time}.000Z` })
const pieces = Array.from({ length: 30 }, (_, index) => `piece ${index}`)

test('what nobody claimed for a day goes, and what is younger, or a ticket’s, stays', async () => {
  await using store = await openTestDatabase()
  const keep = (differences: Parameters<typeof keepAttachment>[2]) =>
    keepAttachment(store.write, pieces, differences)
  await keep(at('02T09:59:59'))
  await keep({ ...at('03T09:44:59'), state: 'arriving' })
  await keep({ ...at('03T09:59:59'), state: 'leaving' })
  const staying = [
    await keep(at('02T10:00:00')),
    await keep({ ...at('03T09:45:00'), state: 'arriving' }),
    await keep({ ...at('01T00:00:00'), ticket_id: 'T' }),
  ]
  await removeAbandonedAttachments(store.write, NOW)
  const { files, chunks } = await keptFiles(store.db)
  expect(files.map(({ id }) => id).sort()).toEqual(staying.sort())
  expect(chunks).toHaveLength(3 * pieces.length)
})

test('a file is removed in pieces, between which others can write, and nobody can claim it meanwhile', async () => {
  await using store = await openTestDatabase()
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

test('a removal that a crash cut off is finished the next time', async () => {
  await using store = await openTestDatabase()
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

test('a server that is alone removes what was arriving before its start, and nothing that arrives since', async () => {
  await using store = await openTestDatabase()
  await keepAttachment(store.write, pieces, { ...at('03T09:59:58'), state: 'arriving' })
  const staying = await keepAttachment(store.write, pieces, { ...at('03T09:59:59'), state: 'arriving' })
  await removeAbandonedAttachments(store.write, NOW, new Date('2026-03-03T09:59:59Z'))
  expect((await keptFiles(store.db)).files.map(({ id }) => id)).toEqual([staying])
})
