import { fillPlaceholders, placeholdersOf } from '../language/placeholders.ts'
import { localizedPath } from '../language/paths.ts'
import type { Locale } from '../language/locales.ts'
import type { ChatFigures } from './chat-figures.ts'
import type { ChatDocument } from './chat-index.ts'
import type { BotContent, ChatMessage } from './conversation.ts'
import { offersOf } from './message-options.ts'
import { OPTION_LABELS, REPLIES, type ChatOption, type ReplyId } from './replies.ts'

type Reply = (typeof REPLIES)[ReplyId]
type Link = NonNullable<Reply['link']>

/** The words the assistant speaks with: these keys of content's `chatAssistant`. */
export type ChatWords = Readonly<
  Record<
    | Reply['says']
    | Link['label']
    | (typeof OPTION_LABELS)[ChatOption]
    | 'thanks'
    | 'foundPlace'
    | 'foundLink'
    | 'placeholderEmail',
    string
  >
>

/** What the sentences need: figures, and the documents of the language's index. */
export interface ChatKnowledge {
  locale: Locale
  figures: ChatFigures
  findDocument: (id: string) => ChatDocument | undefined
}

/** A message in the words of one language (spec §3). */
export interface SpokenMessage {
  id: string
  text: string
  sender: 'bot' | 'user'
  timestamp: string
  link: { href: string; label: string } | null
  /** Quick replies; the widget shows those of the last message only. */
  options: readonly { option: ChatOption; label: string }[]
}

/** Puts a message into a language's words. Throws when a figure is missing. */
export function sayMessage(message: ChatMessage, words: ChatWords, knowledge: ChatKnowledge): SpokenMessage {
  const { id, sender, timestamp } = message
  const options = offersOf(message).map((option) => ({ option, label: words[OPTION_LABELS[option]] }))
  return { id, sender, timestamp, options, ...sayContent(message, words, knowledge) }
}

function sayContent(
  message: ChatMessage,
  words: ChatWords,
  knowledge: ChatKnowledge,
): Pick<SpokenMessage, 'text' | 'link'> {
  if (message.sender === 'bot') return sayAnswer(message.content, words, knowledge)
  const { content } = message
  return { text: content.kind === 'text' ? content.text : words[OPTION_LABELS[content.option]], link: null }
}

function sayAnswer(
  content: BotContent,
  words: ChatWords,
  knowledge: ChatKnowledge,
): Pick<SpokenMessage, 'text' | 'link'> {
  const { figures } = knowledge
  if (content.kind === 'thanks')
    return { text: fillPlaceholders(words.thanks, { ...figures, name: content.name }), link: null }
  if (content.kind === 'reply') return sayReply(content.reply, words, knowledge)
  const found = knowledge.findDocument(content.document)
  // A conversation may refer to a document of an older version of the site.
  if (!found) return sayReply('fallback', words, knowledge)
  const { title, path, text } = found
  const canBeSaid = text !== null && placeholdersOf(text).every((name) => Object.hasOwn(figures, name))
  return {
    text: canBeSaid ? fillPlaceholders(text, figures) : fillPlaceholders(words.foundPlace, { title }),
    link: { href: path, label: fillPlaceholders(words.foundLink, { title }) },
  }
}

function sayReply(
  reply: ReplyId,
  words: ChatWords,
  knowledge: ChatKnowledge,
): Pick<SpokenMessage, 'text' | 'link'> {
  const { says, link } = REPLIES[reply]
  const values = { ...knowledge.figures, email: words.placeholderEmail }
  return {
    text: fillPlaceholders(words[says], values),
    link: link && {
      href: hrefOf(link.to, knowledge),
      label: fillPlaceholders(words[link.label], knowledge.figures),
    },
  }
}

function hrefOf(to: Link['to'], { locale, figures }: ChatKnowledge): string {
  if (to === 'support') return '#support' // every page opens the ticket dialog for it
  if (to === 'telephone') return fillPlaceholders('tel:{telephone}', figures).replace(/\s/g, '')
  return `${localizedPath(locale, to.page)}${to.place}`
}
