import { expect, test } from 'vitest'

import { createRefusedSubjects, TooManyPosts } from './request-limits.ts'
import type { Subject } from './counted-posts.ts'

const network = (name: string): Subject => ({ limit: 'network', name })

/** A memory, and a clock that only the test moves. */
function startMemory(maxSubjects?: number) {
  let time = 1_000_000
  return {
    ...createRefusedSubjects(() => new Date(time), maxSubjects),
    advance: (ms: number) => void (time += ms),
  }
}

test('of several refusals the longest is told, until its time is up', () => {
  const memory = startMemory()
  const mailbox: Subject = { limit: 'mailbox', name: 'mari@firma.example' }
  expect(memory.remember(new TooManyPosts(network('a'), 1_000))).toBe(true)
  expect(memory.remember(new TooManyPosts(mailbox, 5_000))).toBe(true)
  expect(memory.remember(new TooManyPosts(mailbox, 5_000)), 'known').toBe(false)
  expect(memory.find([network('a'), mailbox])).toMatchObject({ subject: mailbox, waitMs: 5_000 })
  expect(memory.find([network('b')])).toBeNull()
  expect(memory.find([{ limit: 'mailbox', name: 'a' }]), 'of another limit').toBeNull()
  memory.advance(1_000)
  expect(memory.find([network('a')])).toBeNull()
  expect(memory.find([network('a'), mailbox])).toMatchObject({ waitMs: 4_000 })
})

test('when more are refused than there is room for, the one refused longest is forgotten', () => {
  const memory = startMemory(3)
  for (const name of ['a', 'b', 'c', 'd']) memory.remember(new TooManyPosts(network(name), 1_000))
  expect(memory.find([network('a')])).toBeNull()
  for (const name of ['b', 'c', 'd']) expect(memory.find([network(name)])).not.toBeNull()
})

test('who is refused anew after a while is the last to be forgotten', () => {
  const memory = startMemory(3)
  memory.remember(new TooManyPosts(network('a'), 1_000))
  memory.advance(1_000)
  for (const name of ['b', 'a', 'c', 'd']) memory.remember(new TooManyPosts(network(name), 1_000))
  expect(memory.find([network('b')])).toBeNull()
  for (const name of ['a', 'c', 'd']) expect(memory.find([network(name)])).not.toBeNull()
})
