import { expect, test } from 'vitest'

import { fillKnown, fillPlaceholders, placeholdersOf, splitPlaceholders } from './placeholders.ts'

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
