import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { MarkdownCommand } from '#domain/support-ticket/markdown-edit.ts'

/** What a key means together with Ctrl, or Cmd on a Mac; by its code where Shift changes the character. */
const KEYS: Readonly<Record<MarkdownCommand, { key: string; code: string; shift: boolean }>> = {
  bold: { key: 'b', code: 'KeyB', shift: false },
  italic: { key: 'i', code: 'KeyI', shift: false },
  list: { key: '8', code: 'Digit8', shift: true },
  link: { key: 'k', code: 'KeyK', shift: false },
}
const COMMANDS = Object.keys(KEYS) as MarkdownCommand[]

interface Press {
  key: string
  code: string
  ctrlKey: boolean
  metaKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** The command of a key press, or null. A keyboard of another alphabet has the letters by their places. */
export function commandOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Press): MarkdownCommand | null {
  if ((!ctrlKey && !metaKey) || altKey) return null
  const isLatin = /^[a-z]$/i.test(key)
  const found = COMMANDS.find((command) => {
    const { key: letter, code: place, shift } = KEYS[command]
    return shift === shiftKey && (isLatin ? letter === key.toLowerCase() : place === code)
  })
  return found ?? null
}

/** A command's keys as its button names them: "Ctrl+B", "Strg+B", "⌘B". */
export function shortcutText(command: MarkdownCommand, words: SupportTicketMessages): string {
  const { key, shift } = KEYS[command]
  const letter = key.toUpperCase()
  if (isMac()) return `${shift ? '⇧' : ''}⌘${letter}`
  return fillPlaceholders(shift ? words.shortcutWithShift : words.shortcut, { key: letter })
}

/** The same for `aria-keyshortcuts`. */
export function ariaShortcut(command: MarkdownCommand): string {
  const { key, shift } = KEYS[command]
  return `${isMac() ? 'Meta' : 'Control'}+${shift ? 'Shift+' : ''}${key.toUpperCase()}`
}

function isMac(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform)
}
