import type { ChatLead } from './chat-lead.ts'
import type { ChatOption, ReplyId } from './replies.ts'
import type { Understanding } from './topics.ts'

/** Step of the lead capture (spec §4). After `thanks` the assistant answers as in `normal`. */
export type ChatStep = 'normal' | 'asking-email' | 'asking-phone' | 'asking-name' | 'thanks'

/** The visitor's message: as typed, or a quick reply's code. */
export type VisitorContent = { kind: 'text'; text: string } | { kind: 'option'; option: ChatOption }

/** The assistant's message as a code: it is shown in the page's current language. */
export type BotContent =
  | { kind: 'reply'; reply: ReplyId }
  /** An answer from the index, by its document's id. */
  | { kind: 'found'; document: string }
  | { kind: 'thanks'; name: string }

/** A message (spec §3); `say-message.ts` turns it into words. */
export type ChatMessage = { id: string; timestamp: string } & (
  { sender: 'user'; content: VisitorContent } | { sender: 'bot'; content: BotContent }
)

/** A conversation, as stored in the tab. */
export interface Conversation {
  step: ChatStep
  /** The lead so far. */
  lead: { email?: string; phone?: string }
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

/** Events of the dialog. */
export type ChatEvent = Moment &
  (
    | { type: 'opened' }
    | { type: 'userWrote'; text: string }
    | { type: 'optionPicked'; option: ChatOption }
    /** The typing delay is over. */
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

/** Understands a text: `createUnderstanding` makes one for a language. */
export type Understand = (text: string) => Understanding
