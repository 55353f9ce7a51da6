import { agency } from '#content/catalogue/agency.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { NotSentSheet } from '../../ui/sheet/NotSentSheet.tsx'
import { TICKET_FORM_PAGE } from './support-places.ts'

/** What a visitor without script sees when the ticket was not kept. */
export function TicketNotSent({ context }: { context: PageContext }) {
  const { supportTicket: words, problems } = context.messages
  const reasons = {
    'subject-missing': words.subjectMissing,
    'description-missing': words.descriptionMissing,
    'name-missing': words.nameMissing,
    'email-missing': words.emailMissing,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
  }
  const backHref = localizedPath(context.locale, TICKET_FORM_PAGE)
  return <NotSentSheet {...{ words, problems, reasons, backHref }} mailbox={agency.supportMailbox} />
}
