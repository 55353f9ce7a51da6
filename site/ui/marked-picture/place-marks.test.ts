import { expect, test } from 'vitest'

import type { FindingMark } from '#domain/website-analysis/finding.ts'

import { cutBelowMarks, placeMarks } from './place-marks.ts'

const PHONE = { device: 'phone', path: '/', width: 390, height: 1_688 } as const

function aMark(kind: FindingMark['kind'], x: number, y: number, width = 120, height = 24): FindingMark {
  return { device: 'phone', kind, box: { x, y, width, height } }
}

function placed(...marks: FindingMark[]) {
  return placeMarks(
    marks.map((mark, index) => ({ number: index + 1, words: 'who can read this?', mark })),
    PHONE,
  )
}

test('a circle is round its element, in percent of the picture', () => {
  const [{ at: [x, y, width, height] } = { at: [0, 0, 0, 0] }] = placed(aMark('circle', 39, 168.8, 39, 16.88))
  expect(x).toBeLessThan(10)
  expect(y).toBeLessThan(10)
  expect(x + width).toBeGreaterThan(20)
  expect(y + height).toBeGreaterThan(11)
})

test('an arrow comes from the side that has room', () => {
  const [fromRight, fromLeft] = placed(aMark('arrow', 20, 300), aMark('arrow', 300, 600, 90))
  expect(fromRight?.isMirrored).toBe(false)
  expect(fromLeft?.isMirrored).toBe(true)
})

test('notes of neighbouring marks cover neither each other nor what is marked', () => {
  const marks = [100, 130, 160, 190].map((y) => aMark('underline', 20, y))
  const notes = placed(...marks).map(({ note: [x, y] }) => ({ x, y }))
  for (const [index, note] of notes.entries())
    for (const other of notes.slice(index + 1))
      expect(Math.abs(note.y - other.y) > 1.5 || Math.abs(note.x - other.x) > 40).toBe(true)
})

test('a note stays on the picture, also for a mark at its end', () => {
  const [{ note: [x, y] } = { note: [0, 0] }] = placed(aMark('circle', 330, 1_660, 60, 28))
  expect(x).toBeGreaterThan(0)
  expect(x).toBeLessThan(60)
  expect(y).toBeLessThan(99)
})

test('a picture ends below its last mark, with room for the note', () => {
  const { height } = cutBelowMarks([{ mark: aMark('circle', 20, 600) }], PHONE)
  expect(height).toBeGreaterThan(700)
  expect(height).toBeLessThan(800)
  expect(cutBelowMarks([{ mark: aMark('circle', 20, 20) }], PHONE).height).toBe(PHONE.width)
  expect(cutBelowMarks([{ mark: aMark('circle', 20, 1_660) }], PHONE)).toEqual(PHONE)
  expect(cutBelowMarks([], PHONE)).toEqual(PHONE)
})
