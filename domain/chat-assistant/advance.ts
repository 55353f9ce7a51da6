import { isMailableAddress } from '../email/email-address.ts'
import { isChatEmail, isChatPhone, leadName } from './chat-lead.ts'
import type {
  Advance,
  BotContent,
  ChatEvent,
  ChatMessage,
  Conversation,
  Understand,
  VisitorContent,
} from './conversation.ts'
import { messageOptions } from './message-options.ts'
import type { ReplyId } from './replies.ts'

/** An empty conversation. */
export const SILENCE: Conversation = { step: 'normal', lead: {}, messages: [], isTyping: false }

/** Most messages stored of a conversation (the specification is silent); older ones are dropped. */
export const MESSAGES_KEPT = 200
/** Longest message in code points; the rest is cut. */
export const MESSAGE_LIMIT = 1_000

/**
 * The next state of a conversation (spec §4). Events without meaning in a state change nothing: blank text, a
 * quick reply that is not offered, anything but the answer while the bot types. The lead is returned with the
 * name, before the thank-you, so that closing the tab loses nothing.
 */
export function advance(conversation: Conversation, event: ChatEvent, understand: Understand): Advance {
  switch (event.type) {
    case 'opened':
      return { conversation: conversation.messages.length === 0 ? greet(event) : conversation }
    case 'startedOver':
      return { conversation: conversation.isTyping ? conversation : greet(event) }
    case 'leadUnmailed': // said only after the thank-you
      if (conversation.step !== 'thanks' || conversation.isTyping) return { conversation }
      return { conversation: say(conversation, event, { kind: 'reply', reply: 'no-mail' }) }
    case 'optionPicked':
      if (!messageOptions(conversation).includes(event.option)) return { conversation }
      return { conversation: hear(conversation, event, { kind: 'option', option: event.option }) }
    case 'userWrote':
      return write(conversation, event, understand)
    case 'replyDue':
      return { conversation: conversation.isTyping ? answer(conversation, event, understand) : conversation }
    default:
      return event satisfies never
  }
}

type Moment = Pick<ChatEvent, 'id' | 'timestamp'>

function greet(moment: Moment): Conversation {
  return say(SILENCE, moment, { kind: 'reply', reply: 'greeting' })
}

function keep(messages: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  return [...messages, message].slice(-MESSAGES_KEPT)
}

function hear(conversation: Conversation, { id, timestamp }: Moment, content: VisitorContent): Conversation {
  const messages = keep(conversation.messages, { id, timestamp, sender: 'user', content })
  return { ...conversation, messages, isTyping: true }
}

function say(conversation: Conversation, { id, timestamp }: Moment, content: BotContent): Conversation {
  const messages = keep(conversation.messages, { id, timestamp, sender: 'bot', content })
  return { ...conversation, messages, isTyping: false }
}

function write(
  conversation: Conversation,
  event: Extract<ChatEvent, { type: 'userWrote' }>,
  understand: Understand,
): Advance {
  const text = Array.from(event.text.trim()).slice(0, MESSAGE_LIMIT).join('').trim()
  if (text === '' || conversation.isTyping) return { conversation }
  const heard = hear(conversation, event, { kind: 'text', text })
  const { email, phone } = conversation.lead
  const name = leadName(text)
  const isName = conversation.step === 'asking-name' && name !== '' && understand(text).kind !== 'cancel'
  if (!isName || email === undefined || phone === undefined) return { conversation: heard }
  // The lead is cleared when the thank-you is shown: until then one is due.
  return {
    conversation: { ...heard, step: 'thanks' },
    lead: { email, phone, name, timestamp: event.timestamp },
  }
}

function answer(conversation: Conversation, moment: Moment, understand: Understand): Conversation {
  const last = conversation.messages.at(-1)
  if (last?.sender !== 'user') return { ...conversation, isTyping: false }
  const reply = (id: ReplyId, next: Partial<Conversation> = {}) =>
    say({ ...conversation, ...next }, moment, { kind: 'reply', reply: id })
  const cancelled = () => reply('cancelled', { step: 'normal', lead: {} })

  if (last.content.kind === 'option') {
    const { option } = last.content
    if (option === 'cancel') return cancelled()
    return reply(option, option === 'contact' ? { step: 'asking-email' } : {})
  }
  const { text } = last.content
  if (conversation.step === 'thanks' && conversation.lead.email !== undefined)
    return say({ ...conversation, lead: {} }, moment, { kind: 'thanks', name: leadName(text) })

  const meaning = understand(text)
  if (meaning.kind === 'cancel') return cancelled()
  switch (conversation.step) {
    case 'asking-email':
      if (!isReachable(text)) return reply('email-malformed')
      return reply('asking-phone', { step: 'asking-phone', lead: { email: text } })
    case 'asking-phone':
      if (!isChatPhone(text)) return reply('phone-malformed')
      return reply('asking-name', { step: 'asking-name', lead: { ...conversation.lead, phone: text } })
    case 'asking-name':
      return reply('name-missing') // a name would have completed the lead
    case 'normal':
    case 'thanks':
      // A message with an address mentions email (spec §4): do not ask for it again.
      if (isReachable(text)) return reply('asking-phone', { step: 'asking-phone', lead: { email: text } })
      if (meaning.kind === 'document')
        return say(conversation, moment, { kind: 'found', document: meaning.document })
      if (meaning.kind === 'unknown') return reply('fallback')
      return reply(meaning.topic, meaning.topic === 'contact' ? { step: 'asking-email' } : {})
    default:
      return conversation.step satisfies never
  }
}

/**
 * Spec §5, and the server's stricter rule (decision 31): nobody reads the server's answer to a lead, so an
 * address it would refuse is asked for again here.
 */
function isReachable(text: string): boolean {
  return isChatEmail(text) && isMailableAddress(text)
}
