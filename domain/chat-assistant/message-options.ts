import type { ChatMessage, Conversation } from './conversation.ts'
import { OFFERS_AFTER_FOUND, OFFERS_AFTER_LEAD, REPLIES, type ChatOption } from './replies.ts'

/** The quick replies a message carries; a visitor's has none. */
export function offersOf(message: ChatMessage): readonly ChatOption[] {
  if (message.sender === 'user') return []
  const { content } = message
  if (content.kind === 'reply') return REPLIES[content.reply].offers
  return content.kind === 'found' ? OFFERS_AFTER_FOUND : OFFERS_AFTER_LEAD
}

/** The quick replies that can be chosen now: those of the last message, none while the bot types. */
export function messageOptions(conversation: Conversation): readonly ChatOption[] {
  const last = conversation.messages.at(-1)
  return last === undefined || conversation.isTyping ? [] : offersOf(last)
}
