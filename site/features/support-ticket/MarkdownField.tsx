import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

import type { Messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import {
  editMarkdown,
  type MarkdownCommand,
  MARKDOWN_COMMANDS,
  changedPart,
  type SelectedText,
} from '#domain/support-ticket/markdown-edit.ts'

import { Button } from '../../ui/button/Button.tsx'
import { Field } from '../../ui/field/Field.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import styles from './MarkdownField.module.css'

interface MarkdownFieldProps {
  id: string
  name: string
  label: string
  value: string
  problem: string | undefined
  maxLength: number
  readOnly: boolean
  words: Messages['supportTicket']
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void
}

/** A text with a toolbar that writes Markdown into it, and a preview (decision 16). */
export function MarkdownField({ id, label, problem, words, ...textarea }: MarkdownFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setIsPreview] = useState(false)
  if (isPreview && problem !== undefined) setIsPreview(false) // a wrong field must be visible

  function run(command: MarkdownCommand) {
    const element = field.current
    if (!element || element.readOnly) return
    const { value: text, selectionStart: start, selectionEnd: end } = element
    typeText(element, editMarkdown({ text, start, end }, command, words[command]))
  }

  function handleKeyDown(event: KeyboardEvent) {
    const command = commandOf(event)
    if (command === null) return
    event.preventDefault()
    run(command)
  }

  return (
    <Field id={id} label={label} problem={problem}>
      {(attributes) => (
        <>
          <div className={`row ${styles.bar}`}>
            <MarkdownToolbar controls={id} words={words} isDisabled={isPreview} onRun={run} />
            <Button
              look="tertiary"
              aria-pressed={isPreview}
              aria-controls={`${id}-preview`}
              onClick={() => setIsPreview(!isPreview)}
            >
              {isPreview ? words.write : words.preview}
            </Button>
          </div>
          <textarea
            {...textarea}
            {...attributes}
            ref={field}
            className={`${attributes.className ?? ''} ${styles.text ?? ''}`}
            hidden={isPreview}
            required
            onKeyDown={handleKeyDown}
          />
          <div id={`${id}-preview`} className={styles.preview} hidden={!isPreview}>
            {isPreview &&
              (textarea.value.trim() === '' ? (
                <p>{words.previewEmpty}</p>
              ) : (
                <Markdown text={textarea.value} />
              ))}
          </div>
        </>
      )}
    </Field>
  )
}

interface MarkdownToolbarProps {
  /** Id of the textarea. */
  controls: string
  words: Messages['supportTicket']
  isDisabled: boolean
  onRun: (command: MarkdownCommand) => void
}

/**
 * Four buttons with one tab stop; arrow keys move between them. See
 * https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
function MarkdownToolbar({ controls, words, isDisabled, onRun }: MarkdownToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  function handleKeyDown(event: KeyboardEvent) {
    const last = MARKDOWN_COMMANDS.length - 1
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: current === last ? 0 : current + 1,
      ArrowLeft: current === 0 ? last : current - 1,
      Home: 0,
      End: last,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    toolbar.current?.querySelectorAll('button').item(next).focus()
  }

  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={words.toolbarLabel}
      aria-controls={controls}
      tabIndex={-1}
      className={`row ${styles.toolbar}`}
      onKeyDown={handleKeyDown}
    >
      {MARKDOWN_COMMANDS.map((command, index) => (
        <button
          key={command}
          type="button"
          className="tap"
          tabIndex={index === current ? 0 : -1}
          aria-label={`${words[command]} (${shortcutText(command, words)})`}
          aria-keyshortcuts={ariaShortcut(command)}
          aria-disabled={isDisabled}
          title={`${words[command]} (${shortcutText(command, words)})`}
          onClick={() => {
            setCurrent(index)
            if (!isDisabled) onRun(command)
          }}
        >
          <Icon name={command} />
        </button>
      ))}
    </div>
  )
}

/**
 * Applies an edit to a textarea as if it had been typed: only the changed part, so that Ctrl+Z undoes it.
 * `execCommand` is deprecated, but nothing else writes into the browser's undo history; without it the text
 * is set and undo is lost.
 */
function typeText(field: HTMLTextAreaElement, after: SelectedText): void {
  const { start, end, inserted } = changedPart(field.value, after.text)
  field.focus()
  if (start !== end || inserted !== '') {
    field.setSelectionRange(start, end)
    /* eslint-disable @typescript-eslint/no-deprecated -- see above: nothing has replaced it */
    const isTyped =
      inserted === '' ? document.execCommand('delete') : document.execCommand('insertText', false, inserted)
    /* eslint-enable @typescript-eslint/no-deprecated */
    if (!isTyped) {
      field.setRangeText(inserted, start, end)
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }
  field.setSelectionRange(after.start, after.end)
}

/** The keys with Ctrl, or Cmd on a Mac; by code where Shift changes the character. */
const KEYS: Readonly<Record<MarkdownCommand, { key: string; code: string; shift: boolean }>> = {
  bold: { key: 'b', code: 'KeyB', shift: false },
  italic: { key: 'i', code: 'KeyI', shift: false },
  list: { key: '8', code: 'Digit8', shift: true },
  link: { key: 'k', code: 'KeyK', shift: false },
}
const COMMANDS = Object.keys(KEYS) as MarkdownCommand[]

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The command of a key press, or null. Keyboards of other alphabets are matched by the keys' positions. */
export function commandOf({ key, code, ctrlKey, metaKey, shiftKey, altKey }: Press): MarkdownCommand | null {
  if ((!ctrlKey && !metaKey) || altKey) return null
  const isLatin = /^[a-z]$/i.test(key)
  const found = COMMANDS.find((command) => {
    const { key: letter, code: place, shift } = KEYS[command]
    return shift === shiftKey && (isLatin ? letter === key.toLowerCase() : place === code)
  })
  return found ?? null
}

/** A command's keys as its button shows them: "Ctrl+B", "Strg+B", "⌘B". */
export function shortcutText(command: MarkdownCommand, words: Messages['supportTicket']): string {
  const { key, shift } = KEYS[command]
  const letter = key.toUpperCase()
  if (isMac()) return `${shift ? '⇧' : ''}⌘${letter}`
  return fillPlaceholders(shift ? words.shortcutWithShift : words.shortcut, { key: letter })
}

/** The same for `aria-keyshortcuts`. */
function ariaShortcut(command: MarkdownCommand): string {
  const { key, shift } = KEYS[command]
  return `${isMac() ? 'Meta' : 'Control'}+${shift ? 'Shift+' : ''}${key.toUpperCase()}`
}

function isMac(): boolean {
  return /^(?:Mac|iP)/.test(navigator.platform)
}
