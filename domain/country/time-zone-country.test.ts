import { expect, test } from 'vitest'

import { countryOfTimeZone } from './time-zone-country.ts'

test.each([
  ['Europe/Tallinn', 'EE'],
  ['Europe/Helsinki', 'EE'],
  ['Europe/Berlin', 'DE'],
  ['Europe/Paris', 'FR'],
  ['Europe/Madrid', 'ES'],
  ['Europe/Rome', 'IT'],
  ['Europe/Amsterdam', 'NL'],
  ['Europe/Brussels', 'BE'],
  ['Europe/Vienna', 'AT'],
  ['Europe/Stockholm', 'SE'],
  ['Europe/Oslo', 'NO'],
  ['Europe/Copenhagen', 'DK'],
  ['Europe/London', 'GB'],
  ['Europe/Lisbon', 'EU'],
  ['Europe/Moscow', 'RU'],
  ['Europe/Samara', 'RU'],
  ['Asia/Novosibirsk', 'RU'],
  ['America/New_York', 'US'],
  ['America/Sao_Paulo', 'US'],
  ['America/Indiana/Indianapolis', 'US'],
  ['America/Toronto', 'CA'],
  ['America/St_Johns', 'CA'],
  ['Canada/Pacific', 'CA'],
  ['Australia/Perth', 'AU'],
  ['Pacific/Auckland', 'NZ'],
  ['Pacific/Chatham', 'NZ'],
  ['Asia/Tokyo', null],
  ['UTC', null],
  ['', null],
  ['__proto__', null],
])('the zone %s stands for %s', (zone, country) => {
  expect(countryOfTimeZone(zone)).toBe(country)
})
