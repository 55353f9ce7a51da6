import type { ChatLead } from './chat-lead.ts'
import { type ReplyId, AFTER_LEAD, REPLIES } from './replies.ts'
import type { ChatOrder, Meaning, Understanding } from './topics.ts'

/** Step of the lead capture (spec §4). After `thanks` the assistant answers as in `normal`. */
export type ChatStep = 'normal' | 'asking-email' | 'asking-phone' | 'asking-name' | 'thanks'

/** The visitor's message: as typed, or what a quick reply stands for (`ChatOption`, or a document's id). */
export type VisitorContent = { kind: 'text'; text: string } | { kind: 'option'; option: Meaning }

/** The assistant's message as a code: it is shown in the page's current language. */
export type BotContent =
  | { kind: 'reply'; reply: ReplyId }
  /** An answer from the index, by its document's id. */
  | { kind: 'found'; document: string }
  /** Prices, added up. */
  | { kind: 'order'; order: ChatOrder }
  /** "Did you mean …?": each meaning is a quick reply. */
  | { kind: 'unsure'; between: readonly Meaning[] }
  | { kind: 'thanks'; name: string }

/** A message (spec §3); `say-message.ts` turns it into words. */
export type ChatMessage = { id: string; timestamp: string } & (
  { sender: 'user'; content: VisitorContent } | { sender: 'bot'; content: BotContent }
)

/** What the visitor has told of themselves so far. */
export interface LeadDetails {
  email?: string
  /** Empty: they have none, or do not want to say it. */
  phone?: string
  name?: string
  /** What they had asked before, in their own words: it goes with the lead. */
  questions?: readonly string[]
}

/** A conversation, as stored in the tab. */
export interface Conversation {
  step: ChatStep
  lead: LeadDetails
  messages: readonly ChatMessage[]
  /** Between a visitor's message and its answer (spec §4). */
  isTyping: boolean
}

/** The time of an event, and the id of its message. */
interface Moment {
  id: string
  /** ISO 8601. */
  timestamp: string
}

export type ChatEvent = Moment &
  (
    | { type: 'opened' }
    | { type: 'userWrote'; text: string }
    | { type: 'optionPicked'; option: Meaning }
    | { type: 'replyDue' }
    /** The server has the lead, but no mail will be sent. */
    | { type: 'leadUnmailed' }
    | { type: 'startedOver' }
  )

/** The next state of a conversation, and a completed lead to send. */
export interface Advance {
  conversation: Conversation
  lead?: Omit<ChatLead, 'language'>
}

/**
 * Understands a text: `createUnderstanding` makes one for a language.
 * @param going the sum just said, which the text may change.
 */
export type Understand = (text: string, going?: ChatOrder) => Understanding

/** The quick replies a message carries; a visitor's has none. A document's id is one too: "did you mean …?". */
export function offersOf(message: ChatMessage): readonly Meaning[] {
  if (message.sender === 'user') return []
  const { content } = message
  switch (content.kind) {
    case 'reply':
      return REPLIES[content.reply].offers
    case 'unsure':
      return [...new Set([...content.between, ...REPLIES.unsure.offers])]
    case 'found':
      return ['pricing', 'contact']
    case 'order':
      return ['payment', 'delivery', 'contact']
    case 'thanks':
      return AFTER_LEAD
    default:
      return content satisfies never
  }
}

/** The quick replies that can be chosen now: those of the last message, none while the bot types. */
export function messageOptions(conversation: Conversation): readonly Meaning[] {
  const last = conversation.messages.at(-1)
  return last === undefined || conversation.isTyping ? [] : offersOf(last)
}
