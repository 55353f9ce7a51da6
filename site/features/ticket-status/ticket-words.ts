import type { Messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { textsOf } from '#domain/language/texts-of.ts'
import { CATEGORY_WORDS, TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'
import type { ShownType, ConversationState } from '#domain/conversation/conversation.ts'
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
    states: {
      open: words.stateOpen,
      answered: words.stateAnswered,
      solved: words.stateSolved,
    } satisfies Record<ConversationState, string>,
    events: {
      created: words.eventCreated,
      'customer-reply': words.eventCustomerReply,
      'staff-reply': words.eventStaffReply,
      'solved-by-customer': words.eventSolvedByCustomer,
      'solved-by-staff': words.eventSolvedByStaff,
      reopened: words.eventReopened,
    } satisfies Record<ShownType, string>,
    categories: textsOf(CATEGORY_WORDS, supportTicket),
  }
}
