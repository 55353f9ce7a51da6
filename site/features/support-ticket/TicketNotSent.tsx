import { agency } from '#content/catalogue/agency.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../layouts/page-context.ts'
import { FragmentReasons } from '../../ui/sheet/FragmentReasons.tsx'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'
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
    'too-long': problems.tooLong,
    'too-large': problems.tooLarge,
    malformed: problems.malformed,
    'cross-site': problems.crossSite,
    unavailable: fillPlaceholders(problems.unavailable, { email: agency.supportMailbox }),
  }
  return (
    <MessageSheet heading={words.notSentHeading} sign="!">
      <FragmentReasons reasons={reasons} />
      <p className="lead">{words.notSentText}</p>
      <p>
        <a href={localizedPath(context.locale, TICKET_FORM_PAGE)}>{words.notSentBack}</a>
      </p>
      <p>
        <a href={`mailto:${agency.supportMailbox}`}>
          {fillPlaceholders(words.notSentOtherwise, { email: agency.supportMailbox })}
        </a>
      </p>
    </MessageSheet>
  )
}
