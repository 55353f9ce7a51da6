import { knowledgeBase } from './parts.ts'

/**
 * The articles (spec §2): slug, minutes of reading, their main figure (about the market: decision 2), what
 * their card counts (nothing that needs a source or a currency), and dates of publication and last change. Their words are in content/articles/<slug>/<language>.mdx; the
 * founder signs them.
 */
const written = [
  {
    slug: 'why-small-business-needs-website',
    minutes: 6,
    stat: { value: 67, unit: 'percent' },
    parts: 6,
    published: '2026-02-10',
    updated: '2026-11-21',
  },
  {
    slug: 'website-pricing-guide',
    minutes: 7,
    stat: { value: 325, unit: 'dollars' },
    parts: 4,
    published: '2026-04-21',
    updated: '2026-11-21',
  },
  {
    slug: 'website-mistakes-analysis',
    minutes: 6,
    stat: { value: 53, unit: 'percent' },
    parts: 7,
    published: '2026-09-08',
    updated: '2026-11-21',
  },
] as const satisfies readonly Article[]

/** The published articles: none without a knowledge base. */
export const articles: readonly (Article & { slug: ArticleSlug })[] = knowledgeBase ? written : []

interface Article {
  slug: string
  minutes: number
  stat: { value: number; unit: 'percent' | 'dollars' }
  /** How many of its steps, ways or mistakes its card counts. */
  parts: number
  /** ISO 8601 dates. */
  published: string
  updated: string
}

/** Address of an article below `/{lang}/articles/`. */
export type ArticleSlug = (typeof written)[number]['slug']
