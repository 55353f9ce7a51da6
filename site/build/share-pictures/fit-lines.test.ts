import { expect, test } from 'vitest'

import { fitLines, type TextSpace } from './fit-lines.ts'

/** Every character half an em wide. */
const widthOf = (word: string) => word.length / 2
const SPACE: TextSpace = { width: 400, height: 300, largest: 150, mostLines: 4, leading: 1, firstLine: 1 }

function fit(text: string, space: Partial<TextSpace> = {}) {
  const { size, lines } = fitLines(text.split(' '), widthOf, { ...SPACE, ...space })
  return { size, lines: lines.map((line) => line.join(' ')) }
}

test('a short text does not grow beyond its largest size', () => {
  expect(fit('FAQ')).toEqual({ size: 150, lines: ['FAQ'] })
})

test('a long text is broken where it can be set largest', () => {
  expect(fit('one two three four')).toEqual({ size: 100, lines: ['one two', 'three', 'four'] })
})

test('even lines are worth a little size', () => {
  expect(fit('aaaaaa b cccccc', { width: 380 })).toEqual({ size: 95, lines: ['aaaaaa', 'b cccccc'] }) // not 100 in three
  expect(fit('aaaaaa b cccccc', { width: 300 }).lines).toEqual(['aaaaaa', 'b', 'cccccc']) // not 75 in two
})

test('no line is wider and no text taller than its space', () => {
  for (const text of ['Datenschutzerklärung: was wir speichern', 'x', 'a b c d e f g h i j k l m']) {
    const { size, lines } = fit(text)
    expect(Math.max(...lines.map(widthOf)) * size).toBeLessThanOrEqual(SPACE.width)
    expect(lines.length * size).toBeLessThanOrEqual(SPACE.height)
  }
})
