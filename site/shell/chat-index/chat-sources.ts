import { addOns } from '#content/catalogue/add-ons.ts'
import { packages } from '#content/catalogue/packages.ts'
import type { ChatSource } from '#domain/chat-assistant/chat-index.ts'
import { priceFigure } from '#domain/chat-assistant/chat-figures.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { localizedPath } from '#domain/language/paths.ts'

import { questions } from '../../features/faq/questions.ts'
import { addOnText, addOnWords } from '../../features/pricing/add-on-words.ts'
import { packageAudience, packageHighlights } from '../../page/package-words.ts'
import type { PageContext } from '../../page/page-context.ts'
import { articleSections } from './article-sections.ts'

/** An article as the index needs it. */
export interface ArticleSource {
  slug: string
  title: string
  description: string
  /** Its text as written. */
  mdx: string
}

/** Every place of the site the assistant may answer from, in the language of a context. */
export function chatSources(context: PageContext, articles: readonly ArticleSource[]): ChatSource[] {
  return [
    ...questionSources(context),
    ...packageSources(context),
    ...addOnSources(context),
    ...pageSources(context),
    ...articles.flatMap((article) => articleSources(context, article)),
  ]
}

function questionSources(context: PageContext): ChatSource[] {
  const figures = { price: `{${priceFigure(packages[0].id)}}`, hosting: `{${priceFigure('hosting')}}` }
  return questions(context).map(({ id, question, answer }) => ({
    id: `faq-${id}`,
    title: question,
    path: `${localizedPath(context.locale, '/faq')}#${id}`,
    text: fillPlaceholders(answer, figures),
    body: '',
  }))
}

function packageSources(context: PageContext): ChatSource[] {
  const words = context.messages.pricing
  return packages.map((offer) => ({
    id: `package-${offer.id}`,
    title: offer.name,
    path: pricingPath(context),
    text: `${packageAudience(offer.id, words)} {${priceFigure(offer.id)}}, ${words.oneTime}. ${packageHighlights(offer, context).join(' · ')}.`,
    body: '',
  }))
}

function addOnSources(context: PageContext): ChatSource[] {
  const words = context.messages.pricing
  return addOns.map(({ id, billing }) => ({
    id: `add-on-${id}`,
    title: addOnWords(id, words).name,
    path: pricingPath(context),
    text: `${addOnText(id, context)} {${priceFigure(id)}}${billing === 'once' ? `, ${words.oneTime}` : ''}.`,
    body: '',
  }))
}

function pageSources({ locale, messages: { page } }: PageContext): ChatSource[] {
  return [
    { id: 'page-about', title: page.aboutTitle, path: '/about', body: page.aboutDescription },
    { id: 'page-privacy', title: page.privacyTitle, path: '/privacy', body: page.privacyDescription },
  ].map((source) => ({ ...source, path: localizedPath(locale, source.path), text: null }))
}

function articleSources({ locale }: PageContext, article: ArticleSource): ChatSource[] {
  const id = `article-${article.slug}`
  const path = localizedPath(locale, `/articles/${article.slug}`)
  return [
    { id, title: article.title, path, text: null, body: article.description },
    ...articleSections(article.mdx).map(({ place, title, body }, index) => ({
      id: `${id}-${String(index + 1)}`,
      title,
      path: `${path}#${place}`,
      text: null,
      body,
    })),
  ]
}

function pricingPath({ locale }: PageContext): string {
  return `${localizedPath(locale, '/')}#pricing`
}
