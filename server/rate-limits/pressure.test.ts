import { expect, test } from 'vitest'

import { createPressure } from './pressure.ts'
import { HOME, startLimitedApp } from './test-limits.ts'

const OTHER = '198.51.100.7'

test('a network that has used half of its ten minutes is under pressure, and nobody else', async () => {
  await using app = await startLimitedApp()
  const isUnderPressure = createPressure(app.write, app.now)
  expect(await isUnderPressure(HOME), 'before anybody posts').toBe(false)
  await app.exhaust(HOME, 4)
  expect(await isUnderPressure(HOME)).toBe(false)
  await app.contact()
  expect(await isUnderPressure(HOME)).toBe(true)
  expect(await isUnderPressure(OTHER)).toBe(false)
  app.advance(10 * 60_000)
  expect(await isUnderPressure(HOME)).toBe(false)
})

test('more than a hundred posts in ten minutes put everybody under pressure', async () => {
  await using app = await startLimitedApp()
  const isUnderPressure = createPressure(app.write, app.now)
  await app.contact()
  await app.multiply(99)
  expect(await isUnderPressure(OTHER)).toBe(false)
  await app.contact({ from: '203.0.113.1' })
  expect(await isUnderPressure(OTHER)).toBe(true)
  app.advance(10 * 60_000)
  expect(await isUnderPressure(OTHER)).toBe(false)
})

test('to ask counts nothing and makes no key', async () => {
  await using app = await startLimitedApp()
  await createPressure(app.write, app.now)(HOME)
  expect(await app.counted()).toEqual([])
  expect(await app.db.selectFrom('counting_key').selectAll().execute()).toEqual([])
})
