import { useStore } from '@nanostores/react'

import type { Locale } from '#domain/language/locales.ts'
import type { TicketForm as FormState } from '#domain/support-ticket/ticket-dialog.ts'
import { isTicketCategory, TICKET_LIMITS, type TicketField } from '#domain/support-ticket/ticket-request.ts'

import { requestFormToken } from '../../browser/forms/form-token.ts'
import { readHoneypot } from '../../browser/forms/read-text.ts'
import { Attachments } from '../../ui/attachments/Attachments.tsx'
import { useFileDrop } from '../../ui/attachments/use-file-drop.ts'
import { SelectField, TextField } from '../../ui/field/Field.tsx'
import { Honeypot } from '../../ui/form-sending/Honeypot.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { CategoryOptions } from './CategoryOptions.tsx'
import { MarkdownField } from './MarkdownField.tsx'
import { WAIT_KEY, type TicketSession } from './ticket-session.ts'
import styles from './TicketForm.module.css'
import type { TicketWords } from './ticket-words.ts'

interface TicketFormProps {
  session: TicketSession
  form: FormState
  isSubmitting: boolean
  locale: Locale
  words: TicketWords
  privacyHref: string
}

/** The second step: the form (spec §2). Files may be dropped anywhere on it, and pictures pasted. */
export function TicketForm({ session, form, isSubmitting, locale, words, privacyHref }: TicketFormProps) {
  const wrong = useStore(session.$wrong)
  const isWaiting = useStore(session.$isWaiting)
  const { adding, dropTarget } = useFileDrop(session.files, isSubmitting)
  const isBusy = isSubmitting || isWaiting

  /** Props of all one-line fields. */
  function field(name: TicketField) {
    return {
      id: `ticket-${name}`,
      name,
      label: words[name],
      value: form.fields[name],
      problem: wrong[name],
      maxLength: TICKET_LIMITS[name],
      readOnly: isSubmitting,
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        session.type(name, currentTarget.value),
    }
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping and pasting are shortcuts for the button
    <form
      className={`stack ${styles.form}`}
      noValidate
      onFocus={requestFormToken}
      onInput={requestFormToken}
      {...dropTarget}
      onSubmit={(event) => {
        event.preventDefault()
        session.submit(readHoneypot(event.currentTarget))
      }}
    >
      <SelectField
        id="ticket-category"
        name="category"
        label={words.categoryLabel}
        value={form.category}
        onChange={({ currentTarget }) => {
          if (isTicketCategory(currentTarget.value)) session.chooseCategory(currentTarget.value)
        }}
      >
        <CategoryOptions words={words} />
      </SelectField>
      <div className="field-pair">
        <TextField {...field('name')} autoComplete="name" required data-first />
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" required />
      </div>
      <div className="field-pair">
        <TextField {...field('subject')} required />
        <TextField
          {...field('url')}
          type="url"
          inputMode="url"
          optionalLabel={words.optional}
          hint={words.urlHint}
        />
      </div>
      <MarkdownField {...field('description')} words={words} />
      <Attachments files={session.files} locale={locale} words={words} {...adding} />
      <Honeypot form="ticket" label={words.leaveEmpty} />
      <div className={`form-end ${styles.end}`}>
        <p role="status" className={styles.waiting}>
          {isWaiting ? words.filesUnderWay : ''}
        </p>
        <SendButton
          form={WAIT_KEY}
          label={words.submit}
          sendingLabel={words.submitting}
          isSending={isBusy}
          words={words}
        />
        {!isWaiting && (
          <p className="fine-print">
            <span>{`${words.privacyNote} `}</span>
            <a href={privacyHref} target="_blank" rel="noopener">
              {words.privacyLink}
            </a>
          </p>
        )}
      </div>
    </form>
  )
}
