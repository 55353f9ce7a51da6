import { expect, test } from 'vitest'

import { collectFigures } from './collect-figures.ts'

const passed = {
  title: 'is killed',
  status: 'passed',
  meta: { fault: 'killed', figure: 'SQLite: 200 kills' },
} as const

function seen(
  ...assertionResults: Parameters<typeof collectFigures>[0]['testResults'][0]['assertionResults']
) {
  return collectFigures({ testResults: [{ assertionResults }] }, 1)
}

test('a row is told in the figures of its own tests', () => {
  const other = {
    title: 'is stopped',
    status: 'passed',
    meta: { fault: 'stopped', figure: '50 stops' },
  } as const
  const none = { title: 'something else', status: 'passed' }
  expect(seen(passed, other, none)).toEqual({ figures: ['SQLite: 200 kills'], failures: [], skipped: [] })
})

test('what fails in a file of the row fails the row, with its words', () => {
  const failed = { title: 'something else', status: 'failed', failureMessages: ['because'] }
  expect(seen(passed, failed).failures).toEqual(['something else: because'])
})

test('what this machine cannot run is named with its reason', () => {
  const skipped = {
    ...passed,
    status: 'skipped',
    meta: { fault: 'killed', figure: 'not run, without it' },
  } as const
  expect(seen(skipped)).toEqual({ figures: [], failures: [], skipped: ['not run, without it'] })
})

test('what belongs to the other database is not named', () => {
  expect(seen({ ...passed, status: 'skipped', meta: { fault: 'killed' } })).toEqual({
    figures: [],
    failures: [],
    skipped: [],
  })
})

test('a file that cannot even be loaded fails the row', () => {
  const report = { testResults: [{ message: 'no such module', assertionResults: [] }] }
  expect(collectFigures(report, 1).failures).toEqual(['no such module'])
})
