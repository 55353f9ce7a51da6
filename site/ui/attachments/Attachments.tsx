import { useStore } from '@nanostores/react'
import { useId, useRef } from 'react'

import { fillPlaceholders } from '#domain/language/message-text.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { Attachment } from '#domain/support-ticket/attachment.ts'

import { Button } from '../button/Button.tsx'
import type { ButtonLook } from '../button/button-class.ts'
import { Icon } from '../icon/Icon.tsx'
import styles from './Attachments.module.css'
import { ACCEPTED_TYPES, attachmentHint, type AttachmentWords, sizeText } from './file-words.ts'
import { failureSentence, type TicketFiles } from './ticket-files.ts'

interface AttachmentsProps {
  files: TicketFiles
  locale: Locale
  words: AttachmentWords
  isDropping: boolean
  /** The message is being sent: none of its files may be removed. */
  isLocked: boolean
  onAdd: (files: Iterable<File>) => void
  look?: ButtonLook
}

/**
 * 'Add Attachment', and each file with its size, progress, and a button to remove it (decision 16).
 * Submitting retries failed ones.
 */
export function Attachments({
  files,
  locale,
  words,
  isDropping,
  isLocked,
  onAdd,
  look = 'secondary',
}: AttachmentsProps) {
  const list = useStore(files.$list)
  const refusals = useStore(files.$refusals)
  const news = useStore(files.$news)
  const hintId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <div className="stack-close">
      <div className={`row ${styles.top}`}>
        <Button
          ref={button}
          look={look}
          isSmall={look !== 'tertiary'}
          aria-describedby={hintId}
          aria-disabled={isLocked}
          onClick={() => {
            if (!isLocked) picker.current?.click()
          }}
        >
          <Icon name="paperclip" />
          <span>{words.addAttachment}</span>
        </Button>
        <p id={hintId} className={`fine ${styles.hint}`}>
          {isDropping ? words.dropHere : attachmentHint(words, locale)}
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={ACCEPTED_TYPES}
        onChange={({ currentTarget }) => {
          onAdd(currentTarget.files ?? [])
          currentTarget.value = '' // the same file may be chosen again after it was removed
        }}
      />
      {refusals.map((sentence) => (
        <p key={sentence} className="fine trouble">
          {sentence}
        </p>
      ))}
      <ul role="list" className={styles.list}>
        {list.map((file) => (
          <AttachmentRow
            key={file.key}
            file={file}
            size={sizeText(file.size, locale)}
            words={words}
            onRemove={() => {
              if (isLocked) return
              files.remove(file.key)
              button.current?.focus() // the pressed button has disappeared
            }}
          />
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </div>
  )
}

interface AttachmentRowProps {
  file: Attachment
  size: string
  words: AttachmentWords
  onRemove: () => void
}

function AttachmentRow({ file, size, words, onRemove }: AttachmentRowProps) {
  const { name, progress } = file
  const percent = progress.phase === 'sending' ? progress.percent : 0
  return (
    <li className={`row ${styles.file}`} data-phase={progress.phase}>
      <span className={styles.name}>{name}</span>
      <span className={`fine ${styles.size}`}>{size}</span>
      {(progress.phase === 'waiting' || progress.phase === 'sending') && (
        <progress
          className={styles.progress}
          max={100}
          value={percent}
          aria-label={fillPlaceholders(words.uploading, { name, percent })}
        />
      )}
      {progress.phase === 'attached' && (
        <span className="done">
          <Icon name="check" />
        </span>
      )}
      {progress.phase === 'failed' && (
        <span className={`fine trouble ${styles.failed}`}>{failureSentence(file, words)}</span>
      )}
      <button
        type="button"
        className={`tap ${styles.action}`}
        aria-label={fillPlaceholders(words.removeFile, { name })}
        onClick={onRemove}
      >
        <Icon name="x" />
      </button>
    </li>
  )
}
