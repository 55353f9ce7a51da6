import { messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import type { Locale } from '#domain/language/locales.ts'

import type { ProblemCode } from './api-problem.ts'

/** Codes every form may meet besides those of the request as a whole. */
type FieldCode = 'field-missing' | 'too-long'

/**
 * Sentences for problem codes in one language. A feature passes its own as `config.words` of its route
 * (`{ ...generalWords(locale, mailbox), 'subject-missing': ... }`). `{name}` in a sentence stands for what the
 * problem names, or for `thisOne`, `{wait}` for how long its `Retry-After` is ("in 9 minutes").
 */
export type ProblemWords = Readonly<Record<ProblemCode | FieldCode, string> & Record<string, string>>
/** Where the sentences for a language come from. */
export type WordsOf = (locale: Locale) => ProblemWords

/** The sentences any route can answer with; `mailbox` is offered when the server is at fault. */
export function generalWords(locale: Locale, mailbox: string): ProblemWords {
  const { problems: words, contactForm, notFound } = messages[locale]
  const unavailable = fillPlaceholders(words.unavailable, { email: mailbox })
  return {
    invalid: contactForm.missingFields, // said when a required field is missing; else the first field's sentence
    malformed: words.malformed,
    'cross-site': words.crossSite,
    'not-found': notFound.heading,
    'method-not-allowed': words.unsupported,
    'timed-out': words.malformed,
    'still-running': words.stillRunning,
    'too-large': words.tooLarge,
    unsupported: words.unsupported,
    'duplicate-key': words.duplicateKey,
    'too-many-requests': words.tooManyRequests.replaceAll('{email}', () => mailbox),
    'headers-too-large': words.malformed,
    internal: unavailable,
    unavailable,
    'field-missing': contactForm.fieldMissing,
    'too-long': words.tooLong,
  }
}
