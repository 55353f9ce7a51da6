import { readFileSync } from 'node:fs'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { parseChatIndex } from '#domain/chat-assistant/chat-index.ts'
import { learn } from '#domain/chat-assistant/classifier.ts'
import type { Meaning, Understanding } from '#domain/chat-assistant/topics.ts'
import { createUnderstanding, UNANSWERED } from '#domain/chat-assistant/understand.ts'
import type { Locale } from '#domain/language/locales.ts'
import { priceCountry } from '#domain/pricing/price-country.ts'
import { findProfile } from '#domain/pricing/prices.ts'

import { chatIndexFile } from './chat-sources.ts'

/** How a language's chat understands, outside a browser. */
export function builtUnderstanding(locale: Locale) {
  const index = parseChatIndex(chatIndexFile(locale))
  if (index === null) throw new Error(`No index in ${locale}`)
  const profile = findProfile(priceProfiles, priceCountry(locale, null))
  return {
    index,
    profile,
    understand: createUnderstanding(learn(index.examples), index.listening, { packages, addOns }, profile),
  }
}

/**
 * Messages that nobody trains on, each with the meanings that answer it: `# guarantee faq-scam`. A package's
 * answer names its price, so it answers `pricing` too.
 */
export function heldOut(locale: Locale) {
  const text = readFileSync(`content/chat/held-out/${locale}.txt`, 'utf8')
  return text.split(/^# /m).flatMap((part) => {
    const [heading = '', ...lines] = part.split('\n').filter((line) => line !== '')
    const wanted = heading.split(' ')
    if (wanted.includes('pricing')) wanted.push(...packages.map(({ id }) => `package-${id}`))
    return lines.map((line) => ({ line, wanted }))
  })
}

/** What an understanding answers with, most telling first. */
export function meaningsOf(understood: Understanding): readonly Meaning[] {
  switch (understood.kind) {
    case 'sure':
      return understood.meanings
    case 'order':
      return [...understood.order.addOns.map((id) => `add-on-${id}`), 'pricing']
    case 'unsure':
      return understood.between
    case 'unknown':
      return []
    default:
      return understood satisfies never
  }
}

/** Whether an answer is what was wanted. A wrong one misleads; `unsure` offers a choice, or says it does not know. */
export function judge(understood: Understanding, wanted: readonly Meaning[]): 'right' | 'wrong' | 'unsure' {
  if (understood.kind === 'unsure') return 'unsure'
  const meanings = meaningsOf(understood).filter((meaning) => !UNANSWERED.includes(meaning))
  if (meanings.some((meaning) => wanted.includes(meaning))) return 'right'
  if (meanings.length > 0) return 'wrong'
  return understood.kind === 'unknown' && wanted.includes('other') ? 'right' : 'unsure'
}
