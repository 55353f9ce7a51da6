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
