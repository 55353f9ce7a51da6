import { expect, test } from 'vitest'

import { sayFirst, sayRange } from './french-forms.ts'

test.each([
  ['fr-FR', '2\u00a0à\u00a04'],
  ['de-DE', '2–\u20604'],
])('a range in %s', (tag, said) => {
  expect(sayRange([2, 4], tag)).toBe(said)
})

test.each([
  ['fr-FR', '2026-02-01', '1er février 2026'],
  ['fr-FR', '2026-02-21', '21 février 2026'],
  ['it-IT', '2026-02-01', '1 febbraio 2026'],
])('a date in %s: %s', (tag, date, said) => {
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  expect(sayFirst(format.format(new Date(date)), tag)).toBe(said)
})
