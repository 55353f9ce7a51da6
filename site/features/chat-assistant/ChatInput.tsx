import { useState, type ComponentProps, type Ref } from 'react'

import { MESSAGE_LIMIT } from '#domain/chat-assistant/advance.ts'
import type { ChatStep } from '#domain/chat-assistant/conversation.ts'

import { readSessionRecord, writeSessionRecord } from '../../browser/session-record.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './ChatInput.module.css'
import type { ChatWords } from './chat-words.ts'

/** Session storage: what is typed and not sent yet. `site/browser/drafts.ts` writes it. */
const DRAFT_KEY = 'chat_draft'

interface ChatInputProps {
  step: ChatStep
  isTyping: boolean
  words: ChatWords
  inputRef: Ref<HTMLInputElement>
  onType: () => void
  onWrite: (text: string) => void
}

/**
 * Where the visitor writes. While the assistant types, the field is read-only and nothing is sent, and the
 * focus stays where it is (decision 19).
 */
export function ChatInput({ step, isTyping, words, inputRef, onType, onWrite }: ChatInputProps) {
  const [text, setText] = useState(() => readSessionRecord(DRAFT_KEY)?.['message'] ?? '')
  const canSend = !isTyping && text.trim() !== ''
  return (
    <form
      className={styles.form}
      data-draft={DRAFT_KEY}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!canSend) return
        onWrite(text)
        setText('')
        writeSessionRecord(DRAFT_KEY, null)
      }}
    >
      <input
        {...fieldOf(step, words)}
        ref={inputRef}
        name="message"
        aria-label={words.inputLabel}
        className={styles.field}
        value={text}
        maxLength={MESSAGE_LIMIT}
        readOnly={isTyping}
        aria-disabled={isTyping}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          onType()
        }}
      />
      <button type="submit" className={styles.send} aria-label={words.send} aria-disabled={!canSend}>
        <Icon name="arrow-up" />
      </button>
    </form>
  )
}

/** What the field asks for: the right keyboard, and what the browser may fill in. */
function fieldOf(step: ChatStep, words: ChatWords): ComponentProps<'input'> {
  switch (step) {
    case 'asking-email':
      return { type: 'email', autoComplete: 'email', placeholder: words.placeholderEmail }
    case 'asking-phone':
      return { type: 'tel', autoComplete: 'tel', placeholder: words.placeholderPhone }
    case 'asking-name':
      return { type: 'text', autoComplete: 'name', placeholder: words.placeholderName }
    case 'normal':
    case 'thanks':
      return { type: 'text', autoComplete: 'off', enterKeyHint: 'send', placeholder: words.placeholder }
    default:
      return step satisfies never
  }
}
