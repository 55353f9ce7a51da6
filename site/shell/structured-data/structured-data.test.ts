import { expect, test } from 'vitest'

import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { founder } from '#content/catalogue/team.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import { pageContext } from '../../page/page-context.ts'
import type { DescribedPage } from './agency-nodes.ts'
import { structuredData } from './structured-data.ts'

const ARTICLE: ArticleSummary = {
  slug: 'website-pricing-guide',
  page: '/articles/website-pricing-guide',
  href: '/en/articles/website-pricing-guide?lang=en',
  title: 'What a website costs, and why',
  description: 'What moves the price',
  category: 'Money',
  excerpt: 'From do-it-yourself to made to measure',
  minutes: 7,
  stat: '$325',
  statLabel: 'is where good websites begin',
  card: { stat: '4', statLabel: 'ways to get one' },
  published: new Date('2026-04-21'),
  updated: new Date('2026-11-21'),
}

function aPage(differences: Partial<DescribedPage> = {}): DescribedPage {
  return {
    context: pageContext('en'),
    absolute: (path) => `https://valmis.example${path}`,
    path: '/en/x',
    title: 'A title',
    description: 'A description',
    picturePath: '/share/x.png',
    topic: { kind: 'page' },
    ...differences,
  }
}

function nodesOf(page: DescribedPage): Map<string, Record<string, unknown>> {
  const { '@graph': graph } = JSON.parse(structuredData(page)) as { '@graph': Record<string, unknown>[] }
  return new Map(graph.map((node) => [String(node['@type']), node]))
}

test.each(LOCALE_CODES)('%s offers the packages at the prices of its pages', (locale) => {
  const context = pageContext(locale)
  const service = nodesOf(aPage({ context, path: `/${locale}`, topic: { kind: 'home' } })).get('Service')
  expect(service?.['offers']).toMatchObject(
    packages.map(({ id }) => ({ price: context.prices[id], priceCurrency: context.profile.currency })),
  )
})

test('only the home page, which shows it, carries the rating', () => {
  const home = nodesOf(aPage({ path: '/en', topic: { kind: 'home' } })).get('Organization')
  expect(home?.['aggregateRating']).toMatchObject({
    ratingValue: claims.rating.value,
    reviewCount: claims.rating.reviews,
  })
  expect(nodesOf(aPage()).get('Organization')).not.toHaveProperty('aggregateRating')
})

test('an article lies below the list of articles, and is dated and signed', () => {
  const page = aPage({
    path: '/en/articles/website-pricing-guide',
    topic: { kind: 'article', article: ARTICLE },
  })
  const nodes = nodesOf(page)
  expect(nodes.get('Article')).toMatchObject({
    headline: ARTICLE.title,
    datePublished: '2026-04-21',
    dateModified: '2026-11-21',
    author: { name: founder.name },
    image: 'https://valmis.example/share/x.png',
  })
  expect(nodes.get('BreadcrumbList')?.['itemListElement']).toMatchObject([
    { item: 'https://valmis.example/en' },
    { item: 'https://valmis.example/en/knowledge' },
    { item: 'https://valmis.example/en/articles/website-pricing-guide' },
  ])
})

test('a page that says nothing of itself still has its way home', () => {
  expect([...nodesOf(aPage()).keys()]).toEqual(['Organization', 'WebSite', 'WebPage', 'BreadcrumbList'])
})

test('no text can close the script it stands in', () => {
  const script = structuredData(aPage({ title: '</script><script>alert(1)</script>' }))
  expect(script).not.toContain('<')
  expect(nodesOf(aPage({ title: '</script>' })).get('WebPage')?.['name']).toBe('</script>')
})
