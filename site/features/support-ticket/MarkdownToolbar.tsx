import { type KeyboardEvent, useRef, useState } from 'react'

import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'
import { MARKDOWN_COMMANDS, type MarkdownCommand } from '#domain/support-ticket/markdown-edit.ts'

import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './MarkdownField.module.css'
import { ariaShortcut, shortcutText } from './markdown-shortcuts.ts'

interface MarkdownToolbarProps {
  /** Id of the textarea. */
  controls: string
  words: SupportTicketMessages
  isDisabled: boolean
  onRun: (command: MarkdownCommand) => void
}

/** Four buttons and one tab stop; arrow keys go from one to the next. See https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
export function MarkdownToolbar({ controls, words, isDisabled, onRun }: MarkdownToolbarProps) {
  const toolbar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const labels = { bold: words.bold, italic: words.italic, list: words.list, link: words.link }

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
      className={styles.toolbar}
      onKeyDown={handleKeyDown}
    >
      {MARKDOWN_COMMANDS.map((command, index) => (
        <button
          key={command}
          type="button"
          tabIndex={index === current ? 0 : -1}
          aria-label={`${labels[command]} (${shortcutText(command, words)})`}
          aria-keyshortcuts={ariaShortcut(command)}
          aria-disabled={isDisabled}
          title={`${labels[command]} (${shortcutText(command, words)})`}
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
