import { expect, test } from 'vitest'

import { createUploadSlots } from './receive-attachment.ts'

function running() {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  return { work: () => promise, resolve, reject }
}

test('a network has its slots, and all networks together have theirs', async () => {
  const inSlot = createUploadSlots({ total: 3, perNetwork: 2 })
  const [a, b, c] = [running(), running(), running()]
  const first = inSlot('one', a.work)
  void inSlot('one', b.work)
  const busy = {
    code: 'unavailable',
    fields: [{ field: 'file', code: 'busy' }],
    headers: { 'retry-after': '5' },
  }
  await expect(inSlot('one', c.work)).rejects.toMatchObject(busy)
  void inSlot('two', c.work)
  await expect(inSlot('three', () => Promise.resolve())).rejects.toMatchObject(busy)
  a.resolve(undefined)
  await first
  expect(await inSlot('three', () => Promise.resolve('done'))).toBe('done')
  expect(await inSlot('one', () => Promise.resolve('done'))).toBe('done')
})

test('an upload that fails gives its slot back', async () => {
  const inSlot = createUploadSlots({ total: 1, perNetwork: 1 })
  await expect(inSlot('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inSlot('one', () => Promise.resolve('done'))).toBe('done')
})

test('four networks with all they may have leave room for everybody else', async () => {
  const inSlot = createUploadSlots()
  const { work } = running()
  for (const network of ['one', 'two', 'three', 'four']) {
    for (let upload = 0; upload < 5; upload += 1) void inSlot(network, work)
    await expect(inSlot(network, work)).rejects.toMatchObject({ code: 'unavailable' })
  }
  await expect(inSlot('another', () => Promise.resolve('sent'))).resolves.toBe('sent')
})
