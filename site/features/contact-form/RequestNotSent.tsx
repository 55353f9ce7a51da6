import { agency } from '#content/catalogue/agency.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../layouts/page-context.ts'
import { FragmentReasons } from '../../ui/sheet/FragmentReasons.tsx'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'

/** What a visitor without script sees when the request was not kept. */
export function RequestNotSent({ context }: { context: PageContext }) {
  const { contactForm: words, problems } = context.messages
  const reasons = {
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
      <FragmentReasons reasons={reasons} />
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
