import { useRef, useState, type SubmitEvent } from 'react'

import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'
import type { TicketStatus } from '#domain/support-ticket/ticket-status.ts'

import { TextArea } from '../../ui/field/Field.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { showToast } from '../../ui/toast/show-toast.ts'
import { FailureNote } from './FailureNote.tsx'
import { attemptKey, forgetReplyDraft, keepReplyDraft, readReplyDraft } from './reply-draft.ts'
import styles from './ReplyForm.module.css'
import { sendReply } from './ticket-api.ts'
import { closeTicket, refreshTicket } from './ticket-view.ts'
import type { TicketWords } from './ticket-words.ts'
import { useAttempt } from './use-attempt.ts'

/** Names the form's wait. */
const WAIT_KEY = 'ticket_reply'

interface ReplyFormProps {
  secret: string
  ticket: TicketStatus
  words: TicketWords
  /** Told when the link turned out to open the ticket no longer; the draft is kept. */
  onLost: () => void
}

/** The customer's answer. Its field is uncontrolled: what is written is never lost to a render. */
export function ReplyForm({ secret, ticket: { number, state }, words, onLost }: ReplyFormProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [draft] = useState(() => readReplyDraft(number))
  const { isRunning, failure, attempt } = useAttempt(WAIT_KEY, words)

  async function send(element: HTMLTextAreaElement) {
    const message = element.value.trim()
    setIsMissing(message === '')
    if (message === '') {
      element.focus()
      return
    }
    const answer = await attempt(() => sendReply(secret, message, attemptKey(number)))
    if (answer?.outcome === 'unknown') {
      onLost()
      closeTicket()
    }
    if (answer?.outcome !== 'done') return
    element.value = ''
    forgetReplyDraft(number)
    showToast({ variant: 'default', text: words.replySent })
    await refreshTicket()
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (field.current) void send(field.current)
      }}
    >
      <TextArea
        id="ticket-reply"
        ref={field}
        name="message"
        label={words.replyLabel}
        hint={state === 'solved' ? words.solvedHint : undefined}
        problem={isMissing ? words.replyMissing : undefined}
        defaultValue={draft}
        maxLength={TICKET_LIMITS.description}
        readOnly={isRunning}
        required
        onInput={({ currentTarget }) => {
          keepReplyDraft(number, currentTarget.value)
          if (currentTarget.value.trim() !== '') setIsMissing(false)
        }}
      />
      <SendButton
        form={WAIT_KEY}
        label={words.replySend}
        sendingLabel={words.replySending}
        isSending={isRunning}
        words={words.formSending}
      />
      <FailureNote sentence={failure} />
    </form>
  )
}
