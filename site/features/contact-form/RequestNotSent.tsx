import { agency } from '#content/catalogue/agency.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { NotSentSheet } from '../../ui/sheet/NotSentSheet.tsx'

/** What a visitor without script sees when the request was not kept. */
export function RequestNotSent({ context }: { context: PageContext }) {
  const { contactForm: words, problems } = context.messages
  const reasons = {
    'missing-fields': words.missingFields,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
  }
  const backHref = `${localizedPath(context.locale, '/')}#contact`
  return <NotSentSheet {...{ words, problems, reasons, backHref }} mailbox={agency.salesMailbox} />
}
