import { useLayoutEffect, useRef } from 'react'

import type { TicketRefusal } from '#domain/support-ticket/ticket-dialog.ts'

import { buttonClass } from '../../ui/button/button-class.ts'
import dialog from '../../ui/dialog/Dialog.module.css'
import styles from './ErrorDialog.module.css'
import { ticketProblemSentence, type TicketWords } from './ticket-words.ts'

interface ErrorDialogProps {
  /** Its messages; null while it is closed. */
  refusal: TicketRefusal | null
  words: TicketWords
  onAcknowledge: () => void
}

/** The error dialog over the form: every message as a bullet, and 'Okay' (spec §2, §5, §8). */
export function ErrorDialog({ refusal, words, onAcknowledge }: ErrorDialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const isOpen = refusal !== null

  useLayoutEffect(() => {
    if (isOpen) element.current?.showModal()
  }, [isOpen])

  return (
    <dialog
      ref={element}
      role="alertdialog"
      className={`${dialog.sheet} ${styles.error}`}
      aria-labelledby="ticket-error-title"
      aria-describedby="ticket-error-messages"
      onClose={onAcknowledge}
    >
      <h2 id="ticket-error-title">{words.errorTitle}</h2>
      <ul id="ticket-error-messages">
        {refusal !== null && sentences(refusal, words).map((sentence) => <li key={sentence}>{sentence}</li>)}
      </ul>
      <button
        type="button"
        className={buttonClass('primary')}
        onClick={() => {
          element.current?.close() // its `close` event does the rest, as with Escape
        }}
      >
        {words.okay}
      </button>
    </dialog>
  )
}

function sentences(refusal: TicketRefusal, words: TicketWords): readonly string[] {
  if (refusal.reason === 'not-sent') return [...new Set(refusal.messages)]
  return refusal.problems.map(({ code }) => ticketProblemSentence(code, words))
}
