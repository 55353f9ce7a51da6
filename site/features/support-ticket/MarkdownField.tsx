import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react'

import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'
import { editMarkdown, type MarkdownCommand } from '#domain/support-ticket/markdown-edit.ts'

import { buttonClass } from '../../ui/button/button-class.ts'
import { Field } from '../../ui/field/Field.tsx'
import { Markdown } from '../../ui/markdown/Markdown.tsx'
import styles from './MarkdownField.module.css'
import { commandOf } from './markdown-shortcuts.ts'
import { MarkdownToolbar } from './MarkdownToolbar.tsx'
import { typeText } from './type-text.ts'

interface MarkdownFieldProps {
  id: string
  name: string
  label: string
  value: string
  problem: string | undefined
  maxLength: number
  readOnly: boolean
  words: SupportTicketMessages
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void
}

/** A text with a toolbar that writes Markdown into it, and a preview (decision 16). */
export function MarkdownField({ id, label, problem, words, ...textarea }: MarkdownFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setIsPreview] = useState(false)
  if (isPreview && problem !== undefined) setIsPreview(false) // the field that is wrong must be there to be mended

  function run(command: MarkdownCommand) {
    const element = field.current
    if (!element || element.readOnly) return
    const samples = {
      bold: words.boldSample,
      italic: words.italicSample,
      list: words.listSample,
      link: words.linkSample,
    }
    const { value: text, selectionStart: start, selectionEnd: end } = element
    typeText(element, editMarkdown({ text, start, end }, command, samples[command]))
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
          <div className={styles.bar}>
            <MarkdownToolbar controls={id} words={words} isDisabled={isPreview} onRun={run} />
            <button
              type="button"
              className={buttonClass('tertiary')}
              aria-pressed={isPreview}
              aria-controls={`${id}-preview`}
              onClick={() => {
                setIsPreview(!isPreview)
              }}
            >
              {isPreview ? words.write : words.preview}
            </button>
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
