import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'

import { generalWords, type ProblemWords } from '../../http/problems/problem.ts'
import { fileSentences } from './attachments/attachment-answers.ts'

/** Sentences of a conversation's page: one for every link that opens nothing. */
export function pageWords(locale: Locale, mailbox: string): ProblemWords {
  const { ticketStatus: words } = messages[locale]
  return {
    ...generalWords(locale, mailbox),
    ...fileSentences(locale),
    'not-found': words.unknownHeading,
    'description-missing': words.replyMissing,
    invalid: words.failed,
  }
}
