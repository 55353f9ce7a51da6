import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'
import type { TicketProblem } from '#domain/support-ticket/ticket-request.ts'

import { fileSentences } from './attachments/attachment-words.ts'
import { generalWords, type ProblemWords } from '../../http/problems/problem-words.ts'

/** What the ticket form is told when its ticket is refused (spec §5, §8). */
export function ticketWords(locale: Locale, mailbox: string): ProblemWords {
  const { supportTicket: words } = messages[locale]
  const problems: Record<TicketProblem, string> = {
    'subject-missing': words.subjectMissing,
    'description-missing': words.descriptionMissing,
    'name-missing': words.nameMissing,
    'email-missing': words.emailMissing,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
  }
  return {
    ...generalWords(locale, mailbox),
    ...fileSentences(locale),
    ...problems,
    invalid: words.sendFailed,
  }
}

/** What the status page is told; one sentence for every link that opens nothing. */
export function followWords(locale: Locale, mailbox: string): ProblemWords {
  const { ticketStatus: words } = messages[locale]
  return {
    ...generalWords(locale, mailbox),
    ...fileSentences(locale),
    'not-found': words.unknownHeading,
    'description-missing': words.replyMissing,
    invalid: words.failed,
  }
}
