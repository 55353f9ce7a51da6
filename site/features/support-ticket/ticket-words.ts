import type { FormSendingMessages } from '#content/messages/en/form-sending.ts'
import type { MailLinkMessages } from '#content/messages/en/mail-links.ts'
import type { SupportTicketMessages } from '#content/messages/en/support-ticket.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { TicketProblem } from '#domain/support-ticket/ticket-request.ts'

import { loadWords } from '../../browser/load-words.ts'

/**
 * Each language's words are a file of their own, loaded with the dialog: sixty sentences that no page needs
 * to contain.
 */
const TICKET_WORDS = import.meta.glob<SupportTicketMessages>(
  '../../../content/messages/*/support-ticket.ts',
  {
    import: 'supportTicket',
  },
)
const MAIL_WORDS = import.meta.glob<MailLinkMessages>('../../../content/messages/*/mail-links.ts', {
  import: 'mailLinks',
})
const SENDING_WORDS = import.meta.glob<FormSendingMessages>('../../../content/messages/*/form-sending.ts', {
  import: 'formSending',
})

/** Everything the dialog says. */
export type TicketWords = SupportTicketMessages & MailLinkMessages & FormSendingMessages

/** Loads the dialog's words. Rejects when it cannot. */
export async function loadTicketWords(locale: Locale): Promise<TicketWords> {
  const [words, mailWords, sendingWords] = await Promise.all([
    loadWords(TICKET_WORDS, locale),
    loadWords(MAIL_WORDS, locale),
    loadWords(SENDING_WORDS, locale),
  ])
  return { ...words, ...mailWords, ...sendingWords }
}

/** The sentence for what is wrong with a ticket. */
export function ticketProblemSentence(code: TicketProblem, words: SupportTicketMessages): string {
  return {
    'subject-missing': words.subjectMissing,
    'description-missing': words.descriptionMissing,
    'name-missing': words.nameMissing,
    'email-missing': words.emailMissing,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
  }[code]
}
