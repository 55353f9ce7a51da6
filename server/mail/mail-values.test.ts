import { expect, test } from 'vitest'

import { LOCALE_CODES } from '#domain/language/locales.ts'

import { agencyTimeZone, formatAgencyMoment, formatMoment } from './mail-values.ts'

const MOMENT = new Date('2026-11-24T19:20:00Z')
const ZONES = ['America/New_York', 'Europe/Helsinki', 'Europe/London', 'UTC']
const everyClock = LOCALE_CODES.flatMap((language) => ZONES.map((zone) => [language, zone] as const))

test.each(everyClock)('a moment in %s by the clock of %s says its name after the hour', (language, zone) => {
  expect(formatAgencyMoment(MOMENT, language, zone)).toContain(` (${agencyTimeZone(language, zone)})`)
})

test('a moment in UTC is the same whether the agency keeps UTC or not', () => {
  const before = formatMoment(MOMENT, 'en')
  formatAgencyMoment(MOMENT, 'en', 'UTC')
  expect(formatMoment(MOMENT, 'en')).toBe(before)
  expect(before).toContain('07:20 PM UTC')
})
