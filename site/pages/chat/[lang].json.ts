import type { APIRoute } from 'astro'

import { vocabularies } from '#content/chat-assistant/vocabularies.ts'
import { articles } from '#content/catalogue/articles.ts'
import * as parts from '#content/catalogue/parts.ts'
import { buildIndex } from '#domain/chat-assistant/chat-index.ts'
import type { Locale } from '#domain/language/locales.ts'

import { articleEntry } from '../../page/articles.ts'
import { chatSources } from '../../shell/chat-index/chat-sources.ts'
import { languagePaths, pageContext } from '../../page/page-context.ts'

export const getStaticPaths = () => (parts.chat ? languagePaths() : [])

/** The chat's index, one file per language; prices stay placeholders. */
export const GET: APIRoute<Record<string, never>, { lang: Locale }> = async ({ params: { lang } }) => {
  const sources = await Promise.all(
    articles.map(async ({ slug }) => {
      const { data, body = '' } = await articleEntry(slug, lang)
      return { slug, title: data.title, description: data.description, mdx: body }
    }),
  )
  return Response.json(buildIndex(chatSources(pageContext(lang), sources), vocabularies[lang].stopWords))
}
