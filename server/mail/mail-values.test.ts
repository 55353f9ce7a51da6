import { expect, test } from 'vitest'

import { LOCALE_CODES } from '#domain/language/locales.ts'

import { agencyTimeZone, formatAgencyMoment } from './mail-values.ts'

test.each(LOCALE_CODES)('a moment in %s sets the name of the clock apart from the hour', (language) => {
  const moment = formatAgencyMoment(new Date('2026-11-24T19:20:00Z'), language)
  expect(moment).toContain(` (${agencyTimeZone(language)})`)
})
