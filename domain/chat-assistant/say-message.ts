import {
  messageKey,
  type MessageKey,
  fillPlaceholders,
  placeholdersOf,
  sayLabelled,
} from '../language/message-text.ts'
import { localizedPath } from '../language/paths.ts'
import type { Locale } from '../language/locales.ts'
import type { OrderSum } from '../pricing/order.ts'
import { priceFigure, type ChatFigures } from './chat-figures.ts'
import type { ChatDocument } from './chat-index.ts'
import { type BotContent, type ChatMessage, offersOf } from './conversation.ts'
import { CHAT_OPTIONS, REPLIES, type ChatOption, type ReplyId } from './replies.ts'
import type { ChatOrder, Meaning } from './topics.ts'

type Link = NonNullable<(typeof REPLIES)[ReplyId]['link']>

/** The words the assistant speaks with: these keys of content's `chatAssistant`. */
export type ChatWords = Readonly<
  Record<
    | MessageKey<'reply', ReplyId>
    | MessageKey<'option', ChatOption>
    | Link['label']
    | 'thanks'
    | 'foundPlace'
    | 'foundLink'
    | 'replyOrder'
    | 'replyOrderMonthly'
    | 'replyAddOns'
    | 'placeholderEmail',
    string
  >
>

/** What the sentences need: figures, sums, and the documents of the language's index. */
export interface ChatKnowledge {
  locale: Locale
  figures: ChatFigures
  findDocument: (id: string) => ChatDocument | undefined
  /** The sum of an order; null when something of it is no longer sold. */
  sumOf: (order: ChatOrder) => OrderSum | null
  formatPrice: (amount: number) => string
}

/** A message in the words of one language (spec §3). */
export interface SpokenMessage {
  id: string
  text: string
  sender: 'bot' | 'user'
  timestamp: string
  link: { href: string; label: string } | null
  /** Quick replies; the widget shows those of the last message only. */
  options: readonly { option: Meaning; label: string }[]
}

type Said = Pick<SpokenMessage, 'text' | 'link'>

/** Puts a message into a language's words. Throws when a figure is missing. */
export function sayMessage(message: ChatMessage, words: ChatWords, knowledge: ChatKnowledge): SpokenMessage {
  const { id, sender, timestamp } = message
  const options = offersOf(message).flatMap((option) => {
    const label = labelOf(option, words, knowledge)
    return label === null ? [] : [{ option, label }]
  })
  return { id, sender, timestamp, options, ...sayContent(message, words, knowledge) }
}

/** The words on a quick reply; null: a document that is gone. */
function labelOf(option: Meaning, words: ChatWords, knowledge: ChatKnowledge): string | null {
  const own = CHAT_OPTIONS.find((one) => one === option)
  if (own !== undefined) return words[messageKey('option', own)]
  return knowledge.findDocument(option)?.title ?? null
}

function sayContent(message: ChatMessage, words: ChatWords, knowledge: ChatKnowledge): Said {
  if (message.sender === 'bot') {
    const { text, link } = sayAnswer(message.content, words, knowledge)
    return { text: text.replaceAll('..', '.'), link } // an abbreviation at the end: "26 €/мес."
  }
  const { content } = message
  const text = content.kind === 'text' ? content.text : labelOf(content.option, words, knowledge)
  return { text: text ?? '…', link: null }
}

function sayAnswer(content: BotContent, words: ChatWords, knowledge: ChatKnowledge): Said {
  const { figures } = knowledge
  switch (content.kind) {
    case 'thanks':
      return { text: fillPlaceholders(words.thanks, { ...figures, name: content.name }), link: null }
    case 'reply':
      return sayReply(content.reply, words, knowledge)
    case 'unsure':
      return sayReply('unsure', words, knowledge)
    case 'order':
      return sayOrder(content.order, words, knowledge)
    case 'found': {
      const found = knowledge.findDocument(content.document)
      // A conversation may refer to a document of an older version of the site.
      if (!found) return sayReply('fallback', words, knowledge)
      const { title, path, text } = found
      const canBeSaid = placeholdersOf(text).every((name) => Object.hasOwn(figures, name))
      return {
        text: canBeSaid ? fillPlaceholders(text, figures) : fillPlaceholders(words.foundPlace, { title }),
        link: { href: path, label: fillPlaceholders(words.foundLink, { title }) },
      }
    }
    default:
      return content satisfies never
  }
}

/** "Business $657, Booking system $262. Together $919, paid once." */
function sayOrder(order: ChatOrder, words: ChatWords, knowledge: ChatKnowledge): Said {
  const { locale, figures, formatPrice, findDocument, sumOf } = knowledge
  const sum = sumOf(order)
  const documents = [
    ...(order.package === null ? [] : [`package-${order.package}`]),
    ...order.addOns.map((id) => `add-on-${id}`),
  ]
  const items = documents.map((id) => {
    const title = findDocument(id)?.title
    const price = figures[priceFigure(id.replace(/^(?:package|add-on)-/, ''))]
    return title === undefined || price === undefined ? null : sayLabelled(title, price, locale)
  })
  // A conversation may refer to something that is no longer sold.
  if (sum === null || items.includes(null)) return sayReply('pricing', words, knowledge)
  const sentence =
    order.package === null ? 'replyAddOns' : sum.monthly > 0 ? 'replyOrderMonthly' : 'replyOrder'
  const values = {
    ...figures,
    items: items.join(', '),
    total: formatPrice(sum.once),
    monthly: formatPrice(sum.monthly),
  }
  return {
    text: fillPlaceholders(words[sentence], values),
    link: { href: hrefOf({ page: '/', place: '#pricing' }, knowledge), label: words.linkPricing },
  }
}

function sayReply(reply: ReplyId, words: ChatWords, knowledge: ChatKnowledge): Said {
  const { link } = REPLIES[reply]
  const values = { ...knowledge.figures, email: words.placeholderEmail }
  return {
    text: fillPlaceholders(words[messageKey('reply', reply)], values),
    link: link && {
      href: hrefOf(link.to, knowledge),
      label: fillPlaceholders(words[link.label], knowledge.figures),
    },
  }
}

function hrefOf(to: Link['to'], { locale, figures }: Pick<ChatKnowledge, 'locale' | 'figures'>): string {
  if (to === 'support') return '#support' // every page opens the ticket dialog for it
  if (to === 'telephone') return fillPlaceholders('tel:{telephone}', figures).replace(/\s/g, '')
  return `${localizedPath(locale, to.page)}${to.place}`
}
