import { agency } from '#content/catalogue/agency.ts'
import { packages } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'

import type { PictureFigure, PictureWords } from '../build/share-pictures/picture-order.ts'
import type { ArticleSummary } from '../page/articles.ts'
import type { PageContext } from '../page/page-context.ts'
import type { PageTopic } from '../page/page-topic.ts'

export function pictureWords(
  { title, topic, host }: { title: string; topic: PageTopic; host: string },
  context: PageContext,
): PictureWords {
  const { hero, header, services } = context.messages
  const isHome = topic.kind === 'home' || topic.kind === 'language-choice'
  const [{ id, name, deliveryDays }] = packages
  const price = context.priceText(id)
  return {
    language: context.locale,
    agency: agency.name,
    host,
    kicker: topic.kind === 'article' ? kickerOf(topic.article, context) : null,
    headline: isHome ? hero.headline : title,
    price,
    figures: figuresOf(topic, context),
    promise: isHome
      ? fillPlaceholders(header.promise, { package: name, days: context.range(deliveryDays) })
      : fillPlaceholders(services.starter, { price }),
  }
}

function kickerOf({ category, minutes }: ArticleSummary, { messages, number }: PageContext): string {
  const readTime = fillPlaceholders(messages.knowledgeBase.readTime, { minutes: number(minutes) })
  return `${category} · ${readTime}`
}

function figuresOf(topic: PageTopic, { messages }: PageContext): PictureFigure[] {
  switch (topic.kind) {
    case 'article':
      return [{ value: topic.article.stat, label: topic.article.statLabel }]
    case 'article-list':
      return topic.articles.map(({ stat }) => ({ value: stat, label: null }))
    case 'questions':
      return [{ value: '?', label: messages.faq.moreHeading }]
    case 'page':
    case 'language-choice':
    case 'home':
    case 'about':
      return []
  }
}
