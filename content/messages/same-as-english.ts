import type { Locale } from '#domain/language/locales.ts'

/**
 * Texts that may equal the English ones: names, figures, and words the language itself uses (each checked
 * against content/glossary). Add one here on purpose, or translate it.
 */
export const SAME_AS_ENGLISH: Readonly<Record<string, readonly Locale[] | 'all'>> = {
  'pricing.supportVip': 'all',
  'pricing.blog': 'all',
  'header.faq': 'all',
  'faq.heading': 'all',
  'portfolio.seo': 'all',
  'contactForm.name': ['de'],
  'contactForm.message': ['fr'],
  'contactForm.optional': ['de'],
  'header.contact': ['nl', 'fr'],
  'header.home': ['it', 'nl'],
  'header.menuOpen': ['nl', 'fr', 'it'],
  'header.portfolio': ['nl'],
  'pricing.support': ['de'],
  'pricing.pages': ['fr'],
  'pricing.seoPremium': 'all',
  'pricing.supportStandard': ['fr', 'it'],
  'pricing.no': ['es', 'it'],
  'contactForm.errorTitle': ['es'],
  'about.designerRole': ['de'],
  'languageDebug.no': ['es', 'it'],
  'supportTicket.name': ['de'],
  'supportTicket.optional': ['de'],
  'supportTicket.link': ['de', 'et', 'nl', 'it'],
  'supportTicket.okay': ['de'],
  'supportTicket.shortcut': ['et', 'nl', 'es', 'it', 'fr', 'ru'],
  'supportTicket.shortcutWithShift': ['et', 'nl', 'ru'],
  'supportTicket.urgent': ['fr'],
  'supportTicket.description': ['fr'],
  'ticketStatus.number': ['et'],
  'ticketStatus.state': ['nl'],
  'chatAssistant.title': 'all',
  'chatAssistant.placeholderEmail': ['ru', 'de'],
  'chatListening.listenChat': ['de', 'nl'],
  'chatAssistant.optionHosting': ['nl', 'it', 'de'],
  'socialProof.dataProtection': ['et', 'it', 'ru'],
  'cookieConsent.bannerLabel': ['nl', 'es', 'fr', 'de'],
  'cookieConsent.vendorCookies': ['nl', 'es', 'de'],
  'cookieConsent.marketing': ['nl', 'it', 'de'],
  'chatAssistant.optionsLabel': ['fr'],
  'chatAssistant.optionPortfolio': ['nl'],
  'desk.passkeys': ['de', 'nl'],
  'desk.week': ['nl'],
  'desk.later': ['nl'],
  'desk.urgent': ['fr'],
  'desk.note': ['fr'],
  'desk.site': ['de', 'nl'],
  'deskFilters.open': ['nl'],
  'deskKinds.ticket': ['de', 'nl'],
  'deskRecords.conversations': ['fr'],
  'deskRecords.messages': ['fr'],
  'deskRecords.analyses': ['nl', 'fr'],
  'deskKinds.lead': ['de', 'nl', 'es', 'it', 'fr'],
}

/** Whether a text of a language may equal the English one. */
export function mayReadAsEnglish(key: string, locale: string): boolean {
  const allowed = SAME_AS_ENGLISH[key] ?? []
  return allowed === 'all' || allowed.some((code) => code === locale)
}

/** Whether two texts are equal and contain words: figures and placeholders alone do not count. */
export function isSameText(text: string, english: string): boolean {
  return text === english && /\p{L}{2}/u.test(text.replace(/\{\w+\}/g, ''))
}
