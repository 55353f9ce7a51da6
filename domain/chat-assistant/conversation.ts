import type { ChatLead } from './chat-lead.ts'
import type { ChatOption, ReplyId } from './replies.ts'
import type { Understanding } from './topics.ts'

/** Where the lead capture stands (spec §4). After `thanks` the assistant answers as in `normal`. */
export type ChatStep = 'normal' | 'asking-email' | 'asking-phone' | 'asking-name' | 'thanks'

/** What a visitor said: as typed, or a quick reply by its code. */
export type VisitorContent = { kind: 'text'; text: string } | { kind: 'option'; option: ChatOption }

/** What the assistant said, as a code: after a change of language it shows in the new one. */
export type BotContent =
  | { kind: 'reply'; reply: ReplyId }
  /** An answer from the index, by the id of its document. */
  | { kind: 'found'; document: string }
  | { kind: 'thanks'; name: string }

/** One message (spec §3); `say-message.ts` turns it into words. */
export type ChatMessage = { id: string; timestamp: string } & (
  { sender: 'user'; content: VisitorContent } | { sender: 'bot'; content: BotContent }
)

/** A whole conversation, as stored in the tab. */
export interface Conversation {
  step: ChatStep
  /** What the lead has so far. */
  lead: { email?: string; phone?: string }
  messages: readonly ChatMessage[]
  /** Between a visitor's message and its answer (spec §4). */
  isTyping: boolean
}

/** When something happened, and the id of the message it makes. */
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
    /** The server has the lead, and mails its visitor nothing. */
    | { type: 'leadUnmailed' }
    | { type: 'startedOver' }
  )

/** What a conversation became, and the lead to be sent if one is complete. */
export interface Advance {
  conversation: Conversation
  lead?: Omit<ChatLead, 'language'>
}

/** Says what a text means: `createUnderstanding` makes one for a language. */
export type Understand = (text: string) => Understanding
