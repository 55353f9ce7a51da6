import { expect } from 'vitest'

import { failedHousekeeping, runHousekeeping } from './housekeeping.ts'
import { createLogger } from '../log.ts'
import { test } from '../test-app.ts'

test('a step that fails keeps no other back, and is known until it succeeds', async ({ store }) => {
  const effects = {
    write: store.write,
    now: () => new Date('2026-03-02T10:00:00Z'),
    log: createLogger('silent'),
  }
  const done: string[] = []
  let isBroken = true
  const steps = {
    first: () => (isBroken ? Promise.reject(new TypeError('mari@firma.example')) : Promise.resolve()),
    second: () => Promise.resolve(done.push('second')),
  }
  await runHousekeeping(steps, effects)
  await runHousekeeping(steps, effects)
  expect(done).toEqual(['second', 'second'])
  expect(await failedHousekeeping(store.db)).toEqual([
    { step: 'first', kind: 'TypeError', at: '2026-03-02T10:00:00.000Z' },
  ])
  isBroken = false
  await runHousekeeping(steps, effects)
  expect(await failedHousekeeping(store.db)).toEqual([])
})
