import { agency } from '#content/catalogue/agency.ts'
import { countryName } from '#domain/language/country-name.ts'

import type { PageContext } from '../../page/page-context.ts'
import styles from './SupportWays.module.css'

/** The ways to reach the support without a form: telephones and the mailbox. */
export function SupportWays({ context }: { context: PageContext }) {
  const words = context.messages.supportTicket
  return (
    <dl className={`row ${styles.ways}`}>
      <div>
        <dt>{words.byTelephone}</dt>
        {context.offices.map(({ country, telephone }) =>
          telephone === null ? null : (
            <dd key={country}>
              {countryName(country, context.locale)}{' '}
              <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone.replaceAll(' ', '\u00a0')}</a>
            </dd>
          ),
        )}
      </div>
      <div>
        <dt>{words.byMail}</dt>
        <dd>
          <a href={`mailto:${agency.supportMailbox}`}>{agency.supportMailbox}</a>
        </dd>
      </div>
    </dl>
  )
}
