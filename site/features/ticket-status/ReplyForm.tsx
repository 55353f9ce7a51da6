import { useEffect, useRef, useState, type SubmitEvent } from 'react'

import type { Locale } from '#domain/language/locales.ts'
import { attachedIds, type Attachment } from '#domain/support-ticket/attachment.ts'
import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'
import type { ConversationView } from '#domain/conversation/conversation.ts'

import type { Answer } from '../../browser/api-client.ts'
import { restoreDraft } from '../../browser/forms/drafts.ts'
import { forgetIdempotencyKey } from '../../browser/forms/idempotency-key.ts'
import { readStored, writeSessionRecord, writeStored } from '../../browser/storage.ts'
import { Attachments } from '../../ui/attachments/Attachments.tsx'
import { createTicketFiles, readAttached, writeAttached } from '../../ui/attachments/ticket-files.ts'
import { useFileDrop } from '../../ui/attachments/use-file-drop.ts'
import { TextArea } from '../../ui/field/Field.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { showToast } from '../../ui/toast/Toaster.tsx'
import styles from './ReplyForm.module.css'
import { failedWith, sendReply } from './ticket-api.ts'
import { closeTicket, refreshTicket } from './ticket-view.ts'
import type { TicketWords } from './ticket-words.ts'
import { useAttempt } from '../../ui/form-sending/use-attempt.ts'
import { FailureNote } from '../../ui/form-sending/FailureNote.tsx'

const WAIT_KEY = 'ticket_reply'

interface ReplyFormProps {
  secret: string
  ticket: ConversationView
  words: TicketWords
  locale: Locale
  /** Called when the link no longer opens the ticket; the draft is kept. */
  onLost: () => void
}

/** The customer's reply with its files. Its field is uncontrolled, so that no render can lose typed text. */
export function ReplyForm({ secret, ticket, words, locale, onLost }: ReplyFormProps) {
  const { number, createdAt, state } = ticket
  const name = number || createdAt
  const field = useRef<HTMLTextAreaElement>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [files] = useState(() => createTicketFiles(words.attachments, locale))
  /** Until the last file has arrived the list can still be changed. */
  const [step, setStep] = useState<'writing' | 'waiting' | 'sending'>('writing')
  const { isRunning, failure, attempt } = useAttempt(WAIT_KEY, words)
  const isSending = step === 'sending'
  const { adding, dropTarget } = useFileDrop(files, isSending)

  useEffect(() => {
    files.restore(readReplyFiles(name))
    return files.$list.listen((list) => keepReplyFiles(name, list))
  }, [files, name])

  /** Sent once its files have arrived; failed ones are sent again first. */
  async function sendWithFiles(message: string): Promise<Answer<unknown>> {
    setStep('waiting')
    files.retryFailed()
    const failures = await files.settle()
    if (failures.length > 0) return failedWith(failures.join(' '))
    setStep('sending')
    const answer = await sendReply(
      secret,
      { message, attachments: attachedIds(files.$list.get()) },
      keysOf(name).attempt,
    )
    if (answer.outcome === 'failed' && answer.problems.some(({ code }) => code === 'files-gone'))
      files.markGone()
    return answer
  }

  async function send(element: HTMLTextAreaElement) {
    const message = element.value.trim()
    setIsMissing(message === '')
    if (message === '') {
      element.focus()
      return
    }
    const answer = await attempt(() => sendWithFiles(message))
    if (answer !== null) setStep('writing')
    if (answer?.outcome === 'unknown') {
      onLost()
      closeTicket()
    }
    if (answer?.outcome !== 'done') return
    element.value = ''
    files.forget()
    forgetReplyDraft(name)
    showToast({ variant: 'default', text: words.replySent })
    await refreshTicket()
  }

  return (
    <form
      ref={restoreDraft}
      data-draft={keysOf(name).draft}
      className={`stack-tight ${styles.form}`}
      noValidate
      {...dropTarget}
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
        maxLength={TICKET_LIMITS.description}
        readOnly={isRunning}
        required
        onInput={({ currentTarget }) => {
          if (currentTarget.value.trim() !== '') setIsMissing(false)
        }}
      />
      <Attachments files={files} locale={locale} words={words.attachments} {...adding} />
      <SendButton
        form={WAIT_KEY}
        label={words.replySend}
        sendingLabel={words.sending}
        isSending={isRunning}
        words={words.formSending}
      />
      <p role="status">{step === 'waiting' ? words.attachments.filesUnderWay : ''}</p>
      <FailureNote sentence={failure} />
    </form>
  )
}

/** Session storage: removed with the tab. Named by the number or the moment it began, so that the secret is stored nowhere. */
const keysOf = (name: string) => ({
  draft: `ticket_reply_${name}`,
  files: `ticket_reply_files_${name}`,
  attempt: `ticket_reply_attempt_${name}`,
})

/** The files the server has of an unsent reply. */
function readReplyFiles(name: string): Attachment[] {
  return readAttached(readStored('session', keysOf(name).files) ?? '[]')
}

function keepReplyFiles(name: string, files: readonly Attachment[]): void {
  const text = writeAttached(files)
  writeStored('session', keysOf(name).files, text === '[]' ? null : text)
}

/** Removes the draft and the key of its attempt: the same words sent again are another message. */
function forgetReplyDraft(name: string): void {
  writeSessionRecord(keysOf(name).draft, null)
  keepReplyFiles(name, [])
  forgetIdempotencyKey(keysOf(name).attempt)
}
