import { expect, test } from 'vitest'

import { commandOf } from './markdown-shortcuts.ts'

const press = { key: '', code: '', ctrlKey: true, metaKey: false, shiftKey: false, altKey: false }

test.each([
  [{ ...press, key: 'b', code: 'KeyB' }, 'bold'],
  [{ ...press, key: 'i', code: 'KeyI', ctrlKey: false, metaKey: true }, 'italic'],
  [{ ...press, key: 'k', code: 'KeyK' }, 'link'],
  [{ ...press, key: '*', code: 'Digit8', shiftKey: true }, 'list'],
  [{ ...press, key: '(', code: 'Digit8', shiftKey: true }, 'list'],
  [{ ...press, key: 'и', code: 'KeyB' }, 'bold'],
  [{ ...press, key: 'B', code: 'KeyB', shiftKey: true }, null],
  [{ ...press, key: 'b', code: 'KeyN' }, 'bold'],
  [{ ...press, key: 'n', code: 'KeyB' }, null],
  [{ ...press, key: 'b', code: 'KeyB', ctrlKey: false }, null],
  [{ ...press, key: 'b', code: 'KeyB', altKey: true }, null],
  [{ ...press, key: 'z', code: 'KeyZ' }, null],
] as const)('%j means %s', (event, command) => {
  expect(commandOf(event)).toBe(command)
})
