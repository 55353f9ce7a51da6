import { messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { Locale } from '#domain/language/locales.ts'
import { ATTACHMENT_LIMITS } from '#domain/support-ticket/attachment.ts'
import type { TicketProblem } from '#domain/support-ticket/find-ticket-problems.ts'

import { formatBytes } from '../mail/mail-values.ts'
import { generalWords, type ProblemWords } from '../problems/problem-words.ts'

/** What a ticket can be refused for because of its files. */
type FileProblem = 'files-gone' | 'too-many' | 'total-too-large'

/** What the ticket form is told when its ticket is refused (spec §5, §8). */
export function ticketWords(locale: Locale, mailbox: string): ProblemWords {
  const { supportTicket: words } = messages[locale]
  const { count, totalBytes } = ATTACHMENT_LIMITS
  const problems: Record<TicketProblem | FileProblem, string> = {
    'subject-missing': words.subjectMissing,
    'description-missing': words.descriptionMissing,
    'name-missing': words.nameMissing,
    'email-missing': words.emailMissing,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
    'files-gone': words.filesGone,
    'too-many': fillPlaceholders(words.tooManyFiles, { name: words.thisFile, count }),
    'total-too-large': fillPlaceholders(words.filesTooLarge, {
      name: words.thisFile,
      total: formatBytes(totalBytes, locale),
    }),
  }
  return { ...generalWords(locale, mailbox), ...problems, invalid: words.sendFailed }
}

/** What the status page is told; one sentence for every link that opens nothing. */
export function followWords(locale: Locale, mailbox: string): ProblemWords {
  const { ticketStatus: words } = messages[locale]
  return {
    ...generalWords(locale, mailbox),
    'not-found': words.unknownHeading,
    'description-missing': words.replyMissing,
    invalid: words.failed,
  }
}
