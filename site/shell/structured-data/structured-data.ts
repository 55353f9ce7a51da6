import type { Graph, Thing } from 'schema-dts'

import { article, breadcrumbList, webPage } from './page-nodes.ts'
import type { DescribedPage } from './described-page.ts'
import { organization, organizationInBrief, service, webSite } from './agency-nodes.ts'

/** The content of a page's `application/ld+json`: one graph that contains every node it refers to. */
export function structuredData(page: DescribedPage): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodes(page) }
  return JSON.stringify(graph).replaceAll('<', '\\u003c') // no text can close the script
}

function nodes(page: DescribedPage): Thing[] {
  const { topic } = page
  const common = [webSite(page), webPage(page)]
  switch (topic.kind) {
    case 'language-choice':
      return [organizationInBrief(page), ...common]
    case 'home':
      return [organization(page), ...common, service(page)]
    case 'article':
      return [organizationInBrief(page), ...common, breadcrumbList(page), article(topic.article, page)]
    case 'page':
    case 'about':
    case 'questions':
    case 'article-list':
      return [organizationInBrief(page), ...common, breadcrumbList(page)]
  }
}
