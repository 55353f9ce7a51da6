import { expect, test } from 'vitest'

import type { Outcome } from './kept-results.ts'
import { mutationReport, type AskedMutant } from './report.ts'
import { spread } from './spread.ts'

function asked(fate: Outcome['fate'], equivalent: string | null = null): AskedMutant {
  const mutant = {
    file: 'a.ts',
    line: 3,
    context: 'x',
    change: 'never',
    code: '`a`',
    replacement: 'false',
    start: 0,
  }
  return { guard: 'outbox', mutant, outcome: { fate }, equivalent }
}

test('the report counts what was noticed of what can be, and names the rest', () => {
  const report = mutationReport(
    [asked('noticed'), asked('timed out'), asked('survived'), asked('survived', 'it is the same')],
    { date: '2026-11-22', machine: '2 cores', found: 9, unasked: ['b.ts'] },
  )
  expect(report).toContain('Asked: 4 of 9 mutants')
  expect(report).toContain('Not asked yet: `b.ts`.')
  expect(report).toContain('| outbox | 4 | 1 | 1 | 1 | 1 | 66 % |')
  expect(report).toContain('## Survived\n\n- `a.ts` line 3, never: `` `a` `` becomes `false`\n')
  expect(report).toContain(
    '## Equivalent\n\n- `a.ts` line 3, never: `` `a` `` becomes `false`: it is the same\n',
  )
})

test('some of many are spread over all of them', () => {
  const all = Array.from({ length: 10 }, (_, index) => index)
  expect(spread(all, 3)).toEqual([0, 4, 7])
  expect(spread(all, 10)).toEqual(all)
  expect(spread(all, Infinity)).toEqual(all)
})
