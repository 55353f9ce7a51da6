import { useState, type SubmitEvent } from 'react'

import { CONTACT_LIMITS } from '#domain/contact-form/contact-request.ts'
import { looksLikeEmail } from '#domain/email/email-address.ts'

import { TextField } from '../../ui/field/Field.tsx'
import { FailureNote } from '../../ui/form-sending/FailureNote.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { useAttempt } from '../../ui/form-sending/use-attempt.ts'
import { askByMail } from './analysis-api.ts'
import styles from './AskByMail.module.css'
import type { ReportWords } from './report-words.ts'
import { showUnknown } from './report-view.ts'

/** Names the form's wait. */
const WAIT_KEY = 'analysis_mail'
export const EMAIL_FIELD_ID = 'analysis-email'

/** Asks a person to look too, or has the report mailed: the only place that asks for an address. */
export function AskByMail({ secret, words }: { secret: string; words: ReportWords }) {
  const [problem, setProblem] = useState<string>()
  const [sent, setSent] = useState<'person' | 'mail' | null>(null)
  const [sending, setSending] = useState<'person' | 'mail' | null>(null)
  const { isRunning, failure, attempt } = useAttempt(WAIT_KEY, words)

  async function send(what: 'person' | 'mail') {
    const field = document.getElementById(EMAIL_FIELD_ID)
    if (!(field instanceof HTMLInputElement)) return
    const email = field.value.trim()
    setSent(null)
    if (!looksLikeEmail(email)) {
      setProblem(email === '' ? words.emailMissing : words.emailMalformed)
      field.focus()
      return
    }
    setSending(what)
    const answer = await attempt(() => askByMail(secret, email, what === 'person'))
    if (answer?.outcome === 'done') setSent(what)
    if (answer?.outcome === 'unknown') showUnknown()
  }

  return (
    <section className={`page-width screen-only ${styles.next}`} aria-labelledby="next-heading">
      <h2 id="next-heading">{words.nextHeading}</h2>
      <form
        className={`sheet stack ${styles.form}`}
        noValidate
        aria-labelledby="person-heading"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          void send('person')
        }}
        onInput={() => {
          setProblem(undefined)
          setSent(null)
        }}
      >
        <h3 id="person-heading">{words.personHeading}</h3>
        <p className="measure">{words.personText}</p>
        <TextField
          id={EMAIL_FIELD_ID}
          name="email"
          type="email"
          label={words.email}
          problem={problem}
          autoComplete="email"
          inputMode="email"
          maxLength={CONTACT_LIMITS.email}
          readOnly={isRunning}
          required
        />
        <div className={`row ${styles.ways}`}>
          <SendButton
            form={WAIT_KEY}
            label={words.personButton}
            sendingLabel={words.sending}
            isSending={isRunning && sending === 'person'}
            words={words.formSending}
          />
          <SendButton
            form={WAIT_KEY}
            label={words.mailButton}
            sendingLabel={words.sending}
            isSending={isRunning && sending === 'mail'}
            words={words.formSending}
            look="secondary"
            onPress={() => void send('mail')}
          />
        </div>
        <p role="status" className="done">
          {sent === 'person' && words.personSent}
          {sent === 'mail' && words.mailSent}
        </p>
        <FailureNote sentence={failure} />
      </form>
    </section>
  )
}
