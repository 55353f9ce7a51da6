import type { Topic } from './topics.ts'

/** A quick reply: a topic, or the way out of the lead capture. */
export type ChatOption = Exclude<Topic, 'greeting' | 'thanks'> | 'cancel'

/** Every quick reply with the key of its label. */
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
  cancel: 'optionCancel',
} as const satisfies Record<ChatOption, string>

/** The target of a reply's link: a page and place, the support dialog, or a telephone. */
type Destination = { page: string; place: string } | 'support' | 'telephone'

interface Reply {
  /** Key of its sentence. */
  says: string
  link: { label: string; to: Destination } | null
  /** Quick replies below it. */
  offers: readonly ChatOption[]
}

const MAIN = ['services', 'pricing', 'portfolio', 'contact'] as const
const LEAVE = ['cancel'] as const
const AFTER_LEAD = ['pricing', 'delivery', 'portfolio'] as const

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
    offers: ['payment', 'hosting', 'delivery', 'contact'],
  },
  portfolio: {
    says: 'replyPortfolio',
    link: { label: 'linkPortfolio', to: { page: '/', place: '#portfolio' } },
    offers: ['pricing', 'delivery', 'contact'],
  },
  contact: { says: 'replyContact', link: { label: 'linkContact', to: 'telephone' }, offers: LEAVE },
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
  support: { says: 'replySupport', link: { label: 'linkSupport', to: 'support' }, offers: ['contact'] },
  thanks: { says: 'replyThanks', link: null, offers: MAIN },
  /** The next steps of the lead capture (spec §4). */
  'asking-phone': { says: 'replyAskingPhone', link: null, offers: LEAVE },
  'asking-name': { says: 'replyAskingName', link: null, offers: LEAVE },
  /** Answers to invalid input (spec §5). */
  'email-malformed': { says: 'replyEmailMalformed', link: null, offers: LEAVE },
  'phone-malformed': { says: 'replyPhoneMalformed', link: null, offers: LEAVE },
  'name-missing': { says: 'replyNameMissing', link: null, offers: LEAVE },
  /** The visitor left the lead capture. */
  cancelled: { says: 'replyCancelled', link: null, offers: MAIN },
  /** The lead was accepted, but its mail will not come. */
  'no-mail': { says: 'replyNoMail', link: null, offers: AFTER_LEAD },
  /** Spec §8: nothing matches. */
  fallback: { says: 'replyFallback', link: null, offers: MAIN },
} as const satisfies Record<Topic, Reply> & Record<string, Reply>

/** Name of a reply: stored in a conversation instead of a sentence. */
export type ReplyId = keyof typeof REPLIES

/** Quick replies below an answer from the index, and below the thank-you for a lead. */
export const OFFERS_AFTER_FOUND: readonly ChatOption[] = ['pricing', 'contact']
export const OFFERS_AFTER_LEAD: readonly ChatOption[] = AFTER_LEAD
