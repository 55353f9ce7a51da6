import { expect, test } from 'vitest'

import { findAttachmentProblem } from './attachment.ts'

const MB = 1024 * 1024
const picture = { name: 'a.png', size: MB, type: 'image/png' }

test('five files of ten megabytes, twenty in all, may be sent', () => {
  expect(findAttachmentProblem({ ...picture, size: 10 * MB }, [{ size: 10 * MB }])).toBeNull()
  expect(
    findAttachmentProblem(
      picture,
      Array.from({ length: 4 }, () => ({ size: 1 })),
    ),
  ).toBeNull()
})

test.each([
  ['a sixth file', picture, Array.from({ length: 5 }, () => ({ size: 1 })), 'too-many'],
  ['more than ten megabytes', { ...picture, size: 10 * MB + 1 }, [], 'file-too-large'],
  [
    'more than twenty in all',
    { ...picture, size: 5 * MB },
    [{ size: 10 * MB }, { size: 6 * MB }],
    'total-too-large',
  ],
  ['an empty file', { ...picture, size: 0 }, [], 'empty'],
  ['an SVG, which can hold script', { name: 'a.svg', size: 1, type: 'image/svg+xml' }, [], 'type-refused'],
  ['a web page', { name: 'a.html', size: 1, type: 'text/html' }, [], 'type-refused'],
] as const)('%s is refused before it is sent', (_, file, chosen, problem) => {
  expect(findAttachmentProblem(file, chosen)).toBe(problem)
})

test('a file whose type the browser cannot tell is left to the server', () => {
  expect(findAttachmentProblem({ name: 'log', size: 1, type: '' }, [])).toBeNull()
})
