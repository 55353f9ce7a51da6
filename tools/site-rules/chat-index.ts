import { brotliCompressSync } from 'node:zlib'

import { parseChatIndex } from '#domain/chat-assistant/chat-index.ts'
import type { Locale } from '#domain/language/locales.ts'
import { localeOfPath } from '#domain/language/paths.ts'

import type { BuiltSite } from './built-page.ts'
import { problemOfAddress } from './links.ts'

/** KiB of brotli: documents and examples, which a phone loads when the first word is typed (0052). */
export const CHAT_INDEX_BUDGET_KIB = 144

export function chatIndexPath(locale: Locale): string {
  return `/chat/${locale}.json`
}

/** A language's index can be parsed, is small, and its answers lead to existing places in that language. */
export function checkChatIndex(locale: Locale, json: string, site: BuiltSite): string[] {
  const name = chatIndexPath(locale)
  const { documents = [] } = parseChatIndex(JSON.parse(json)) ?? {}
  if (documents.length === 0) return [`${name} is no index the chat could read`]
  const found: string[] = []
  const weight = brotliCompressSync(json).length / 1024
  if (weight > CHAT_INDEX_BUDGET_KIB)
    found.push(`${name} weighs ${weight.toFixed(1)} KiB, budget ${CHAT_INDEX_BUDGET_KIB}`)
  for (const { id, path } of documents) {
    const problem = problemOfAddress(path, { path: name, html: '' }, site)
    if (problem !== null) found.push(`${name}: ${id} leads to ${path}, ${problem}`)
    const [page = ''] = path.split('#')
    if (localeOfPath(page) !== locale) found.push(`${name}: ${id} leads into another language: ${path}`)
  }
  return found
}
