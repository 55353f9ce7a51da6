import { expect, test } from 'vitest'

import {
  fillKnown,
  fillPlaceholders,
  placeholdersOf,
  sayDate,
  sayLabelled,
  sayRange,
  splitPlaceholders,
} from './message-text.ts'

test('placeholders are found once each, sorted', () => {
  expect(placeholdersOf('{to} and {from}, {to}')).toEqual(['from', 'to'])
})

test('placeholders are filled with values, and braces in a value are left alone', () => {
  expect(fillPlaceholders('Hello {name}', { name: '{name}' })).toBe('Hello {name}')
})

test('a placeholder without a value stops the build', () => {
  expect(() => fillPlaceholders('for {price}', {})).toThrow('{price}')
})

test.each([
  ['{days} {days/en/day/days}', 1, '1 day'],
  ['{days} {days/en/day/days}', '1–2', '1–2 days'],
  ['{days} {days/en/day/days}', '1,001', '1,001 days'],
  ['{days/de/Tag/Tage}: {days}', 0, 'Tage: 0'],
  ['{days} {days/fr/jour ouvré/jours ouvrés}', 0, '0 jour ouvré'],
  ['{days} {days/es/día/días}', '1.000.000', '1.000.000 días'],
  ['{days} {days/ru/день/дня/дней}', 21, '21 день'],
  ['{days} {days/ru/день/дня/дней}', '2–4', '2–4 дня'],
  ['{days} {days/ru/день/дня/дней}', '3–5', '3–5 дней'],
  ['{days} {days/ru/день/дня/дней}', 11, '11 дней'],
])('%s with %s is "%s"', (message, days, said) => {
  expect(fillPlaceholders(message, { days })).toBe(said)
})

test('what is not known yet stays, with its noun', () => {
  const message = 'Up to {count} {count/en/file/files}, within {hours} {hours/en/hour/hours}'
  expect(fillKnown(message, { hours: 1 })).toBe('Up to {count} {count/en/file/files}, within 1 hour')
  expect(placeholdersOf(message)).toEqual(['count', 'hours'])
  expect(() => fillPlaceholders(message, { hours: 1 })).toThrow('{count}')
})

test('a message is cut at its placeholders', () => {
  expect(splitPlaceholders('for {price} only')).toEqual([
    { text: 'for ' },
    { name: 'price' },
    { text: ' only' },
  ])
  expect(splitPlaceholders('{price}')).toEqual([{ name: 'price' }])
})

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
