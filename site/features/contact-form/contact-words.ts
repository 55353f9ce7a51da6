import { claims } from '#content/catalogue/claims.ts'
import type { Messages } from '#content/messages/messages.ts'
import { fillKnown } from '#domain/language/placeholders.ts'
import type { ContactProblem, StartTime } from '#domain/contact-form/contact-request.ts'

type AllWords = Messages['contactForm']

/** The words of the section and of the result pages: the island is sent all others. */
const PAGE_WORDS = [
  'heading',
  'lead',
  'orderHeading',
  'orderLead',
  'orderMessage',
  'orderMessageWith',
  'orderMessageExtras',
  'orderPlain',
  'orderChange',
  'orderDrop',
  'orderRestore',
  'priceChanged',
  'sentBack',
  'notSentHeading',
  'notSentText',
  'notSentOtherwise',
] as const satisfies readonly (keyof AllWords)[]

export type ContactWords = Omit<AllWords, (typeof PAGE_WORDS)[number]> &
  Pick<Messages['websiteAnalysis'], 'fromReceipt'> & { receiptAnalysis: string }

/** The words the island needs, with the promised hours. */
export function contactWords({ contactForm: words, header, websiteAnalysis }: Messages): ContactWords {
  const figures = { hours: claims.analysisHours }
  const own = Object.entries(words).filter(([key]) => !(PAGE_WORDS as readonly string[]).includes(key))
  return {
    ...Object.fromEntries(own.map(([key, text]) => [key, fillKnown(text, figures)])),
    fromReceipt: websiteAnalysis.fromReceipt,
    receiptAnalysis: header.freeAnalysis,
  } as unknown as ContactWords
}

/** The sentence for what is wrong with a field. */
export function problemSentence(code: ContactProblem, words: ContactWords): string {
  return {
    'field-missing': words.fieldMissing,
    'email-malformed': words.emailMalformed,
    'url-malformed': words.urlMalformed,
  }[code]
}

export function startTimeWords(time: StartTime, words: ContactWords): string {
  return {
    immediately: words.startImmediately,
    'this-week': words.startThisWeek,
    'next-week': words.startNextWeek,
    'within-month': words.startWithinMonth,
    'just-exploring': words.startJustExploring,
  }[time]
}
