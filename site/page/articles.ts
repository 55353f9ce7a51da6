import { getEntry } from 'astro:content'

import { articles, type ArticleSlug } from '#content/catalogue/articles.ts'
import { LANGUAGE_PARAMETERS } from '#domain/language/storage-keys.ts'
import { localizedPath } from '#domain/language/paths.ts'
import type { Locale } from '#domain/language/locales.ts'

import type { PageContext } from './page-context.ts'

/** An article in cards, feed and lists. */
export interface ArticleSummary {
  slug: ArticleSlug
  /** Path without its language. */
  page: string
  /** With `?lang=`, as spec §2 asks for cards. */
  href: string
  title: string
  description: string
  category: string
  excerpt: string
  minutes: number
  /** The article's main figure, as the language writes it. */
  stat: string
  statLabel: string
  card: { stat: string; statLabel: string }
  published: Date
  updated: Date
}

/** All articles in a page's language, in the catalogue's order. */
export async function articleSummaries(context: PageContext): Promise<ArticleSummary[]> {
  return Promise.all(articles.map((article) => summarize(article, context)))
}

/** The words of an article; throws when a language lacks one, which stops the build. */
export async function articleEntry(slug: ArticleSlug, locale: Locale) {
  const entry = await getEntry('articles', `${slug}/${locale}`)
  if (!entry) throw new Error(`content/articles/${slug}/${locale}.mdx is missing`)
  return entry
}

async function summarize(article: (typeof articles)[number], context: PageContext): Promise<ArticleSummary> {
  const { slug, minutes, stat, parts, published, updated } = article
  const { data } = await articleEntry(slug, context.locale)
  const page = `/articles/${slug}`
  return {
    ...data,
    slug,
    page,
    href: `${localizedPath(context.locale, page)}?${LANGUAGE_PARAMETERS[0]}=${context.locale}`,
    minutes,
    stat: formatStat(stat, context.tag),
    card: { stat: context.number(parts), statLabel: data.cardStatLabel },
    published: new Date(published),
    updated: new Date(updated),
  }
}

/** The articles' own figures: shares of the market, and one sum in US dollars (decision 2). */
function formatStat({ value, unit }: (typeof articles)[number]['stat'], tag: string): string {
  if (unit === 'dollars')
    return new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: 0,
    }).format(value)
  return new Intl.NumberFormat(tag, { style: 'percent' }).format(value / 100)
}
