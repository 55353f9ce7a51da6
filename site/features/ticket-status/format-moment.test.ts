import { expect, test } from 'vitest'

import { formatDay, formatMoment } from './format-moment.ts'

const MOMENT = new Date('2026-11-24T16:00:00Z')

/** Which kind of blank stands where is the runtime's business. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ')
}

test.each([
  ['en', 'America/New_York', 'Tuesday, November 24 at 11:00 AM', 'November 24, 2026 at 11:00 AM'],
  ['en', 'Asia/Tokyo', 'Wednesday, November 25 at 1:00 AM', 'November 25, 2026 at 1:00 AM'],
  ['de-DE', 'Europe/Berlin', 'Dienstag, 24. November um 17:00', '24. November 2026 um 17:00'],
  ['et-EE', 'Europe/Tallinn', 'teisipäev, 24. november, kell 18:00', '24. november 2026, kell 18:00'],
])('%s in %s reads %j', (tag, timeZone, day, moment) => {
  expect(plain(formatDay(MOMENT, tag, timeZone))).toBe(day)
  expect(plain(formatMoment(MOMENT, tag, timeZone))).toBe(moment)
})
