import { agency } from '#content/catalogue/agency.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'

import type { PageContext } from '../../page/page-context.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { SelectField, TextArea, TextField } from '../../ui/field/Field.tsx'
import { Honeypot } from '../../ui/form-sending/Honeypot.tsx'
import { CategoryOptions } from './CategoryOptions.tsx'
import styles from './PlainTicketForm.module.css'
import { PLAIN_DRAFT_KEY } from './support-places.ts'

/** The ticket form as a page, for visitors without script. */
export function PlainTicketForm({ context }: { context: PageContext }) {
  const { locale } = context
  const words = context.messages.supportTicket
  return (
    <section className={`page-width ${styles.desk}`} aria-labelledby="plain-ticket-heading">
      <div className={styles.words}>
        <h1 id="plain-ticket-heading">{words.formHeading}</h1>
        <p className="lead">{words.lead}</p>
        <p>
          <span>{words.byMail}</span>{' '}
          <a className={styles.mail} href={`mailto:${agency.supportMailbox}`}>
            {agency.supportMailbox}
          </a>
        </p>
      </div>
      <form className={styles.form} action="/api/tickets" method="post" data-draft={PLAIN_DRAFT_KEY}>
        <input type="hidden" name="language" value={locale} />
        <SelectField
          id="plain-ticket-category"
          name="category"
          label={words.categoryLabel}
          hint={words.outageHint}
          defaultValue=""
          required
        >
          <CategoryOptions words={words} placeholder={words.categoryPlaceholder} />
        </SelectField>
        <div className={styles.pair}>
          <TextField
            id="plain-ticket-name"
            name="name"
            label={words.name}
            autoComplete="name"
            maxLength={TICKET_LIMITS.name}
            required
          />
          <TextField
            id="plain-ticket-email"
            name="email"
            type="email"
            label={words.email}
            autoComplete="email"
            inputMode="email"
            maxLength={TICKET_LIMITS.email}
            required
          />
        </div>
        <TextField
          id="plain-ticket-subject"
          name="subject"
          label={words.subject}
          maxLength={TICKET_LIMITS.subject}
          required
        />
        {/* Not type="url": the browser would refuse an address without its scheme, which is how owners type it. */}
        <TextField
          id="plain-ticket-url"
          name="url"
          label={words.url}
          optionalLabel={words.optional}
          hint={words.urlHint}
          inputMode="url"
          maxLength={TICKET_LIMITS.url}
        />
        <TextArea
          id="plain-ticket-description"
          name="description"
          label={words.description}
          maxLength={TICKET_LIMITS.description}
          required
        />
        <Honeypot form="plain-ticket" label={context.messages.formSending.leaveEmpty} />
        <div className={styles.end}>
          <button type="submit" className={buttonClass('primary')}>
            {words.submit}
          </button>
          <p className={styles.small}>
            <span>{`${words.privacyNote} `}</span>
            <a href={localizedPath(locale, '/privacy')}>{words.privacyLink}</a>
          </p>
        </div>
      </form>
    </section>
  )
}
