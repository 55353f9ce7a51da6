import { addOns } from '#content/catalogue/add-ons.ts'
import { packages } from '#content/catalogue/packages.ts'
import { priceFigure } from '#domain/chat-assistant/chat-figures.ts'
import type { ChatSource } from '#domain/chat-assistant/chat-index.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import { questions } from '../../features/faq/questions.ts'
import { addOnText, addOnWords } from '../../features/pricing/add-on-words.ts'
import { packageAudience, packageHighlights } from '../../page/package-words.ts'
import type { PageContext } from '../../page/page-context.ts'

/** An article for the index. */
interface ArticleSource {
  slug: string
  title: string
  description: string
  /** Its text as written. */
  mdx: string
}

/** Everything the chat may quote, in the language of a context. */
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

/** A section of an article: the text below a heading. */
interface ArticleSection {
  /** The heading's fragment, as site/build/pages/heading-places.ts numbers them. */
  place: string
  title: string
  body: string
}

/** The sections of an article's MDX, in order; text before the first heading is no section. */
export function articleSections(mdx: string): ArticleSection[] {
  const [, ...parts] = mdx.split(/^## /m)
  return parts.map((part, index) => {
    const [title = '', ...lines] = part.split('\n')
    return { place: `part-${String(index + 1)}`, title: title.trim(), body: plain(lines.join('\n')) }
  })
}

/** Without markup. Attributes of components stay (a tier's name), except names of facts. */
function plain(mdx: string): string {
  return mdx
    .replace(/<[^>]*>/g, (tag) =>
      [...tag.matchAll(/ (?!of=)\w+="([^"]*)"/g)].map(([, text]) => text).join(' '),
    )
    .replace(/[*_#[\]()]/g, ' ')
}
