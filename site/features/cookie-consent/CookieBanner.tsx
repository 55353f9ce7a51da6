import { createHash } from 'node:crypto'

import { consentText } from '#domain/cookie-consent/consent.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { COOKIE_BANNER_ID } from '../../browser/consent/consent-question.ts'
import styles from './CookieBanner.module.css'

/**
 * The cookie question (spec §2): static, in every page, shown by `site/early/ask-before-paint.ts` when it
 * must be asked. The first element of the page and in its flow, so that it covers nothing
 * (docs/decisions/0031).
 */
export function CookieBanner({ context }: { context: PageContext }) {
  const words = context.messages.cookieConsent
  const textHash = createHash('sha256').update(consentText(words), 'utf8').digest('hex') // sent with the answer
  return (
    <section
      id={COOKIE_BANNER_ID}
      className={`screen-only ${styles.banner}`}
      aria-label={words.bannerLabel}
      data-text-hash={textHash}
    >
      <div className={`page-width ${styles.slip}`}>
        <p>{words.bannerText}</p>
        <p className={`row ${styles.more}`}>
          <a href={localizedPath(context.locale, '/privacy')}>{context.messages.contactForm.privacyLink}</a>
          <button type="button" data-cookies="settings">
            {words.managePreferences}
          </button>
        </p>
        <div className={`stack-close ${styles.answers}`}>
          <button type="button" data-cookies="reject">
            {words.rejectAll}
          </button>
          <button type="button" data-cookies="accept">
            {words.acceptAll}
          </button>
        </div>
        <p role="status" className="visually-hidden" data-announcement={words.bannerAnnouncement}></p>
      </div>
    </section>
  )
}
