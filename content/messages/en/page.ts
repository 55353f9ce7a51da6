/**
 * Titles (15-60 characters) and descriptions (50-160) of pages, for search engines and sharing. `{days}` is
 * the delivery time of the smallest package.
 */
export const page = {
  homeTitle: 'Business websites at a fixed price, ready in days',
  homeDescription:
    'A professional business website, designed, built and launched in {days} business days. No prepayment: you look, you approve, and only then do you pay.',
  chooseTitle: '{agency}: choose your language',
  chooseDescription:
    'Professional business websites at a fixed price, in {languages} languages. Choose yours.',
  knowledgeTitle: 'Articles for owners: websites in plain words',
  knowledgeDescription:
    'What a website costs, why a small business needs one, and which mistakes cost customers: three articles written for owners, free to read.',
  faqTitle: 'Price, payment, changes: six answers',
  faqDescription:
    'What a website costs and when you pay, how long it takes, who owns it, what changes cost and what we need from you. Six straight answers.',
  aboutTitle: 'Who we are, and why the pencil is red',
  aboutDescription:
    'The people who design, write and build your website, how the agency began, and what it holds to. With four milestones and no stock photos.',
  privacyTitle: 'Privacy policy: what we keep and for how long',
  privacyDescription:
    'Which personal data this website stores, why, for how long, who sees it, and how to have it corrected, exported or erased.',
  sampleTitle: 'A sample report: what the free analysis finds',
  sampleDescription:
    'An old page under the red pencil, its scores, and the three things to do first: this is what the free analysis of your website looks like.',
  sentTitle: 'Your request has arrived',
  sentDescription: 'Your request for a free website analysis is with us. What happens next, and when.',
  orderedTitle: 'Your order has arrived',
  orderedDescription:
    'Your website order is with us. What happens next, when you hear from us, and who reads it.',
  notSentTitle: 'Your request was not sent',
  notSentDescription: 'Something in the form needs another look. What it was, and how to send it after all.',
  confirmTitle: 'One more click to send it',
  confirmDescription:
    'Without JavaScript there is one more step. Please look over what you wrote for at least three seconds, then send it.',
  ticketFormTitle: 'Submit a support ticket',
  ticketFormDescription:
    'Something wrong with the website we built for you? Tell us what you see; you get a ticket number at once and a person reads it.',
  ticketSentTitle: 'Your ticket has been created',
  ticketSentDescription: 'Your support ticket is with us. What happens next, and how to follow it.',
  ticketNotSentTitle: 'Your ticket was not sent',
  ticketNotSentDescription:
    'Something in the form needs another look. What it was, and how to send it after all.',
  ticketStatusTitle: 'Your support ticket',
  ticketStatusDescription:
    'Where your support ticket stands, what has happened so far, and a place to write to us about it.',
  chatTitle: 'Ask Pliiats: prices, delivery, hosting',
  chatDescription:
    'Ask our assistant what a website costs, how long it takes and who owns it. A program with short answers, and a way to a person.',
  notFoundTitle: '404 Page Not Found',
  notFoundDescription: 'There is no page at this address. Here are some ways to what you were looking for.',
}
export type PageMessages = Record<keyof typeof page, string>

/** Red bar, navigation and mobile menu. */
export const header = {
  skipLink: 'Skip to content',
  promise: 'Professional websites, ready in {days} business days',
  existingCustomers: 'Existing customers',
  navigationLabel: 'Main',
  home: 'Home',
  services: 'Services',
  pricing: 'Pricing',
  portfolio: 'Portfolio',
  testimonials: 'Testimonials',
  about: 'About',
  knowledge: 'Knowledge',
  faq: 'FAQ',
  contact: 'Contact',
  freeAnalysis: 'Free analysis',
  getStarted: 'Get started',
  chat: 'Chat on WhatsApp',
  /** Prefilled text of the messaging app. */
  chatText: 'Hello! I would like a website from {price}. Can you tell me more?',
  menuOpen: 'Menu',
  menuTitle: 'Menu',
  menuClose: 'Close menu',
  officesHeading: 'Offices',
  messagingHeading: 'Ask us in a chat',
  messagingLead: 'Write when it suits you. A person answers, Monday to Friday, {from}–{to}.',
  languagesHeading: 'Language',
}
export type HeaderMessages = Record<keyof typeof header, string>

/** Footer of every page. */
export const footer = {
  claim: 'Good websites for small businesses: one price, a few days, and it is yours.',
  officesHeading: 'Offices',
  pagesHeading: 'On this site',
  supportHeading: 'Already a customer?',
  supportButton: 'Open a support ticket',
  privacy: 'Privacy policy',
  hours: 'Monday to Friday, {from}–{to}',
  /** How an office states a moment and its hours; {city} is `cityOf` of the catalogue. */
  momentThere: '{moment}, {city} time',
  hoursThere: '{hours}, {city} time',
  /** {year} is the year of the build. */
  copyright: '© {year} {agency}',
  backToTop: 'Back to top',
}
export type FooterMessages = Record<keyof typeof footer, string>

/** Choosing a language: the menu, and the page at `/`. */
export const language = {
  /** Spec §2: shown while `/` detects the language. */
  loading: 'Loading your personalized experience...',
  menuLabel: 'Language',
  chooseHeading: 'Choose your language',
}
export type LanguageMessages = Record<keyof typeof language, string>

/** Around the privacy policy, which exists in English and Estonian only (decision 12). */
export const privacy = {
  updated: 'Last updated on {date}',
  languageNotice: 'This policy is written in English and Estonian. What you read here is the English text.',
}
export type PrivacyMessages = Record<keyof typeof privacy, string>

/** The page for unknown addresses (decision 11). */
export const notFound = {
  heading: '404 Page Not Found',
  lead: 'There is nothing on this sheet. Perhaps the address has a typo, or the page has moved.',
  ways: 'Where to from here',
  developerHint: 'Did you forget to add the page to the router?',
}
export type NotFoundMessages = Record<keyof typeof notFound, string>

/** The replacement of a page, or of a part, that could not be shown (spec §2 and §8). */
export const errorFallback = {
  heading: 'Something went wrong',
  text: 'We encountered an unexpected error. Please try refreshing the page.',
  refresh: 'Refresh Page',
  report: 'Report Issue',
  /** When a part cannot be loaded because the page is older than the site, and a form contains text. */
  staleText: 'This page is older than our website. Your text is kept; refresh the page to go on.',
}
export type ErrorFallbackMessages = Record<keyof typeof errorFallback, string>

/** Words of the chat in the pages themselves: its page, and the sentence when its code cannot be loaded. */
export const chatPage = {
  heading: 'Ask Pliiats',
  lead: 'Short questions, short answers: prices, delivery, changes, hosting. Or leave a message for a person.',
  close: 'Close the chat',
  /** {email} of the people behind it. */
  noScript: 'The chat needs JavaScript, which is off in your browser. A person answers at {email}.',
  codeFailed: 'The chat did not load. Write to {email} instead: that always works.',
}
export type ChatPageMessages = Record<keyof typeof chatPage, string>
