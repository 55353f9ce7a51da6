import rss from '@astrojs/rss'
import type { APIRoute } from 'astro'

import { agency } from '#content/catalogue/agency.ts'
import * as parts from '#content/catalogue/parts.ts'
import { founder } from '#content/catalogue/team.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'

import { escapeXml } from '../../build/pages/sitemap.ts'
import { articleSummaries } from '../../page/articles.ts'
import { languagePaths, pageContext } from '../../page/page-context.ts'

export const getStaticPaths = () => (parts.knowledgeBase ? languagePaths() : [])

/** The articles of a language as a feed, newest first. */
export const GET: APIRoute<Record<string, never>, { lang: Locale }> = async ({ params: { lang }, site }) => {
  const context = pageContext(lang)
  const { page, knowledgeBase } = context.messages
  const absolute = (path: string) => new URL(path, site).href
  const articles = await articleSummaries(context)
  articles.sort((a, b) => b.published.getTime() - a.published.getTime())
  const changed = new Date(Math.max(...articles.map(({ updated }) => updated.getTime())))
  return rss({
    title: `${agency.name}: ${knowledgeBase.heading}`,
    description: page.knowledgeDescription,
    site: absolute(localizedPath(lang, '/knowledge')),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      `<language>${LOCALES[lang].tag}</language>`,
      `<lastBuildDate>${changed.toUTCString()}</lastBuildDate>`,
      `<atom:link href="${escapeXml(absolute(localizedPath(lang, '/rss.xml')))}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: articles.map(({ page: path, title, excerpt, category, published }) => ({
      title,
      description: excerpt,
      link: absolute(localizedPath(lang, path)),
      pubDate: published,
      categories: [category],
      customData: `<dc:creator>${escapeXml(founder.name)}</dc:creator>`,
    })),
  })
}
