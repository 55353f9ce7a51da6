import { expect, test } from 'vitest'

import { openFaces } from './art.ts'
import { setText } from './set-text.ts'

const { headline, hand } = await openFaces()

function outlines(text: string, language: string): string {
  return setText(text, headline, language).at(0, 0, 100, '#000')
}

test('Russian is set in Russian letterforms, not in Bulgarian ones', () => {
  expect(outlines('гид', 'ru')).not.toBe(outlines('гид', 'bg'))
  expect(outlines('А', 'ru')).toBe(outlines('А', 'bg'))
})

test('every language has its letters, and its spaces', () => {
  for (const text of ['šžõäöü', 'ßÄ', 'ijëï', 'ñ¿¡', 'àèìòù', 'ç œ « 397\u202f€ »', 'ЁЙъыэюя'])
    expect(setText(text, headline, 'en').width).toBeGreaterThan(0)
})

test('a joiner takes no room', () => {
  expect(setText('2–\u20604', hand, 'en').width).toBe(setText('2–4', hand, 'en').width)
})

test('a character without a glyph stops the build and is named', () => {
  expect(() => setText('A 漢', headline, 'en')).toThrow(/“漢”.*sofia-sans-extra-condensed/)
})
