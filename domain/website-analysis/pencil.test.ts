import { expect, test } from 'vitest'

import type { Analysis, Finding } from './finding.ts'
import { withPencil } from './pencil.ts'

const finding = (id: string, severity: Finding['severity'] = 'serious') => ({ id, severity }) as Finding
const analysis = {
  findings: [finding('a'), finding('b'), finding('c'), finding('d'), finding('fine', 'good')],
  first: ['a', 'b', 'c'],
  marked: ['a', 'b'],
} as unknown as Analysis

test('a person takes marks away and says what is first; the findings stay', () => {
  const pencil = { marks: [], removed: ['a', 'gone'], first: ['d', 'fine', 'gone', 'b'], words: '' }
  expect(withPencil(analysis, pencil)).toEqual({ ...analysis, marked: ['b'], first: ['d', 'b'] })
})
