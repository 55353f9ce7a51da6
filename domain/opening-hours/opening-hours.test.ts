import fc from 'fast-check'
import { expect, test } from 'vitest'

import { answerBy, type OpeningHours } from './opening-hours.ts'

const NINE_TO_SIX = { days: [1, 5], from: '09:00', to: '18:00' } as const
const NEW_YORK = 'America/New_York'

/** 2026-03-02 is a Monday; New York is at UTC-5 until 8 March, then at UTC-4 until 1 November. */
test.each([
  ['on a Monday morning', '2026-03-02T15:00:00Z', 2, '2026-03-02T17:00:00Z'],
  ['before opening it counts from opening', '2026-03-02T10:00:00Z', 2, '2026-03-02T16:00:00Z'],
  ['at the minute of opening', '2026-03-02T14:00:00Z', 9, '2026-03-02T23:00:00Z'],
  ['over night', '2026-03-02T22:00:00Z', 2, '2026-03-03T15:00:00Z'],
  ['at the minute of closing', '2026-03-02T23:00:00Z', 1, '2026-03-03T15:00:00Z'],
  ['after closing', '2026-03-03T03:59:59Z', 1, '2026-03-03T15:00:00Z'],
  ['over a weekend, on which the clock is put forward', '2026-03-06T22:00:00Z', 4, '2026-03-09T16:00:00Z'],
  ['over a weekend, on which it is put back', '2026-10-30T21:00:00Z', 4, '2026-11-02T17:00:00Z'],
  ['on a Saturday', '2026-03-07T15:00:00Z', 2, '2026-03-09T15:00:00Z'],
  ['on a Sunday evening in New York, Monday in London', '2026-03-02T01:00:00Z', 2, '2026-03-02T16:00:00Z'],
  ['two working days', '2026-03-05T20:00:00Z', 18, '2026-03-09T19:00:00Z'],
  ['into a leap day', '2028-02-28T22:30:00Z', 1, '2028-02-29T14:30:00Z'],
  ['over New Year', '2026-12-31T22:00:00Z', 2, '2027-01-01T15:00:00Z'],
  ['no hours at all', '2026-03-07T15:00:00Z', 0, '2026-03-09T13:00:00Z'],
])('%s', (_, now, hours, expected) => {
  expect(answerBy(new Date(now), hours, NINE_TO_SIX, NEW_YORK).toISOString()).toBe(
    new Date(expected).toISOString(),
  )
})

test('an hour the clock leaves out is no opening hour', () => {
  const nights = { days: [1, 7], from: '01:00', to: '04:00' } as const
  // On 29 March 2026 at 03:00 in Tallinn it is 04:00: that night has two hours.
  const now = new Date('2026-03-28T22:00:00Z')
  expect(answerBy(now, 3, nights, 'Europe/Tallinn').toISOString()).toBe('2026-03-29T23:00:00.000Z')
})

test.each([
  ['a day that closes before it opens', { ...NINE_TO_SIX, from: '18:00', to: '09:00' }],
  ['a week that ends before it begins', { ...NINE_TO_SIX, days: [5, 1] }],
] as const)('%s is an error, not an endless search', (_, openingHours) => {
  expect(() => answerBy(new Date(0), 1, openingHours, NEW_YORK)).toThrow('never open')
})

const zones = fc.constantFrom(NEW_YORK, 'Europe/Tallinn', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC')
const openings: fc.Arbitrary<OpeningHours> = fc
  .record({
    first: fc.integer({ min: 1, max: 7 }),
    span: fc.nat(6),
    from: fc.integer({ min: 0, max: 22 }),
    length: fc.integer({ min: 1, max: 23 }),
  })
  .map(({ first, span, from, length }) => ({
    days: [first, Math.min(7, first + span)],
    from: clock(from),
    to: clock(Math.min(23, from + length)),
  }))
const moments = fc.date({
  min: new Date('2020-01-01T00:00:00Z'),
  max: new Date('2035-01-01T00:00:00Z'),
  noInvalidDate: true,
})
const hours = fc.integer({ min: 0, max: 60 })

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}

test('an answer is never due before now, nor while nobody is there', () => {
  fc.assert(
    fc.property(moments, hours, openings, zones, (now, promise, openingHours, zone) => {
      const due = answerBy(now, promise, openingHours, zone)
      expect(due.getTime()).toBeGreaterThanOrEqual(now.getTime() + promise * 3_600_000)
      const local = Temporal.Instant.fromEpochMilliseconds(due.getTime()).toZonedDateTimeISO(zone)
      expect(local.dayOfWeek).toBeGreaterThanOrEqual(openingHours.days[0])
      expect(local.dayOfWeek).toBeLessThanOrEqual(openingHours.days[1])
      const time = local.toPlainTime().toString()
      expect(time >= openingHours.from && time <= `${openingHours.to}:00`).toBe(true)
    }),
  )
})

test('who asks later, or is promised more, is not answered earlier', () => {
  fc.assert(
    fc.property(
      moments,
      fc.nat(14 * 86_400_000),
      hours,
      hours,
      openings,
      zones,
      (now, later, one, more, open, zone) => {
        const first = answerBy(now, one, open, zone).getTime()
        expect(answerBy(new Date(now.getTime() + later), one, open, zone).getTime()).toBeGreaterThanOrEqual(
          first,
        )
        expect(answerBy(now, one + more, open, zone).getTime()).toBeGreaterThanOrEqual(first)
      },
    ),
  )
})
