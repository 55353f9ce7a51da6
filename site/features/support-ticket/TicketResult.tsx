import { agency } from '#content/catalogue/agency.ts'
import { SENT_PLACE } from '#domain/form-sending/form-token.ts'
import { textsOf, fillPlaceholders } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { TICKET_PROBLEMS } from '#domain/support-ticket/ticket-request.ts'

import type { PageContext } from '../../page/page-context.ts'
import { NotSentSheet, SentSheet } from '../../ui/sheet/FormResult.tsx'
import { SupportWays } from './SupportWays.tsx'
import { PLAIN_DRAFT_KEY, TICKET_FORM_PAGE } from './support-places.ts'
import styles from './TicketResult.module.css'

/** The page after a ticket was accepted, without script. */
export function TicketSent({ context }: { context: PageContext }) {
  const { supportTicket: words, ticketStatus: status } = context.messages
  return (
    <SentSheet
      heading={words.success}
      text={words.sentText}
      noMail={fillPlaceholders(words.sentNoMail, { email: agency.supportMailbox })}
      draftKey={PLAIN_DRAFT_KEY}
      back={words.backHome}
      homeHref={localizedPath(context.locale, '/')}
    >
      <p className={styles.number}>
        {status.requestNumber}{' '}
        <strong>
          <input type="hidden" name={SENT_PLACE} />
        </strong>
      </p>
      <SupportWays context={context} />
      <p className="fine">{context.openingHours}</p>
    </SentSheet>
  )
}

/** The page after a ticket was refused, without script. */
export function TicketNotSent({ context }: { context: PageContext }) {
  const { supportTicket: words, problems } = context.messages
  const backHref = localizedPath(context.locale, TICKET_FORM_PAGE)
  return (
    <NotSentSheet
      words={words}
      problems={problems}
      reasons={textsOf(TICKET_PROBLEMS, '', words)}
      backHref={backHref}
      mailbox={agency.supportMailbox}
    />
  )
}
