import { TOPICS, type Topic } from './topics.ts'

/** Quick replies of the lead capture, besides the topics. */
const CAPTURE_OPTIONS = [
  'cancel',
  'skip', // goes on without a telephone number
  'back', // asks once more what was asked before
  'alone', // sends the lead without what was asked in the chat
] as const

/** A quick reply: a topic, or a step in the lead capture. */
export type ChatOption = Exclude<Topic, 'greeting' | 'thanks'> | (typeof CAPTURE_OPTIONS)[number]
export const CHAT_OPTIONS: readonly ChatOption[] = [
  ...TOPICS.filter((topic) => topic !== 'greeting' && topic !== 'thanks'),
  ...CAPTURE_OPTIONS,
]

/** The target of a reply's link: a page and place, the support dialog, or a telephone. */
type Destination = { page: string; place: string } | 'support' | 'telephone'

interface Reply {
  link: { label: string; to: Destination } | null
  /** Quick replies below it; `comparison` is a document. */
  offers: readonly (ChatOption | 'comparison')[]
}

function at<Label extends string>(label: Label, page: string, place = '') {
  return { label, to: { page, place } }
}

const MAIN = ['services', 'pricing', 'portfolio', 'contact'] as const
const LEAVE = ['cancel'] as const
/** Quick replies below the thank-you for a lead. */
export const AFTER_LEAD = ['pricing', 'delivery', 'portfolio'] as const

/**
 * The assistant's sentences, besides answers from the index and the thank-you for a lead: `replyNoMail` of
 * content's `chatAssistant` is that of `no-mail`. A topic's reply has its name; `contact` asks for the email
 * address (spec §4).
 */
export const REPLIES = {
  greeting: { link: null, offers: MAIN },
  services: {
    link: at('linkServices', '/', '#services'),
    offers: ['pricing', 'delivery', 'languages', 'contact'],
  },
  pricing: {
    link: at('linkPricing', '/', '#pricing'),
    offers: ['comparison', 'payment', 'delivery', 'contact'],
  },
  discount: { link: at('linkPricing', '/', '#pricing'), offers: ['payment', 'comparison', 'contact'] },
  portfolio: { link: at('linkPortfolio', '/', '#portfolio'), offers: ['pricing', 'delivery', 'contact'] },
  contact: { link: { label: 'linkContact', to: 'telephone' }, offers: LEAVE },
  /** The same, when the visitor has asked something before: their questions go with the lead. */
  'contact-with-questions': {
    link: { label: 'linkContact', to: 'telephone' },
    offers: ['alone', 'cancel'],
  },
  /** The lead goes without the questions. */
  alone: { link: null, offers: LEAVE },
  delivery: { link: at('linkDelivery', '/faq', '#time'), offers: ['pricing', 'revisions', 'contact'] },
  revisions: { link: at('linkRevisions', '/faq', '#changes'), offers: ['ownership', 'hosting', 'contact'] },
  ownership: { link: at('linkOwnership', '/faq', '#ownership'), offers: ['hosting', 'guarantee', 'contact'] },
  hosting: { link: at('linkHosting', '/', '#pricing'), offers: ['pricing', 'ownership', 'contact'] },
  languages: { link: at('linkLanguages', '/', '#pricing'), offers: ['pricing', 'delivery', 'contact'] },
  guarantee: { link: at('linkGuarantee', '/faq', '#payment'), offers: ['payment', 'ownership', 'contact'] },
  payment: { link: at('linkPayment', '/faq', '#payment'), offers: ['pricing', 'guarantee', 'contact'] },
  analysis: { link: at('linkAnalysis', '/analysis'), offers: ['portfolio', 'pricing', 'contact'] },
  office: { link: at('linkOffice', '/about'), offers: ['contact', 'pricing'] },
  bot: { link: null, offers: ['pricing', 'services', 'contact'] },
  support: { link: { label: 'linkSupport', to: 'support' }, offers: ['contact'] },
  thanks: { link: null, offers: MAIN },
  /** The next steps of the lead capture (spec §4). */
  'asking-phone': { link: null, offers: ['skip', 'back', 'cancel'] },
  'asking-name': { link: null, offers: ['back', 'cancel'] },
  /** One step back, and after an answer to something else. */
  'asking-email': { link: null, offers: LEAVE },
  /** Answers to invalid input (spec §5). */
  'email-malformed': { link: null, offers: LEAVE },
  'phone-malformed': { link: null, offers: ['skip', 'back', 'cancel'] },
  'name-missing': { link: null, offers: ['back', 'cancel'] },
  /** The visitor left the lead capture. */
  cancelled: { link: null, offers: MAIN },
  /** The same, after a lead was sent. */
  'cancelled-after-lead': { link: null, offers: AFTER_LEAD },
  /** The lead was accepted, but its mail will not come. */
  'no-mail': { link: null, offers: AFTER_LEAD },
  /** Spec §8: nothing matches. */
  fallback: { link: null, offers: MAIN },
  /** Two meanings are possible; the message carries them as its offers. */
  unsure: { link: null, offers: ['contact'] },
} as const satisfies Record<Topic, Reply> & Record<string, Reply>

/** Name of a reply: stored in a conversation instead of a sentence. */
export type ReplyId = keyof typeof REPLIES
