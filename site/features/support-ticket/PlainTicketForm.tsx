import { agency } from '#content/catalogue/agency.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { TICKET_LIMITS, type TicketField } from '#domain/support-ticket/ticket-request.ts'

import type { PageContext } from '../../page/page-context.ts'
import { Button } from '../../ui/button/Button.tsx'
import { SelectField, TextArea, TextField } from '../../ui/field/Field.tsx'
import { Honeypot } from '../../ui/form-sending/Honeypot.tsx'
import { CategoryOptions } from './CategoryOptions.tsx'
import styles from './PlainTicketForm.module.css'
import { PLAIN_DRAFT_KEY } from './support-places.ts'

/** The ticket form as a page, for visitors without script. */
export function PlainTicketForm({ context }: { context: PageContext }) {
  const { locale } = context
  const words = context.messages.supportTicket
  const field = (name: TicketField) => ({
    id: `plain-ticket-${name}`,
    name,
    label: words[name],
    maxLength: TICKET_LIMITS[name],
  })
  return (
    <section className={`page-width ${styles.desk}`} aria-labelledby="plain-ticket-heading">
      <div className="stack">
        <h1 id="plain-ticket-heading" className="as-h2">
          {words.begin}
        </h1>
        <p className="lead">{words.lead}</p>
        <p>
          <span>{words.byMail}</span>{' '}
          <a className={styles.mail} href={`mailto:${agency.supportMailbox}`}>
            {agency.supportMailbox}
          </a>
        </p>
      </div>
      <form
        className={`sheet ${styles.form}`}
        action="/api/tickets"
        method="post"
        data-draft={PLAIN_DRAFT_KEY}
      >
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
          <TextField {...field('name')} autoComplete="name" required />
          <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" required />
        </div>
        <TextField {...field('subject')} required />
        {/* Not type="url": the browser would refuse an address without its scheme, which is how owners type it. */}
        <TextField {...field('url')} optionalLabel={words.optional} hint={words.urlHint} inputMode="url" />
        <TextArea {...field('description')} required />
        <Honeypot form="plain-ticket" label={context.messages.formSending.leaveEmpty} />
        <div className="stack-tight start">
          <Button type="submit" look="primary">
            {words.submit}
          </Button>
          <p className="fine-print">
            <span>{`${words.privacyNote} `}</span>
            <a href={localizedPath(locale, '/privacy')}>{words.privacyLink}</a>
          </p>
        </div>
      </form>
    </section>
  )
}
