import type { Messages } from '#content/messages/messages.ts'
import { CONVERSATION_STATES, SHOWN_TYPES } from '#domain/conversation/conversation.ts'
import { textsOf, fillPlaceholders } from '#domain/language/message-text.ts'
import {
  DEFAULT_CATEGORY,
  TICKET_CATEGORIES,
  TICKET_LINK_DAYS,
} from '#domain/support-ticket/ticket-request.ts'
import { EXAMPLE_TICKET_NUMBER } from '#domain/support-ticket/ticket-number.ts'

type Sources = Pick<Messages, 'ticketStatus' | 'supportTicket' | 'formSending' | 'footer'>

export type TicketWords = ReturnType<typeof ticketWords>

/** The words the island needs, with the figures that are known without a ticket. */
export function ticketWords({ ticketStatus: words, supportTicket, formSending, footer }: Sources) {
  return {
    ...words,
    formSending,
    unknownText: fillPlaceholders(words.unknownText, { days: TICKET_LINK_DAYS }),
    numberMalformed: fillPlaceholders(words.numberMalformed, { example: EXAMPLE_TICKET_NUMBER }),
    office: { momentThere: footer.momentThere, hours: footer.hours, hoursThere: footer.hoursThere },
    sending: supportTicket.submitting,
    subject: supportTicket.subject,
    email: supportTicket.email,
    url: supportTicket.url,
    emailMissing: supportTicket.emailMissing,
    emailMalformed: supportTicket.emailMalformed,
    attachments: supportTicket,
    states: textsOf(CONVERSATION_STATES, 'state', words),
    events: textsOf(SHOWN_TYPES, 'event', words),
    categories: textsOf([...TICKET_CATEGORIES, DEFAULT_CATEGORY], 'category', supportTicket),
  }
}
