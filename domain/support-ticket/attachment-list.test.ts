import { expect, test } from 'vitest'

import { areUnderWay, attachedIds, keysToSend, type Attachment } from './attachment-list.ts'

const WAITING = { phase: 'waiting' } as const
const SENDING = { phase: 'sending', percent: 40 } as const
const ATTACHED = { phase: 'attached', id: 'id-of-file' } as const
const FAILED = { phase: 'failed' } as const

function files(...progress: Attachment['progress'][]): Attachment[] {
  return progress.map((one, index) => ({
    key: String(index),
    name: `${index}.png`,
    size: 1,
    progress: one,
  }))
}

test.each([
  ['none is sent when none waits', files(ATTACHED, FAILED), []],
  ['the first two begin together', files(WAITING, WAITING, WAITING), ['0', '1']],
  ['the next begins when one of two is through', files(ATTACHED, SENDING, WAITING, WAITING), ['2']],
  ['a third does not begin beside two', files(SENDING, SENDING, WAITING), []],
  ['a failed one gives its place away', files(FAILED, SENDING, WAITING), ['2']],
] as const)('%s', (_, list, keys) => {
  expect(keysToSend(list)).toEqual(keys)
})

test.each([
  [[], false],
  [files(ATTACHED, FAILED), false],
  [files(ATTACHED, WAITING), true],
  [files(SENDING), true],
] as const)('%j under way: %s', (list, expected) => {
  expect(areUnderWay(list)).toBe(expected)
})

test('a ticket names the files that are attached, and no other', () => {
  expect(attachedIds(files(ATTACHED, FAILED, SENDING))).toEqual(['id-of-file'])
})
