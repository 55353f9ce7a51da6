import { expect, test } from 'vitest'

import { writeFaultTable } from './fault-table.ts'

const line = { number: 2, test: 'a', bar: 'b', figures: ['1 | 2', '3'], machine: 'm' }

test('a line is added in its place, and the others stay as they are', () => {
  const first = writeFaultTable('', { ...line, number: 10 })
  const both = writeFaultTable(first, line)
  expect(both.split('\n').filter((text) => /^\| \d/.test(text))).toEqual([
    '| 2 | a | b | 1 \\| 2<br>3 | `npm run test:faults -- --row 2` | m |',
    '| 10 | a | b | 1 \\| 2<br>3 | `npm run test:faults -- --row 10` | m |',
  ])
})

test('a row that was run again has one line', () => {
  const again = writeFaultTable(writeFaultTable('', line), { ...line, machine: 'other' })
  expect(again.match(/^\| 2 .*$/gm)).toEqual([expect.stringContaining('| other |')])
})
