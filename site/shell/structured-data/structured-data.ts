import type {
  AboutPageLeaf,
  ArticleLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  Graph,
  ItemListLeaf,
  QuestionLeaf,
  Thing,
  WebPageLeaf,
} from 'schema-dts'

import { founder } from '#content/catalogue/team.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { AnsweredQuestion } from '../../page/page-topic.ts'
import {
  type DescribedPage,
  organization,
  organizationId,
  organizationInBrief,
  service,
  serviceId,
  webSite,
  webSiteId,
} from './agency-nodes.ts'

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

const webPageId = ({ absolute, path }: DescribedPage) => `${absolute(path)}#page`
const breadcrumbId = ({ absolute, path }: DescribedPage) => `${absolute(path)}#breadcrumb`
const articleId = ({ absolute, path }: DescribedPage) => `${absolute(path)}#article`

type Page = WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | FAQPageLeaf

/** The page itself: its kind, and its main topic. */
function webPage(page: DescribedPage): Page {
  const { context, absolute, path, title, description, picturePath, topic } = page
  const common = {
    '@id': webPageId(page),
    url: absolute(path),
    name: title,
    description,
    inLanguage: context.locale,
    isPartOf: { '@id': webSiteId(page) },
    primaryImageOfPage: { '@type': 'ImageObject', url: absolute(picturePath) },
  } as const
  const below = { ...common, breadcrumb: { '@id': breadcrumbId(page) } }
  switch (topic.kind) {
    case 'page':
      return { '@type': 'WebPage', ...below }
    case 'language-choice':
      return { '@type': 'WebPage', ...common, mainEntity: { '@id': organizationId(page) } }
    case 'home':
      return { '@type': 'WebPage', ...common, mainEntity: { '@id': serviceId(page) } }
    case 'about':
      return { '@type': 'AboutPage', ...below, mainEntity: { '@id': organizationId(page) } }
    case 'questions':
      return { '@type': 'FAQPage', ...below, mainEntity: topic.questions.map(answeredQuestion) }
    case 'article-list':
      return { '@type': 'CollectionPage', ...below, mainEntity: articleList(topic.articles, page) }
    case 'article':
      return { '@type': 'WebPage', ...below, mainEntity: { '@id': articleId(page) } }
  }
}

function answeredQuestion({ question, answer }: AnsweredQuestion): QuestionLeaf {
  return { '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text: answer } }
}

function articleList(
  articles: readonly ArticleSummary[],
  { absolute, context }: DescribedPage,
): ItemListLeaf {
  return {
    '@type': 'ItemList',
    itemListElement: articles.map(({ page, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: absolute(localizedPath(context.locale, page)),
    })),
  }
}

/** Breadcrumbs from the home page; an article is below the list of articles. */
function breadcrumbList(page: DescribedPage): BreadcrumbListLeaf {
  const { context, absolute, path, title, topic } = page
  const words = context.messages.header
  const localized = (target: string) => localizedPath(context.locale, target)
  const way = [
    { name: words.home, path: localized('/') },
    ...(topic.kind === 'article' ? [{ name: words.knowledge, path: localized('/knowledge') }] : []),
    { name: title, path },
  ]
  return {
    '@type': 'BreadcrumbList',
    '@id': breadcrumbId(page),
    itemListElement: way.map(({ name, path: target }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(target),
    })),
  }
}

/** An article: written by the founder, published by the agency. */
function article(summary: ArticleSummary, page: DescribedPage): ArticleLeaf {
  const { context, absolute, picturePath } = page
  return {
    '@type': 'Article',
    '@id': articleId(page),
    headline: summary.title,
    description: summary.description,
    image: absolute(picturePath),
    articleSection: summary.category,
    inLanguage: context.locale,
    datePublished: summary.published.toISOString().slice(0, 10),
    dateModified: summary.updated.toISOString().slice(0, 10),
    author: { '@type': 'Person', name: founder.name, url: absolute(localizedPath(context.locale, '/about')) },
    publisher: { '@id': organizationId(page) },
    mainEntityOfPage: { '@id': webPageId(page) },
  }
}
