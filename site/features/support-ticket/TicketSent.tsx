import { agency } from '#content/catalogue/agency.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { PageContext } from '../../page/page-context.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Mark } from '../../ui/mark/Mark.tsx'
import { FragmentReasons } from '../../ui/sheet/FragmentReasons.tsx'
import { MessageSheet } from '../../ui/sheet/MessageSheet.tsx'
import { PLAIN_DRAFT_KEY } from './support-places.ts'

/** What a visitor without script sees once the ticket is kept. */
export function TicketSent({ context }: { context: PageContext }) {
  const words = context.messages.supportTicket
  return (
    <MessageSheet heading={words.sentHeading} sign={<Mark kind="tick" />}>
      <FragmentReasons
        reasons={{ 'no-mail': fillPlaceholders(words.sentNoMail, { email: agency.supportMailbox }) }}
      />
      <p className="lead" data-arrived-draft={PLAIN_DRAFT_KEY}>
        {words.sentText}
      </p>
      <p>
        <ButtonLink href={localizedPath(context.locale, '/')} look="secondary">
          {words.backHome}
        </ButtonLink>
      </p>
    </MessageSheet>
  )
}
