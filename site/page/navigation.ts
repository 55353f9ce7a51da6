import * as parts from '#content/catalogue/parts.ts'
import type { Messages } from '#content/messages/messages.ts'
import { localizedPath } from '#domain/language/paths.ts'
import type { Locale } from '#domain/language/locales.ts'

/** The seven entries of the header (spec §2): four sections of the home page, three pages. */
export function navigationItems(locale: Locale, words: Messages['header']) {
  const home = localizedPath(locale, '/')
  return [
    { label: words.services, href: `${home}#services` },
    { label: words.pricing, href: `${home}#pricing` },
    { label: words.portfolio, href: `${home}#portfolio` },
    { label: words.testimonials, href: `${home}#testimonials` },
    { label: words.about, href: localizedPath(locale, '/about') },
    ...(parts.knowledgeBase ? [{ label: words.knowledge, href: localizedPath(locale, '/knowledge') }] : []),
    { label: words.faq, href: localizedPath(locale, '/faq') },
  ]
}
