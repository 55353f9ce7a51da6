import type { ChatMessage, Conversation } from './conversation.ts'
import { AFTER_LEAD, REPLIES } from './replies.ts'
import type { Meaning } from './topics.ts'

/** The quick replies a message carries; a visitor's has none. A document's id is one too: "did you mean …?". */
export function offersOf(message: ChatMessage): readonly Meaning[] {
  if (message.sender === 'user') return []
  const { content } = message
  switch (content.kind) {
    case 'reply':
      return REPLIES[content.reply].offers
    case 'unsure':
      return [...content.between, ...REPLIES.unsure.offers]
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
