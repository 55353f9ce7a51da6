import { messages } from '#content/messages/messages.ts'
import type { ChatLeadProblem } from '#domain/chat-assistant/chat-lead.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { Locale } from '#domain/language/locales.ts'

import { generalWords, type ProblemWords } from '../../http/problems/problem-words.ts'

/** What the chat is told when its lead is refused: the bot's own sentences (spec §5). */
export function chatLeadWords(locale: Locale, mailbox: string): ProblemWords {
  const { chatAssistant: words, problems } = messages[locale]
  const sentences: Record<ChatLeadProblem, string> = {
    'email-malformed': fillPlaceholders(words.replyEmailMalformed, { email: words.placeholderEmail }),
    'phone-malformed': words.replyPhoneMalformed,
    'name-missing': words.replyNameMissing,
    'name-too-long': problems.tooLong,
  }
  return { ...generalWords(locale, mailbox), ...sentences }
}
