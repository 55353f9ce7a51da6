import { expect, test } from 'vitest'

import { createVisitCounter } from './visit-counter.ts'

const WINDOW_MS = 1_000

/** A counter of one visit a second, and a clock that only the test moves. */
function startCounter(maxNetworks?: number) {
  let time = 0
  const visit = createVisitCounter({ count: 1, windowMs: WINDOW_MS }, () => new Date(time), maxNetworks)
  return { visit, advance: (ms: number) => void (time += ms) }
}

test('a window is over at its last moment, and a new one begins', () => {
  const { visit, advance } = startCounter()
  expect([visit('a'), visit('a')]).toEqual([0, WINDOW_MS])
  advance(WINDOW_MS - 1)
  expect(visit('a')).toBe(1)
  advance(1)
  expect([visit('a'), visit('a')]).toEqual([0, WINDOW_MS])
})

test('a network whose window began anew is the last to be forgotten for want of room', () => {
  const { visit, advance } = startCounter(3)
  for (const network of ['a', 'b', 'c']) visit(network)
  advance(WINDOW_MS)
  for (const network of ['a', 'd']) visit(network)
  expect(visit('a')).toBe(WINDOW_MS)
})

test('twenty thousand networks are counted', () => {
  const { visit } = startCounter()
  for (let network = 0; network <= 20_000; network += 1) visit(`${network}`)
  expect([visit('1'), visit('0')]).toEqual([WINDOW_MS, 0])
})
