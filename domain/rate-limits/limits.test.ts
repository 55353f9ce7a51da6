import fc from 'fast-check'
import { expect, test } from 'vitest'

import { LOCALE_CODES } from '../language/locales.ts'
import {
  countedSpan,
  limitWaitMs,
  retryAfterSeconds,
  POST_LIMITS,
  VISIT_LIMITS,
  type Limit,
  waitInWords,
} from './limits.ts'

const MINUTE_MS = 60_000

test('limits that other tests only fill up are as large as was decided (0036)', () => {
  const inTenMinutes = (count: number) => ({ count, windowMs: 10 * MINUTE_MS })
  expect([POST_LIMITS.site, POST_LIMITS.files]).toEqual([[inTenMinutes(2_000)], [inTenMinutes(50)]])
  expect(VISIT_LIMITS).toEqual({
    consents: inTenMinutes(100),
    vitals: inTenMinutes(300),
    reports: inTenMinutes(60),
  })
})

/** Times of attempts, in ms from the first, and a limit. */
const trials = fc.record({
  limit: fc.record({ count: fc.integer({ min: 1, max: 6 }), windowMs: fc.integer({ min: 1, max: 5_000 }) }),
  pauses: fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 60 }),
})

/** A store's answer: the count-th newest of the accepted posts in the window. */
function waitAt(limit: Limit, accepted: readonly number[], now: number): number {
  const { since, until } = countedSpan(limit, new Date(now))
  const counted = accepted.filter((at) => at > since.getTime() && at <= until.getTime())
  const nth = counted.toSorted((one, other) => other - one)[limit.count - 1]
  return limitWaitMs(limit, nth === undefined ? null : new Date(nth), new Date(now))
}

/** Tries at every moment; returns the accepted ones, and each refusal with its wait. */
function play(limit: Limit, moments: readonly number[]) {
  const accepted: number[] = []
  const refused: { at: number; waitMs: number; known: readonly number[] }[] = []
  for (const at of moments) {
    const waitMs = waitAt(limit, accepted, at)
    if (waitMs === 0) accepted.push(at)
    else refused.push({ at, waitMs, known: [...accepted] })
  }
  return { accepted, refused }
}

const momentsOf = (pauses: readonly number[]) => {
  let now = 1_000_000
  return pauses.map((pause) => (now += pause))
}

test('no window ever holds more than its limit, and nobody is refused while there is room', () => {
  fc.assert(
    fc.property(trials, ({ limit, pauses }) => {
      const moments = momentsOf(pauses)
      const { accepted, refused } = play(limit, moments)
      for (const end of accepted) {
        const inWindow = accepted.filter((at) => at > end - limit.windowMs && at <= end)
        expect(inWindow.length).toBeLessThanOrEqual(limit.count)
      }
      for (const { at, known } of refused) {
        const inWindow = known.filter((earlier) => earlier > at - limit.windowMs)
        expect(inWindow.length).toBeGreaterThanOrEqual(limit.count)
      }
    }),
  )
})

test('whoever waits exactly as long as told is let in, and not a millisecond sooner', () => {
  fc.assert(
    fc.property(trials, ({ limit, pauses }) => {
      for (const { at, waitMs, known } of play(limit, momentsOf(pauses)).refused) {
        expect(waitMs).toBeLessThanOrEqual(limit.windowMs)
        expect(waitAt(limit, known, at + waitMs)).toBe(0)
        expect(waitAt(limit, known, at + waitMs - 1)).toBe(1)
      }
    }),
  )
})

test('a post of another server counts though its clock is a minute ahead, and of a time to come none', () => {
  const span = countedSpan({ count: 1, windowMs: 1_000 }, new Date(1_000_000))
  expect(span).toEqual({ since: new Date(999_000), until: new Date(1_060_000) })
})

test.each([
  [0, 1],
  [1, 1],
  [1_000, 1],
  [1_001, 2],
  [600_000, 600],
])('%i ms are %i seconds to wait', (waitMs, seconds) => {
  expect(retryAfterSeconds(waitMs)).toBe(seconds)
})

test.each([
  [1, 'in 1 second'],
  [59, 'in 59 seconds'],
  [60, 'in 1 minute'],
  [61, 'in 2 minutes'],
  [600, 'in 10 minutes'],
  [3_601, 'in 61 minutes'],
  [7_200, 'in 120 minutes'],
  [7_201, 'in 3 hours'],
  [86_400, 'in 24 hours'],
])('%i seconds are "%s"', (seconds, words) => {
  expect(waitInWords('en', seconds)).toBe(words)
})

test('every language says it in its own words', () => {
  const words: Readonly<Record<string, string>> = {
    en: 'in 9 minutes',
    et: '9 minuti pärast',
    de: 'in 9 Minuten',
    nl: 'over 9 minuten',
    es: 'dentro de 9 minutos',
    it: 'tra 9 minuti',
    fr: 'dans 9 minutes',
    ru: 'через 9 минут',
  }
  const spoken = LOCALE_CODES.map((locale) => waitInWords(locale, 540))
  expect(spoken).toEqual(LOCALE_CODES.map((locale, place) => words[locale] ?? spoken[place]))
  expect(new Set(spoken).size).toBe(LOCALE_CODES.length)
})
