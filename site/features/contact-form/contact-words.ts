import { claims } from '#content/catalogue/claims.ts'
import type { Messages } from '#content/messages/messages.ts'
import type { ContactProblem, StartTime } from '#domain/contact-form/contact-request.ts'

type AllWords = Messages['contactForm']

const ISLAND_WORDS = [
  'name',
  'email',
  'phone',
  'url',
  'urlHint',
  'message',
  'optional',
  'startTime',
  'startImmediately',
  'startThisWeek',
  'startNextWeek',
  'startWithinMonth',
  'startJustExploring',
  'defaultMessage',
  'submit',
  'sending',
  'promise',
  'privacyNote',
  'privacyLink',
  'errorTitle',
  'missingFields',
  'sendFailed',
  'success',
  'successNoMail',
  'fieldMissing',
  'emailMalformed',
  'urlMalformed',
  'offline',
  'sentHeading',
  'sentText',
  'orderSuccess',
  'orderSuccessNoMail',
  'orderSentText',
  'receiptAsked',
  'receiptAnalysis',
  'receiptAnalysisOf',
  'receiptAnswer',
  'receiptBy',
  'receiptWithin',
  'receiptReader',
  'receiptMeanwhile',
  'receiptWork',
  'receiptAdd',
  'receiptAddSubject',
] as const satisfies readonly (keyof AllWords)[]

/** The strings of the form's island. */
export type ContactWords = Pick<AllWords, (typeof ISLAND_WORDS)[number]>

/** The words the island needs, with the promised hours. */
export function contactWords(words: AllWords): ContactWords {
  const hours = claims.analysisHours
  return Object.fromEntries(
    ISLAND_WORDS.map((key) => [key, words[key].replaceAll('{hours}', String(hours))]),
  ) as ContactWords
}

/** The sentence for what is wrong with a field. */
export function problemSentence(code: ContactProblem, words: ContactWords): string {
  return {
    'field-missing': words.fieldMissing,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
  }[code]
}

/** The words of a start time. */
export function startTimeWords(time: StartTime, words: ContactWords): string {
  return {
    immediately: words.startImmediately,
    'this-week': words.startThisWeek,
    'next-week': words.startNextWeek,
    'within-month': words.startWithinMonth,
    'just-exploring': words.startJustExploring,
  }[time]
}
