import { expect, test, vi } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { isLocale } from '#domain/language/locales.ts'

import { commandOf, shortcutText } from './MarkdownField.tsx'

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

test.each([
  ['en', 'Linux', 'Ctrl+B', 'Ctrl+Shift+8'],
  ['de', 'Win32', 'Strg+B', 'Strg+Umschalt+8'],
  ['fr', 'Win32', 'Ctrl+B', 'Ctrl+Maj+8'],
  ['en', 'MacIntel', '⌘B', '⇧⌘8'],
])('in %s on %s the keys are %s and %s', (locale, platform, bold, list) => {
  if (!isLocale(locale)) return
  vi.stubGlobal('navigator', { platform })
  const words = messages[locale].supportTicket
  expect([shortcutText('bold', words), shortcutText('list', words)]).toEqual([bold, list])
})
