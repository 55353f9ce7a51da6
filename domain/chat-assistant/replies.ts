import type { Topic } from './topics.ts'

/** A quick reply: a topic, or a step in the lead capture. */
export type ChatOption = Exclude<Topic, 'greeting' | 'thanks'> | 'cancel' | 'skip' | 'back' | 'alone'

export const OPTION_LABELS = {
  services: 'optionServices',
  pricing: 'optionPricing',
  portfolio: 'optionPortfolio',
  contact: 'optionContact',
  delivery: 'optionDelivery',
  revisions: 'optionRevisions',
  ownership: 'optionOwnership',
  hosting: 'optionHosting',
  languages: 'optionLanguages',
  guarantee: 'optionGuarantee',
  payment: 'optionPayment',
  support: 'optionSupport',
  discount: 'optionDiscount',
  analysis: 'optionAnalysis',
  office: 'optionOffice',
  bot: 'optionBot',
  cancel: 'optionCancel',
  /** Goes on without a telephone number. */
  skip: 'optionSkip',
  /** Asks once more what was asked before. */
  back: 'optionBack',
  /** Sends the lead without what was asked in the chat. */
  alone: 'optionAlone',
} as const satisfies Record<ChatOption, string>

/** The target of a reply's link: a page and place, the support dialog, or a telephone. */
type Destination = { page: string; place: string } | 'support' | 'telephone'

interface Reply {
  /** Key of its sentence. */
  says: string
  link: { label: string; to: Destination } | null
  /** Quick replies below it; `comparison` is a document. */
  offers: readonly (ChatOption | 'comparison')[]
}

const MAIN = ['services', 'pricing', 'portfolio', 'contact'] as const
const LEAVE = ['cancel'] as const
/** Quick replies below the thank-you for a lead. */
export const AFTER_LEAD = ['pricing', 'delivery', 'portfolio'] as const

/**
 * The assistant's sentences, besides answers from the index and the thank-you for a lead. A topic's reply has
 * its name; `contact` asks for the email address (spec §4).
 */
export const REPLIES = {
  greeting: { says: 'replyGreeting', link: null, offers: MAIN },
  services: {
    says: 'replyServices',
    link: { label: 'linkServices', to: { page: '/', place: '#services' } },
    offers: ['pricing', 'delivery', 'languages', 'contact'],
  },
  pricing: {
    says: 'replyPricing',
    link: { label: 'linkPricing', to: { page: '/', place: '#pricing' } },
    offers: ['comparison', 'payment', 'delivery', 'contact'],
  },
  discount: {
    says: 'replyDiscount',
    link: { label: 'linkPricing', to: { page: '/', place: '#pricing' } },
    offers: ['payment', 'comparison', 'contact'],
  },
  portfolio: {
    says: 'replyPortfolio',
    link: { label: 'linkPortfolio', to: { page: '/', place: '#portfolio' } },
    offers: ['pricing', 'delivery', 'contact'],
  },
  contact: { says: 'replyContact', link: { label: 'linkContact', to: 'telephone' }, offers: LEAVE },
  /** The same, when the visitor has asked something before: their questions go with the lead. */
  'contact-with-questions': {
    says: 'replyContactWithQuestions',
    link: { label: 'linkContact', to: 'telephone' },
    offers: ['alone', 'cancel'],
  },
  /** The lead goes without the questions. */
  alone: { says: 'replyAlone', link: null, offers: LEAVE },
  delivery: {
    says: 'replyDelivery',
    link: { label: 'linkDelivery', to: { page: '/faq', place: '#time' } },
    offers: ['pricing', 'revisions', 'contact'],
  },
  revisions: {
    says: 'replyRevisions',
    link: { label: 'linkRevisions', to: { page: '/faq', place: '#changes' } },
    offers: ['ownership', 'hosting', 'contact'],
  },
  ownership: {
    says: 'replyOwnership',
    link: { label: 'linkOwnership', to: { page: '/faq', place: '#ownership' } },
    offers: ['hosting', 'guarantee', 'contact'],
  },
  hosting: {
    says: 'replyHosting',
    link: { label: 'linkHosting', to: { page: '/', place: '#pricing' } },
    offers: ['pricing', 'ownership', 'contact'],
  },
  languages: {
    says: 'replyLanguages',
    link: { label: 'linkLanguages', to: { page: '/', place: '#pricing' } },
    offers: ['pricing', 'delivery', 'contact'],
  },
  guarantee: {
    says: 'replyGuarantee',
    link: { label: 'linkGuarantee', to: { page: '/faq', place: '#payment' } },
    offers: ['payment', 'ownership', 'contact'],
  },
  payment: {
    says: 'replyPayment',
    link: { label: 'linkPayment', to: { page: '/faq', place: '#payment' } },
    offers: ['pricing', 'guarantee', 'contact'],
  },
  analysis: {
    says: 'replyAnalysis',
    link: { label: 'linkAnalysis', to: { page: '/analysis', place: '' } },
    offers: ['portfolio', 'pricing', 'contact'],
  },
  office: {
    says: 'replyOffice',
    link: { label: 'linkOffice', to: { page: '/about', place: '' } },
    offers: ['contact', 'pricing'],
  },
  bot: { says: 'replyBot', link: null, offers: ['pricing', 'services', 'contact'] },
  support: { says: 'replySupport', link: { label: 'linkSupport', to: 'support' }, offers: ['contact'] },
  thanks: { says: 'replyThanks', link: null, offers: MAIN },
  /** The next steps of the lead capture (spec §4). */
  'asking-phone': { says: 'replyAskingPhone', link: null, offers: ['skip', 'back', 'cancel'] },
  'asking-name': { says: 'replyAskingName', link: null, offers: ['back', 'cancel'] },
  /** One step back, and after an answer to something else. */
  'asking-email': { says: 'replyAskingEmail', link: null, offers: LEAVE },
  /** Answers to invalid input (spec §5). */
  'email-malformed': { says: 'replyEmailMalformed', link: null, offers: LEAVE },
  'phone-malformed': { says: 'replyPhoneMalformed', link: null, offers: ['skip', 'back', 'cancel'] },
  'name-missing': { says: 'replyNameMissing', link: null, offers: ['back', 'cancel'] },
  /** The visitor left the lead capture. */
  cancelled: { says: 'replyCancelled', link: null, offers: MAIN },
  /** The lead was accepted, but its mail will not come. */
  'no-mail': { says: 'replyNoMail', link: null, offers: AFTER_LEAD },
  /** Spec §8: nothing matches. */
  fallback: { says: 'replyFallback', link: null, offers: MAIN },
  /** Two meanings are possible; the message carries them as its offers. */
  unsure: { says: 'replyUnsure', link: null, offers: ['contact'] },
} as const satisfies Record<Topic, Reply> & Record<string, Reply>

/** Name of a reply: stored in a conversation instead of a sentence. */
export type ReplyId = keyof typeof REPLIES
