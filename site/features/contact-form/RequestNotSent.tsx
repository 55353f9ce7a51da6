import { agency } from '#content/catalogue/agency.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../layouts/page-context.ts'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'
import styles from './RequestNotSent.module.css'

/**
 * What a visitor without script sees when the request was not kept. The server names the reason in the
 * fragment; the style sheet shows that sentence alone.
 */
export function RequestNotSent({ context }: { context: PageContext }) {
  const { contactForm: words, problems } = context.messages
  const reasons: Record<string, string> = {
    'missing-fields': words.missingFields,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
    'too-long': problems.tooLong,
    'too-large': problems.tooLarge,
    malformed: problems.malformed,
    'cross-site': problems.crossSite,
    unavailable: fillPlaceholders(problems.unavailable, { email: agency.salesMailbox }),
  }
  return (
    <MessageSheet heading={words.notSentHeading} sign="!">
      <div className={`lead ${styles.reasons}`}>
        {Object.entries(reasons).map(([code, sentence]) => (
          <p key={code} id={code} tabIndex={-1}>
            {sentence}
          </p>
        ))}
      </div>
      <p className="lead">{words.notSentText}</p>
      <p>
        <a href={`${localizedPath(context.locale, '/')}#contact`}>{words.notSentBack}</a>
      </p>
      <p>
        <a href={`mailto:${agency.salesMailbox}`}>
          {fillPlaceholders(words.notSentOtherwise, { email: agency.salesMailbox })}
        </a>
      </p>
    </MessageSheet>
  )
}
