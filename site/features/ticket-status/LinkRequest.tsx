import { useState, type SubmitEvent } from 'react'

import { looksLikeEmail } from '#domain/email/email-address.ts'
import type { Locale } from '#domain/language/locales.ts'
import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'

import { restoreDraft } from '../../browser/forms/drafts.ts'
import { readText } from '../../browser/forms/read-text.ts'
import { writeSessionRecord } from '../../browser/storage.ts'
import { TextField } from '../../ui/field/Field.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import styles from './LinkRequest.module.css'
import { answerOf, postForReceipt } from '../../browser/api-client.ts'
import type { TicketWords } from './ticket-words.ts'
import { useAttempt } from '../../ui/form-sending/use-attempt.ts'
import { FailureNote } from '../../ui/form-sending/FailureNote.tsx'

const DRAFT_KEY = 'ticket_link_draft'
const WAIT_KEY = 'ticket_link'

interface LinkRequestProps {
  locale: Locale
  words: TicketWords
  onSent: () => void
}

/** Asks for a new link by number and address. The answer never tells whether they belong together. */
export function LinkRequest({ locale, words, onSent }: LinkRequestProps) {
  const [problems, setProblems] = useState<Partial<Record<string, string | undefined>>>({})
  const { isRunning, failure, attempt } = useAttempt(WAIT_KEY, words)

  async function send(form: HTMLFormElement) {
    const typed = readText(form, 'number').trim()
    const number = parseTicketNumber(typed)
    const email = readText(form, 'email').trim()
    const emailProblem = findEmailProblem(email, words)
    const numberProblem = typed === '' ? words.numberMissing : words.numberMalformed
    setProblems({ number: number === null ? numberProblem : undefined, email: emailProblem })
    if (number === null || emailProblem !== undefined) {
      const first = form.elements.namedItem(number === null ? 'number' : 'email')
      if (first instanceof HTMLElement) first.focus()
      return
    }
    const answer = await attempt(() =>
      answerOf(() => postForReceipt('/api/ticket-links', { number, email, language: locale })),
    )
    if (answer?.outcome !== 'done') return
    writeSessionRecord(DRAFT_KEY, null)
    onSent()
  }

  return (
    <form
      ref={restoreDraft}
      data-draft={DRAFT_KEY}
      className={`stack ${styles.form}`}
      aria-labelledby="link-request-heading"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setProblems({ ...problems, [target.name]: undefined })
      }}
    >
      <h2 id="link-request-heading" className="as-h3">
        {words.requestHeading}
      </h2>
      <p>{words.requestText}</p>
      <TextField
        id="link-request-number"
        name="number"
        label={words.requestNumber}
        problem={problems['number']}
        maxLength={NUMBER_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isRunning}
        required
      />
      <TextField
        id="link-request-email"
        name="email"
        type="email"
        label={words.email}
        problem={problems['email']}
        maxLength={TICKET_LIMITS.email}
        autoComplete="email"
        inputMode="email"
        readOnly={isRunning}
        required
      />
      <SendButton
        form={WAIT_KEY}
        label={words.requestButton}
        sendingLabel={words.sending}
        isSending={isRunning}
        words={words.formSending}
      />
      <FailureNote sentence={failure} />
    </form>
  )
}

/** A number has eight characters; people add blanks and dashes. */
const NUMBER_MAX_LENGTH = 40

function findEmailProblem(email: string, words: TicketWords): string | undefined {
  if (email === '') return words.emailMissing
  return looksLikeEmail(email) ? undefined : words.emailMalformed
}
