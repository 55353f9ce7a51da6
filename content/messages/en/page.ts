/**
 * Titles (15-60 characters) and descriptions (50-160) of pages, for search engines and sharing. `{days}` is
 * the delivery time of the smallest package.
 */
export const page = {
  homeTitle: 'Business websites at a fixed price, ready in days',
  homeDescription:
    'A professional business website, designed, built, and launched in {days} {days/en/business day/business days}. You look, you approve, and only then do you pay.',
  chooseTitle: '{agency}: choose your language',
  chooseDescription:
    'Professional business websites at a fixed price, in {languages} {languages/en/language/languages}. Choose yours.',
  knowledgeTitle: 'Plain-English guides to buying a website',
  knowledgeDescription:
    'What a website costs, why a small business needs one, and which mistakes lose customers: three free articles for business owners.',
  faqTitle: 'FAQ: what it costs, when you pay, who owns it',
  faqDescription:
    'What a website costs, when you pay, how long it takes, who owns it, and what we need from you. Straight answers before you order.',
  aboutTitle: 'About us: the people behind the red pencil',
  aboutDescription:
    'Meet the people who design, write, and build your website, and read how a baker’s question got us started. No stock photos.',
  privacyTitle: 'Privacy policy: what we keep and for how long',
  privacyDescription:
    'What personal data this website stores, why, for how long, who sees it, and how to get it corrected, exported, or erased.',
  sampleTitle: 'Sample report: what the free analysis finds',
  sampleDescription:
    'An old home page marked up in red pencil, its scores, and the three things to fix first. This is what your free website analysis will look like.',
  confirmTitle: 'One more click to send it',
  confirmDescription:
    'Without JavaScript, sending takes one more step. Please take at least three seconds to look over what you wrote, then send it.',
  chatTitle: 'Ask Pliiats: prices, turnaround, hosting',
  chatDescription:
    'Ask our chat assistant what a website costs, how long it takes, and who owns it. It’s a program, it keeps things short, and it can connect you to our team.',
}

/** Red bar, navigation and mobile menu. */
export const header = {
  skipLink: 'Skip to content',
  promise: 'A professional {package} site in {days} {days/en/business day/business days}',
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
  chatText: 'Hi, I’d like a website for {price}. Can you tell me more?',
  menuOpen: 'Menu',
  menuClose: 'Close menu',
  messagingHeading: 'Message us',
  messagingLead: 'Chat with us anytime. We reply during business hours: {openingHours}.',
}

/** Footer of every page. */
export const footer = {
  claim: 'Good websites for small businesses. One price, a few days, and it’s yours.',
  officesHeading: 'Offices',
  pagesHeading: 'On this site',
  supportHeading: 'Already a customer?',
  hours: 'Monday–Friday, {from}–{to}',
  /** How an office states a moment and its hours; {city} is `cityOf` of the catalogue. */
  momentThere: '{moment}, {city} time',
  hoursThere: '{hours}, {city} time',
  /** {year} is the year of the build. */
  copyright: '© {year} {agency}',
  backToTop: 'Back to top',
}

/** Choosing a language: the menu, and the page at `/`. */
export const language = {
  /** Spec §2: shown while `/` detects the language. */
  loading: 'Loading your personalized experience...',
  menuLabel: 'Language',
  chooseHeading: 'Choose your language',
}

/** Around the privacy policy, which exists in English and Estonian only (decision 12). */
export const privacy = {
  updated: 'Last updated on {date}',
  languageNotice: 'We publish this policy in English and Estonian. You’re reading the English version.',
  contents: 'On this page',
  /** The chat's answer to questions about data: what the policy says, in short. */
  answer:
    'We keep what you send us so that we can answer you, and no longer than that takes, unless you become a customer. Nothing is tracked unless you allow it. What you type here stays in your browser until you leave us your contact information. You can have your data corrected, exported, or erased.',
}

/** The page for unknown addresses (decision 11). */
export const notFound = {
  heading: '404 Page Not Found',
  /** Set large, below the heading. */
  remark: 'Even the red pencil finds nothing here',
  lead: 'There’s no page at this address. It may have a typo, or the page may have moved.',
  developerHint: 'Did you forget to add the page to the router?',
}

/** The replacement of a page, or of a part, that could not be shown (spec §2 and §8). */
export const errorFallback = {
  heading: 'Something went wrong',
  /** Set large, on the page that replaces a whole one. */
  remark: 'This one’s on us',
  text: 'We encountered an unexpected error. Please try refreshing the page.',
  refresh: 'Refresh Page',
  report: 'Report Issue',
  /** When a part cannot be loaded because the page is older than the site, and a form contains text. */
  staleText:
    'We’ve updated our site since you opened this page. Refresh it to continue; what you typed is saved.',
}

/** Words of the chat in the pages themselves: its page, and the sentence when its code cannot be loaded. */
export const chatPage = {
  heading: 'Ask Pliiats',
  lead: 'Quick answers about prices, turnaround, changes, and hosting. Or leave a message for our team.',
  close: 'Close the chat',
  /** {email} of the people behind it. */
  noScript: 'The chat needs JavaScript, which is turned off in your browser. Email us at {email} instead.',
  codeFailed: 'The chat didn’t load. Email us at {email} instead.',
}
