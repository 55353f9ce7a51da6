import { agency } from '#content/catalogue/agency.ts'
import { countryName } from '#domain/language/country-name.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { WORD_JOINER } from '#domain/language/word-joiner.ts'
import { cityName } from '#domain/offices/office.ts'

import type { PageContext } from '../../page/page-context.ts'
import { navigationItems } from '../../page/navigation.ts'
import { Wordmark } from '../../ui/wordmark/Wordmark.tsx'
import styles from './Footer.module.css'

/** Last words, pages, offices, support and privacy, on every page; the name stands at its end. */
export function Footer({ context }: { context: PageContext }) {
  const { contactForm, footer: words } = context.messages
  return (
    <footer id="footer" className={styles.footer}>
      <div className={`page-width ${styles.columns}`}>
        <div>
          <p className={styles.claim}>{words.claim}</p>
          <a href={`mailto:${agency.salesMailbox}`}>{agency.salesMailbox}</a>
          <address>{agency.address}</address>
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">{words.pagesHeading}</h2>
          <ul role="list">
            {navigationItems(context.locale, context.messages.header).map(({ label, href }) => (
              <li key={href}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="footer-offices" className={styles.offices}>
          <h2 id="footer-offices">{words.officesHeading}</h2>
          <ul role="list">
            {context.offices.map((office) => (
              <li key={office.timeZone}>
                {`${cityName(office, context.locale)}, ${countryName(office.country, context.locale)}`}
                {office.telephone !== null && (
                  <>
                    <br />
                    <a href={`tel:${office.telephone.replaceAll(' ', '')}`}>
                      {office.telephone.replaceAll(' ', '\u00a0')}
                    </a>
                  </>
                )}
              </li>
            ))}
          </ul>
          <p>{context.openingHours.replaceAll('–', `–${WORD_JOINER}`)}</p>
        </section>
        <section id="support-contact" aria-labelledby="footer-support">
          <h2 id="footer-support">{words.supportHeading}</h2>
          <button
            type="button"
            className={styles.support}
            {...{ command: 'show-modal', commandfor: 'support' }}
          >
            {context.messages.supportTicket.begin}
          </button>
          <p>
            <a href={`mailto:${agency.supportMailbox}`}>{agency.supportMailbox}</a>
          </p>
        </section>
      </div>
      <div className={`page-width row ${styles.base}`}>
        <p>{fillPlaceholders(words.copyright, { year: new Date().getFullYear(), agency: agency.name })}</p>
        <a href={localizedPath(context.locale, '/privacy')}>{contactForm.privacyLink}</a>
        <button type="button" className={`needs-script ${styles.cookies}`} data-cookies="settings">
          {context.messages.cookieConsent.settings}
        </button>
        <a href="#content">{words.backToTop}</a>
      </div>
      <div className={`page-width ${styles.last}`} aria-hidden="true">
        <Wordmark />
      </div>
    </footer>
  )
}
