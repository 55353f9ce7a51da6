import type { ArticleLeaf } from 'schema-dts'

import { founder } from '#content/catalogue/team.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import { articleId, organizationId, webPageId, type DescribedPage } from './described-page.ts'

/** An article: the founder wrote it, the agency publishes it. */
export function article(summary: ArticleSummary, page: DescribedPage): ArticleLeaf {
  const { context, absolute, picturePath } = page
  return {
    '@type': 'Article',
    '@id': articleId(page),
    headline: summary.title,
    description: summary.description,
    image: absolute(picturePath),
    articleSection: summary.category,
    inLanguage: context.locale,
    datePublished: dayOf(summary.published),
    dateModified: dayOf(summary.updated),
    author: { '@type': 'Person', name: founder.name, url: absolute(localizedPath(context.locale, '/about')) },
    publisher: { '@id': organizationId(page) },
    mainEntityOfPage: { '@id': webPageId(page) },
  }
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10)
}
