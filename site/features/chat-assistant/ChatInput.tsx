import { useState, type Ref } from 'react'

import type { ChatAssistantMessages as ChatWords } from '#content/messages/en/chat-assistant.ts'
import { MESSAGE_LIMIT } from '#domain/chat-assistant/advance.ts'
import type { ChatStep } from '#domain/chat-assistant/conversation.ts'

import { readSessionRecord, writeSessionRecord } from '../../browser/storage.ts'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './ChatInput.module.css'

/** Session storage: the unsent text, written by `site/browser/forms/drafts.ts`. */
const DRAFT_KEY = 'chat_draft'

interface ChatInputProps {
  step: ChatStep
  isTyping: boolean
  /** Id of the sentence that says why the last answer was not valid. */
  problemId: string | undefined
  words: ChatWords
  inputRef: Ref<HTMLInputElement>
  onType: () => void
  onWrite: (text: string) => void
}

/**
 * The chat's field. While the assistant types it is read-only, nothing is sent, and the focus stays (decision
 * 19).
 */
export function ChatInput({ step, isTyping, problemId, words, inputRef, onType, onWrite }: ChatInputProps) {
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
        enterKeyHint="send"
        className={styles.field}
        value={text}
        maxLength={MESSAGE_LIMIT}
        readOnly={isTyping}
        aria-disabled={isTyping}
        aria-invalid={problemId !== undefined}
        aria-describedby={problemId}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          onType()
        }}
      />
      <button type="submit" className={`tap ${styles.send}`} aria-label={words.send} aria-disabled={!canSend}>
        <Icon name="arrow-up" />
      </button>
    </form>
  )
}

/** The field's name, keyboard and autofill for what is asked. */
function fieldOf(step: ChatStep, words: ChatWords) {
  const { inputEmail, placeholderEmail, placeholderPhone, placeholderName } = words
  switch (step) {
    case 'asking-email':
      return fieldFor('email', 'email', inputEmail, placeholderEmail)
    case 'asking-phone':
      return fieldFor('tel', 'tel', placeholderPhone)
    case 'asking-name':
      return fieldFor('text', 'name', placeholderName)
    case 'normal':
    case 'thanks':
      return fieldFor('text', 'off', words.inputLabel, words.placeholder)
    default:
      return step satisfies never
  }
}

function fieldFor(type: string, autoComplete: string, label: string, placeholder = label) {
  return { type, autoComplete, placeholder, 'aria-label': label }
}
