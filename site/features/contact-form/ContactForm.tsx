import type { Messages } from '#content/messages/messages.ts'
import { CONTACT_LIMITS, START_TIMES } from '#domain/contact-form/contact-request.ts'
import type { Locale } from '#domain/language/locales.ts'
import { fillPlaceholders, messageKey } from '#domain/language/message-text.ts'

import { requestFormToken } from '../../browser/forms/form-token.ts'
import { MESSAGE_FIELD_ID } from '../../browser/parts/free-analysis.ts'
import { CONTACT_FORM_ID } from '../../browser/parts/order-slip.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Honeypot } from '../../ui/form-sending/Honeypot.tsx'
import { SendButton } from '../../ui/form-sending/SendButton.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { TextArea, TextField } from '../../ui/field/Field.tsx'
import { DRAFT_KEY, WAIT_KEY } from './contact-draft.ts'
import styles from './ContactForm.module.css'
import { Receipt } from './Receipt.tsx'
import type { ContactWords } from './contact-words.ts'
import { type Arrival, useContactForm } from './use-contact-form.ts'

interface ContactFormProps {
  locale: Locale
  words: ContactWords
  sendingWords: Messages['formSending']
  privacyHref: string
}

/**
 * The request for a free analysis. As HTML it is a plain form that the server answers with a page; as an
 * island it checks, sends and shows a receipt in its place. Its fields are uncontrolled, so that no render can lose typed
 * text.
 */
export function ContactForm({ locale, words, sendingWords, privacyHref }: ContactFormProps) {
  const contact = useContactForm(locale, words, CONTACT_FORM_ID)
  const { form, receipt, phase, sentences, arrival, isInteractive } = contact
  const field = (name: 'name' | 'email' | 'phone' | 'url') => ({
    id: `contact-${name}`,
    name,
    label: words[name],
    problem: sentences[name],
    maxLength: CONTACT_LIMITS[name],
  })
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- nothing is operated: a touched form asks for its token
    <form
      ref={form}
      id={CONTACT_FORM_ID}
      className={`sheet ${styles.form}`}
      data-phase={phase}
      data-draft={DRAFT_KEY}
      action="/api/contact"
      method="post"
      noValidate={isInteractive}
      onFocus={requestFormToken}
      onInput={contact.handleInput}
      onSubmit={contact.handleSubmit}
    >
      <input type="hidden" name="language" value={locale} />
      {arrival !== null && (
        <div
          ref={receipt}
          className={styles.arrived}
          data-arrived={arrival.isOrder ? 'order' : 'analysis'}
          tabIndex={-1}
        >
          <Mark kind="tick" />
          <div>
            <p>
              <strong className={styles.got}>
                {arrival.isOrder ? words.orderSentHeading : words.sentHeading}
              </strong>{' '}
              <span>{arrivalText(arrival, words)}</span>
            </p>
            <Receipt
              locale={locale}
              words={words}
              asked={arrival.asked}
              answer={fillPlaceholders(words.receiptBy, { moment: arrival.answerBy })}
              secret={arrival.secret}
            />
            <button type="button" className={buttonClass('tertiary')} onClick={contact.handleReturn}>
              {words.notSentBack}
            </button>
          </div>
        </div>
      )}
      <div className="field-pair">
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" required />
        <TextField {...field('phone')} type="tel" optionalLabel={words.optional} autoComplete="tel" />
        <TextField
          {...field('url')}
          type={isInteractive ? 'url' : 'text'}
          optionalLabel={words.optional}
          autoComplete="url"
          inputMode="url"
        />
      </div>
      <TextArea
        id={MESSAGE_FIELD_ID}
        name="message"
        label={words.message}
        problem={sentences.message}
        defaultValue={words.defaultMessage}
        data-default-message={words.defaultMessage}
        maxLength={CONTACT_LIMITS.message}
        required
      />
      <fieldset className={styles.times}>
        <legend>
          <span>{words.startTime}</span>
          <span className={`fine ${styles.optional}`}>{` (${words.optional})`}</span>
        </legend>
        {START_TIMES.map((time) => (
          <label key={time} className={styles.time}>
            <input type="radio" name="startTime" value={time} />
            <span>{words[messageKey('start', time)]}</span>
          </label>
        ))}
      </fieldset>
      <Honeypot form={CONTACT_FORM_ID} label={sendingWords.leaveEmpty} />
      <div className={`form-end ${styles.end}`}>
        <SendButton
          form={WAIT_KEY}
          label={words.submit}
          sendingLabel={words.sending}
          isSending={phase === 'submitting'}
          words={sendingWords}
        />
        <p className="fine-print">
          <strong className={styles.promise}>{words.promise}</strong>
          <strong className={styles.orderPromise}>{words.orderPromise}</strong>
          <span>{`${words.privacyNote} `}</span>
          <a href={privacyHref}>{words.privacyLink}</a>
        </p>
      </div>
    </form>
  )
}

function arrivalText({ hasMail, isOrder }: Arrival, words: ContactWords): string {
  if (isOrder) return hasMail ? words.orderSentText : words.orderSuccessNoMail
  return hasMail ? words.sentText : words.successNoMail
}
