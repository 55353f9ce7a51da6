import { readFileSync } from 'node:fs'

import { articles } from '#content/catalogue/articles.ts'
import { vocabularies } from '#content/chat-assistant/vocabularies.ts'
import { buildIndex, type ChatDocument } from '#domain/chat-assistant/chat-index.ts'
import type { Locale } from '#domain/language/locales.ts'

import { pageContext } from '../../page/page-context.ts'
import { chatSources } from './chat-sources.ts'

/** The index of a language as the build writes it, for tests; articles are read without Astro. */
export function builtIndex(locale: Locale): ChatDocument[] {
  const sources = articles.map(({ slug }) => {
    const mdx = readFileSync(`content/articles/${slug}/${locale}.mdx`, 'utf8')
    const field = (name: string) => new RegExp(`^${name}: ["']?(.*?)["']?$`, 'm').exec(mdx)?.[1] ?? ''
    return { slug, title: field('title'), description: field('description'), mdx }
  })
  return buildIndex(chatSources(pageContext(locale), sources), vocabularies[locale].stopWords)
}
