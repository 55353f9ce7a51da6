import { readFileSync, existsSync } from 'node:fs'

import { addOns } from '#content/catalogue/add-ons.ts'
import { articles } from '#content/catalogue/articles.ts'
import { claims } from '#content/catalogue/claims.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import { priceFigure } from '#domain/chat-assistant/chat-figures.ts'
import type { ChatDocument, ChatIndex } from '#domain/chat-assistant/chat-index.ts'
import { shortened, type Examples } from '#domain/chat-assistant/classifier.ts'
import { TOPICS } from '#domain/chat-assistant/topics.ts'
import { UNANSWERED } from '#domain/chat-assistant/understand.ts'
import type { Locale } from '#domain/language/locales.ts'
import { messageKey, fillPlaceholders, sayLabelled } from '#domain/language/message-text.ts'
import { localizedPath } from '#domain/language/paths.ts'

import { allQuestions } from '../../features/faq/questions.ts'
import { addOnText } from '../../features/pricing/add-on-words.ts'
import { packageHighlights } from '../../page/package-words.ts'
import { pageContext, type PageContext } from '../../page/page-context.ts'

/** What the chat loads in a language: documents, whose prices stay placeholders, examples, and how it listens. */
export function chatIndexFile(locale: Locale): ChatIndex {
  const documents = chatDocuments(pageContext(locale))
  return {
    documents,
    examples: chatExamples(locale, documents),
    listening: messages[locale].chatListening,
  }
}

/** Everything the chat may quote, in the language of a context. */
export function chatDocuments(context: PageContext): ChatDocument[] {
  const { locale, tag, messages } = context
  const { pricing, page, about, privacy } = messages
  const pricingPath = `${localizedPath(locale, '/')}#pricing`
  const figures = { price: `{${priceFigure(packages[0].id)}}`, hosting: `{${priceFigure('hosting')}}` }
  const offers = packages.map((offer) => {
    const highlights = packageHighlights(offer, context).join(' · ')
    const price = sayLabelled(offer.name, `{${priceFigure(offer.id)}}`, tag)
    return { offer, text: `${price}, ${pricing.oneTime}. ${highlights}.` }
  })
  return [
    ...allQuestions(context).map(({ id, question, answer }) => ({
      id: `faq-${id}`,
      title: question,
      path: `${localizedPath(locale, '/faq')}#${id}`,
      text: fillPlaceholders(answer, figures),
    })),
    ...offers.map(({ offer, text }) => ({
      id: `package-${offer.id}`,
      title: offer.name,
      path: pricingPath,
      text,
    })),
    {
      id: 'comparison',
      title: pricing.tableHeading,
      path: pricingPath,
      text: offers.map(({ text }) => text).join('\n\n'),
    },
    ...addOns.map(({ id, billing }) => {
      const name = pricing[messageKey('', id)]
      const once = billing === 'once' ? `, ${pricing.oneTime}` : ''
      const text = `${sayLabelled(name, `{${priceFigure(id)}}`, tag)}${once}. ${addOnText(id, context)}`
      return { id: `add-on-${id}`, title: name, path: pricingPath, text }
    }),
    {
      id: 'page-about',
      title: page.aboutTitle,
      path: localizedPath(locale, '/about'),
      text: fillPlaceholders(about.storyThree, { team: context.number(claims.teamMembers) }),
    },
    {
      id: 'page-privacy',
      title: page.privacyTitle,
      path: localizedPath(locale, '/privacy'),
      text: privacy.answer,
    },
    ...articles.map(({ slug }) => ({
      id: `article-${slug}`,
      title: frontMatter(slug, locale, 'title'),
      path: localizedPath(locale, `/articles/${slug}`),
      text: frontMatter(slug, locale, 'answer'),
    })),
  ]
}

/** A line of an article's front matter: tests and tools read it without Astro. */
function frontMatter(slug: string, locale: Locale, key: 'title' | 'answer'): string {
  const mdx = readFileSync(`content/articles/${slug}/${locale}.mdx`, 'utf8')
  return new RegExp(`^${key}: ["']?(.*?)["']?$`, 'm').exec(mdx)?.[1] ?? ''
}

/**
 * The examples of a language: content/chat/<language>/<meaning>.txt, one message a line, and the words on the
 * chat's own quick replies. What is sold is known by its name as well; files of documents that an agency has
 * removed are left out. Each line stands once, in the order that compresses best.
 */
function chatExamples(locale: Locale, documents: readonly ChatDocument[]): Examples {
  const words: Readonly<Record<string, string>> = messages[locale].chatAssistant
  const meanings = [...TOPICS, ...UNANSWERED, ...documents.map(({ id }) => id)]
  const examples = meanings.map((meaning) => {
    const file = `content/chat/${locale}/${meaning}.txt`
    const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    const label = words[messageKey('option', meaning)]
    const sold = documents.find(({ id }) => id === meaning && /^(?:add-on|package)-/.test(id))
    const own = [label, sold?.title].filter((text) => text !== undefined)
    const short = [...lines, ...own].map(shortened).filter((line) => line !== '')
    return [meaning, [...new Set(short)].sort().join('\n')] as const
  })
  return Object.fromEntries(examples.filter(([, lines]) => lines !== ''))
}
