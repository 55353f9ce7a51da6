import { agency } from '#content/catalogue/agency.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { mailLink } from '#domain/mail-links/mail-link.ts'

import type { PageContext } from '../../layouts/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import styles from './SupportDialog.module.css'

/** Id of the dialog, named by the buttons that open it. */
export const SUPPORT_DIALOG_ID = 'support'

/** How an existing customer reaches support: by mail or telephone, and when somebody answers. */
export function SupportDialog({ context }: { context: PageContext }) {
  const words = context.messages.supportTicket
  const { from, to } = agency.openingHours
  const countries = new Intl.DisplayNames([context.tag], { type: 'region' })
  return (
    <Dialog id={SUPPORT_DIALOG_ID} title={words.title} closeLabel={words.close}>
      <p>{words.lead}</p>
      <dl className={styles.ways}>
        <dt>{words.byMail}</dt>
        <dd>
          <ButtonLink
            href={mailLink({ to: agency.supportMailbox, subject: words.mailSubject })}
            look="secondary"
          >
            {agency.supportMailbox}
          </ButtonLink>
        </dd>
        <dt>{words.byTelephone}</dt>
        {agency.offices.map(({ country, telephone }) =>
          telephone === null ? null : (
            <dd key={country}>
              {countries.of(country)}{' '}
              <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone.replaceAll(' ', '\u00a0')}</a>
            </dd>
          ),
        )}
      </dl>
      <p>{fillPlaceholders(words.hours, { from, to })}</p>
    </Dialog>
  )
}
