import type {
  AboutPageLeaf,
  ArticleLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  FAQPageLeaf,
  ItemListLeaf,
  QuestionLeaf,
  WebPageLeaf,
} from 'schema-dts'

import { founder } from '#content/catalogue/team.ts'
import { localizedPath } from '#domain/language/paths.ts'

import type { ArticleSummary } from '../../page/articles.ts'
import type { AnsweredQuestion } from '../../page/page-topic.ts'
import {
  articleId,
  breadcrumbId,
  type DescribedPage,
  organizationId,
  serviceId,
  webPageId,
  webSiteId,
} from './described-page.ts'

type Page = WebPageLeaf | AboutPageLeaf | CollectionPageLeaf | FAQPageLeaf

/** The page itself: its kind, and its main topic. */
export function webPage(page: DescribedPage): Page {
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
export function breadcrumbList(page: DescribedPage): BreadcrumbListLeaf {
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
