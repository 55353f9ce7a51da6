import { expect, test } from 'vitest'

import { sayDate, sayLabelled, sayRange } from './spoken-forms.ts'

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
  expect(sayDate(format.format(new Date(date)), tag)).toBe(said)
})

test.each([
  ['es-ES', '2026-11-24T16:00Z', 'martes 24 de noviembre a las 16:00'],
  ['es-ES', '2026-11-24T01:00Z', 'martes 24 de noviembre a la 1:00'],
  ['it-IT', '2026-11-24T16:00Z', 'martedì 24 novembre alle ore 16:00'],
  ['fr-FR', '2026-12-01T01:00Z', 'mardi 1er décembre à 1\u00a0h'],
  ['fr-FR', '2026-11-24T16:05Z', 'mardi 24 novembre à 16\u00a0h\u00a005'],
])('a moment in %s: %s', (tag, moment, said) => {
  const format = new Intl.DateTimeFormat(tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  })
  expect(sayDate(format.format(new Date(moment)), tag)).toBe(said)
})

test('a long date with its time, in Spanish', () => {
  const format = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  expect(sayDate(format.format(new Date('2026-11-24T16:00Z')), 'es-ES')).toBe(
    '24 de noviembre de 2026 a las 16:00',
  )
})

test('a label has a space before its colon in French', () => {
  expect(sayLabelled('Newsletter', '145 €', 'fr')).toBe('Newsletter\u202f: 145 €')
  expect(sayLabelled('Newsletter', '145 €', 'de')).toBe('Newsletter: 145 €')
})
