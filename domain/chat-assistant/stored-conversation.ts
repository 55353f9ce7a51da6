import { MESSAGES_KEPT } from './advance.ts'
import { isChatEmail, isChatPhone, leadName } from './chat-lead.ts'
import type {
  BotContent,
  ChatMessage,
  ChatStep,
  Conversation,
  LeadDetails,
  VisitorContent,
} from './conversation.ts'
import { REPLIES, type ReplyId } from './replies.ts'

type Fields = Readonly<Record<string, unknown>>

const STEPS: readonly ChatStep[] = ['normal', 'asking-email', 'asking-phone', 'asking-name', 'thanks']

/**
 * Parses a stored conversation; null when it is damaged or from an older version. Never a part of one, such
 * as a lead without its step.
 */
export function parseConversation(stored: unknown): Conversation | null {
  const fields = fieldsOf(stored)
  const step = STEPS.find((one) => one === fields?.['step'])
  const lead = parseLead(fields?.['lead'])
  const list = fields?.['messages']
  if (step === undefined || lead === null || !Array.isArray(list)) return null
  const messages = list.slice(-MESSAGES_KEPT).map(parseMessage)
  const whole = messages.filter((message) => message !== null)
  if (whole.length === 0 || whole.length < messages.length) return null
  if (new Set(whole.map(({ id }) => id)).size < whole.length) return null
  const isTyping = whole.at(-1)?.sender === 'user'
  return fields?.['isTyping'] === isTyping && fits(step, lead, isTyping)
    ? { step, lead, messages: whole, isTyping }
    : null
}

function fits(step: ChatStep, { email, phone, name }: LeadDetails, isTyping: boolean): boolean {
  if (step === 'asking-phone') return email !== undefined
  if (step === 'asking-name') return email !== undefined && phone !== undefined
  if (step === 'asking-email') return true
  return name === undefined || (step === 'thanks' && isTyping)
}

function parseLead(value: unknown): LeadDetails | null {
  const fields = fieldsOf(value)
  if (fields === null) return null
  const { email, phone, name, questions } = fields
  if (email !== undefined && !(typeof email === 'string' && isChatEmail(email))) return null
  if (phone !== undefined && !(typeof phone === 'string' && (phone === '' || isChatPhone(phone)))) return null
  if (name !== undefined && !(typeof name === 'string' && leadName(name) !== '')) return null
  if (questions !== undefined && !isTexts(questions)) return null
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(name !== undefined && { name }),
    ...(questions !== undefined && { questions }),
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string')
}

function parseMessage(value: unknown): ChatMessage | null {
  const fields = fieldsOf(value)
  const { id, timestamp, sender } = fields ?? {}
  if (typeof id !== 'string' || typeof timestamp !== 'string' || Number.isNaN(Date.parse(timestamp)))
    return null
  if (sender === 'user') {
    const content = parseVisitorContent(fields?.['content'])
    return content && { id, timestamp, sender, content }
  }
  const content = sender === 'bot' ? parseBotContent(fields?.['content']) : null
  return content && { id, timestamp, sender: 'bot', content }
}

function parseVisitorContent(value: unknown): VisitorContent | null {
  const fields = fieldsOf(value)
  const { kind, text, option } = fields ?? {}
  if (kind === 'text' && typeof text === 'string' && text.trim() !== '') return { kind, text }
  return kind === 'option' && typeof option === 'string' ? { kind, option } : null
}

function parseBotContent(value: unknown): BotContent | null {
  const { kind, reply, document, name, order, between } = fieldsOf(value) ?? {}
  if (kind === 'reply' && typeof reply === 'string' && Object.hasOwn(REPLIES, reply))
    return { kind, reply: reply as ReplyId }
  if (kind === 'found' && typeof document === 'string') return { kind, document }
  if (kind === 'unsure' && isTexts(between)) return { kind, between }
  if (kind === 'order') {
    const { package: chosen, addOns } = fieldsOf(order) ?? {}
    const isPackage = chosen === null || typeof chosen === 'string'
    return isPackage && isTexts(addOns) ? { kind, order: { package: chosen, addOns } } : null
  }
  return kind === 'thanks' && typeof name === 'string' ? { kind, name } : null
}

function fieldsOf(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}
