import { claims } from '#content/catalogue/claims.ts'
import type { Messages } from '#content/messages/messages.ts'
import { fillKnown } from '#domain/language/message-text.ts'

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
  'receiptWithin',
  'priceChanged',
  'sentBack',
  'notSentHeading',
  'notSentText',
  'notSentEmpty',
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
