import { agency } from '#content/catalogue/agency.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { NotSentSheet } from '../../ui/sheet/FormResult.tsx'

/** The page after an address was refused, without script. */
export function AnalysisNotSent({ context }: { context: PageContext }) {
  const { websiteAnalysis: words, contactForm, problems } = context.messages
  return (
    <NotSentSheet
      words={{ ...contactForm, notSentHeading: words.notSentTitle }}
      problems={{ ...problems, tooManyForNow: words.tooMany }}
      reasons={{
        'missing-fields': words.addressMissing,
        'url-malformed': contactForm.urlMalformed,
        'switched-off': words.switchedOff,
      }}
      backHref={localizedPath(context.locale, '/analysis')}
      mailbox={agency.salesMailbox}
    />
  )
}
