import { messages } from '#content/messages/messages.ts'
import type { ContactProblem } from '#domain/contact-form/contact-request.ts'
import type { Locale } from '#domain/language/locales.ts'

import { generalWords, type ProblemWords } from '../../http/problems/problem-words.ts'

/** What the contact form is told when its request is refused (spec §8). */
export function contactWords(locale: Locale, mailbox: string): ProblemWords {
  const { contactForm: words } = messages[locale]
  const problems: Record<ContactProblem, string> = {
    'field-missing': words.fieldMissing,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
  }
  return { ...generalWords(locale, mailbox), ...problems, invalid: words.missingFields }
}
