import { useState, type SubmitEvent } from 'react'

import { looksLikeEmail } from '#domain/email/email-address.ts'
import type { Locale } from '#domain/language/locales.ts'
import { parseTicketNumber } from '#domain/support-ticket/ticket-number.ts'
import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'

import { restoreDraft } from '../../browser/forms/drafts.ts'
import { writeSessionRecord } from '../../browser/storage.ts'
import { TextField } from '../../ui/field/Field.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { FailureNote } from './FailureNote.tsx'
import styles from './LinkRequest.module.css'
import { requestLink } from './ticket-api.ts'
import type { TicketWords } from './ticket-words.ts'
import { useAttempt } from './use-attempt.ts'

const DRAFT_KEY = 'ticket_link_draft'
/** Names the form's wait. */
const WAIT_KEY = 'ticket_link'

interface LinkRequestProps {
  locale: Locale
  words: TicketWords
}

/** Sentences about wrong fields. */
interface Problems {
  number?: string
  email?: string
}

/** Asks for a new link by number and address. The answer never tells whether they belong together. */
export function LinkRequest({ locale, words }: LinkRequestProps) {
  const [problems, setProblems] = useState<Problems>({})
  const [isSent, setIsSent] = useState(false)
  const { isRunning, failure, attempt } = useAttempt(WAIT_KEY, words)

  async function send(form: HTMLFormElement) {
    const number = parseTicketNumber(readField(form, 'number'))
    const email = readField(form, 'email')
    const emailProblem = findEmailProblem(email, words)
    setProblems({
      ...(number === null && { number: words.numberMalformed }),
      ...(emailProblem !== null && { email: emailProblem }),
    })
    if (number === null || emailProblem !== null) {
      const first = form.elements.namedItem(number === null ? 'number' : 'email')
      if (first instanceof HTMLElement) first.focus()
      return
    }
    const answer = await attempt(() => requestLink(number, email, locale))
    if (answer?.outcome !== 'done') return
    form.reset()
    writeSessionRecord(DRAFT_KEY, null)
    setIsSent(true)
  }

  return (
    <form
      ref={restoreDraft}
      data-draft={DRAFT_KEY}
      className={styles.form}
      aria-labelledby="link-request-heading"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
      onInput={({ target }) => {
        if (target instanceof HTMLInputElement) setProblems(withoutField(target.name))
        setIsSent(false)
      }}
    >
      <h2 id="link-request-heading">{words.requestHeading}</h2>
      <p>{words.requestText}</p>
      <TextField
        id="link-request-number"
        name="number"
        label={words.requestNumber}
        problem={problems.number}
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
        label={words.requestEmail}
        problem={problems.email}
        maxLength={TICKET_LIMITS.email}
        autoComplete="email"
        inputMode="email"
        readOnly={isRunning}
        required
      />
      <SendButton
        form={WAIT_KEY}
        label={words.requestButton}
        sendingLabel={words.replySending}
        isSending={isRunning}
        words={words.formSending}
      />
      <p role="status" className={styles.sent}>
        {isSent ? words.requestSent : null}
      </p>
      <FailureNote sentence={failure} />
    </form>
  )
}

/** A number has eight characters; people add blanks and dashes. */
const NUMBER_MAX_LENGTH = 40

function readField(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value.trim() : ''
}

function findEmailProblem(email: string, words: TicketWords): string | null {
  if (email === '') return words.emailMissing
  return looksLikeEmail(email) ? null : words.emailMalformed
}

/** A corrected field loses its mark. */
function withoutField(name: string) {
  return ({ number, email }: Problems): Problems => ({
    ...(name !== 'number' && number !== undefined && { number }),
    ...(name !== 'email' && email !== undefined && { email }),
  })
}
