import { type Meaning, type Understanding, isTopic } from './topics.ts'
import { QUESTION_LIMITS } from './chat-lead.ts'
import {
  type Advance,
  type BotContent,
  type ChatEvent,
  type ChatMessage,
  type ChatStep,
  type Conversation,
  type LeadDetails,
  type Understand,
  type VisitorContent,
  messageOptions,
} from './conversation.ts'
import { isName, nameIn, readDetails, websiteIn } from './lead-details.ts'
import type { ReplyId } from './replies.ts'

export const SILENCE: Conversation = { step: 'normal', lead: {}, messages: [], isTyping: false }

/** Most messages stored of a conversation (the specification is silent); older ones are dropped. */
export const MESSAGES_KEPT = 200
/** Longest message in code points; the rest is cut. */
export const MESSAGE_LIMIT = 1_000

export interface Listening {
  understand: Understand
  /** "My name is", parted by `|`. */
  namePhrases: string
}

/**
 * The next state of a conversation (spec §4). Events without meaning in a state change nothing: blank text, a
 * quick reply that is not offered, anything but the answer while the bot types. The lead is returned with the
 * visitor's last answer, before the thank-you, so that closing the tab loses nothing.
 */
export function advance(conversation: Conversation, event: ChatEvent, listening: Listening): Advance {
  switch (event.type) {
    case 'opened':
      return { conversation: conversation.messages.length === 0 ? greet(event) : conversation }
    case 'startedOver':
      return { conversation: conversation.isTyping ? conversation : greet(event) }
    case 'leadUnmailed': // said only after the thank-you
      if (conversation.step !== 'thanks' || conversation.isTyping) return { conversation }
      return { conversation: say(conversation, event, [reply('no-mail')]) }
    case 'optionPicked':
      if (!messageOptions(conversation).includes(event.option)) return { conversation }
      return { conversation: hear(conversation, event, { kind: 'option', option: event.option }) }
    case 'userWrote':
      return write(conversation, event, listening)
    case 'replyDue':
      return { conversation: conversation.isTyping ? answer(conversation, event, listening) : conversation }
    default:
      return event satisfies never
  }
}

type Moment = Pick<ChatEvent, 'id' | 'timestamp'>

function greet(moment: Moment): Conversation {
  return say(SILENCE, moment, [reply('greeting')])
}

function reply(id: ReplyId): BotContent {
  return { kind: 'reply', reply: id }
}

function hear(conversation: Conversation, moment: Moment, content: VisitorContent): Conversation {
  const message: ChatMessage = { id: moment.id, timestamp: moment.timestamp, sender: 'user', content }
  return { ...conversation, messages: keep([...conversation.messages, message]), isTyping: true }
}

function say(conversation: Conversation, moment: Moment, contents: readonly BotContent[]): Conversation {
  const said = contents.map((content, index): ChatMessage => ({
    id: index === 0 ? moment.id : `${moment.id}-${String(index + 1)}`,
    timestamp: moment.timestamp,
    sender: 'bot',
    content,
  }))
  return { ...conversation, messages: keep([...conversation.messages, ...said]), isTyping: false }
}

function keep(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  return messages.slice(-MESSAGES_KEPT)
}

function write(
  conversation: Conversation,
  event: Extract<ChatEvent, { type: 'userWrote' }>,
  listening: Listening,
): Advance {
  const text = Array.from(event.text.trim()).slice(0, MESSAGE_LIMIT).join('').trim()
  if (text === '' || conversation.isTyping) return { conversation }
  const heard = hear(conversation, event, { kind: 'text', text })
  const told = tell(conversation, text, listening)
  const { email, phone, name, questions = [] } = told?.lead ?? {}
  if (email === undefined || phone === undefined || name === undefined) return { conversation: heard }
  return {
    conversation: { ...heard, step: 'thanks', lead: { email, phone, name } },
    lead: { email, phone, name, questions, timestamp: event.timestamp },
  }
}

/** What a message says for the lead capture: the lead with it, and the reply when nothing was to be had. */
interface Told {
  lead: LeadDetails
  problem: ReplyId | null
}

/** Reads a message for the lead; null: it is about something else, and is answered. */
function tell(conversation: Conversation, text: string, { understand, namePhrases }: Listening): Told | null {
  const { step, lead } = conversation
  const found = readDetails(text, namePhrases)
  if (!step.startsWith('asking-')) {
    // A message with an address mentions email (spec §4): do not ask for it again.
    if (found.email === undefined || isAboutAddress(understand(text))) return null
    return { lead: withQuestions(found, [...questionsOf(conversation), text]), problem: null }
  }
  if (Object.keys(found).length > 0) return { lead: { ...lead, ...found }, problem: null }
  const meaning = understand(text)
  if (step === 'asking-name' && isName(text))
    return { lead: { ...lead, name: nameIn(text, namePhrases) }, problem: null }
  const said = meaning.kind === 'sure' ? meaning.meanings[0] : undefined
  // Whoever may mean to stop keeps the address they gave: a certain "never mind" stops.
  if (step === 'asking-phone' && (said === 'skip' || (said === 'cancel' && !isSaidOf(meaning, 'cancel'))))
    return { lead: { ...lead, phone: '' }, problem: null }
  if (['cancel', 'skip', 'back'].some((one) => isSaidOf(meaning, one)) || isQuestion(text, meaning))
    return null
  if (step === 'asking-email') return { lead, problem: 'email-malformed' }
  if (step === 'asking-phone') return { lead, problem: 'phone-malformed' }
  const name = nameIn(text, namePhrases)
  return name === '' ? { lead, problem: 'name-missing' } : { lead: { ...lead, name }, problem: null }
}

/** Whether an address in a message is what it is about ("mail to info@… bounces"), and not where to write back. */
function isAboutAddress(meaning: Understanding): boolean {
  return isSaidOf(meaning, 'support') || isSaidOf(meaning, 'faq-mailboxes')
}

/** Whether a message in the lead capture asks something, instead of saying what was asked for. */
function isQuestion(text: string, meaning: Understanding): boolean {
  if (meaning.kind === 'unknown' || meaning.kind === 'unsure') return text.includes('?')
  if (meaning.kind === 'sure' && meaning.meanings.every((one) => one === 'thanks' || one === 'greeting'))
    return text.includes('?')
  const words = text.split(/\s+/).length
  return text.includes('?') || words > LONGEST_NAME || (words > 1 && isSaidOf(meaning, 'support'))
}

/** Words of the longest answer that is still taken for a name. */
const LONGEST_NAME = 3

function isSaidOf(meaning: Understanding, wanted: Meaning): boolean {
  return meaning.kind === 'sure' && meaning.isCertain && meaning.meanings[0] === wanted
}

/** What the visitor has asked in their own words. */
function questionsOf({ messages }: Conversation): string[] {
  return messages.flatMap(({ content }) => (content.kind === 'text' ? [content.text] : []))
}

function withQuestions(lead: LeadDetails, questions: readonly string[]): LeadDetails {
  if (questions.length === 0) return lead
  const { count, length } = QUESTION_LIMITS
  return {
    ...lead,
    questions: questions.slice(-count).map((text) => Array.from(text).slice(0, length).join('')),
  }
}

function nextStep({ email, phone }: LeadDetails): 'asking-email' | 'asking-phone' | 'asking-name' {
  if (email === undefined) return 'asking-email'
  return phone === undefined ? 'asking-phone' : 'asking-name'
}

function answer(conversation: Conversation, moment: Moment, listening: Listening): Conversation {
  const last = conversation.messages.at(-1)
  if (last?.sender !== 'user') return { ...conversation, isTyping: false }
  const tellBack = (contents: readonly BotContent[], next: Partial<Conversation> = {}) =>
    say({ ...conversation, ...next }, moment, contents)
  if (last.content.kind === 'option') return answerOption(last.content.option)

  const { text } = last.content
  const { step, lead } = conversation
  if (step === 'thanks' && lead.name !== undefined)
    return tellBack([{ kind: 'thanks', name: lead.name }], { lead: {} })

  const before = { ...conversation, messages: conversation.messages.slice(0, -1) }
  const told = tell(before, text, listening)
  if (told !== null) return capture(told)
  const meaning = meaningOf(text, listening, before)
  const [only] = meaning.kind === 'sure' ? meaning.meanings : []
  if (only === 'back' && isCapturing(step)) return goBack()
  if (only === 'cancel' || only === 'skip' || only === 'back') return leave()
  const answers = answersTo(meaning)
  if (!isCapturing(step)) {
    if (answers.some((content) => content.kind === 'reply' && content.reply === 'contact'))
      return startCapture(questionsOf(before), answers, readDetails(text, listening.namePhrases))
    return tellBack(answers)
  }
  // What was asked is answered, and the capture goes on.
  const others = answers.filter((content) => content.kind !== 'reply' || content.reply !== 'contact')
  return tellBack([...others, reply(step)])

  function answerOption(option: string): Conversation {
    switch (option) {
      case 'cancel':
        return leave()
      case 'skip':
        return capture({ lead: { ...conversation.lead, phone: '' }, problem: null })
      case 'alone': {
        const lead = { ...conversation.lead }
        delete lead.questions
        return tellBack([reply('alone')], { lead })
      }
      case 'back':
        return goBack()
      case 'contact':
        return startCapture(questionsOf(conversation), [reply('contact')])
      default:
        return tellBack([contentOf(option)])
    }
  }

  /** What an earlier capture has sent stays sent. */
  function leave(): Conversation {
    const isSent = conversation.messages.some(({ content }) => content.kind === 'thanks')
    return tellBack([reply(isSent ? 'cancelled-after-lead' : 'cancelled')], { step: 'normal', lead: {} })
  }

  function capture({ lead: told, problem }: Told): Conversation {
    const step = nextStep(told)
    return tellBack([reply(problem ?? step)], { step, lead: told })
  }

  function startCapture(
    questions: readonly string[],
    answers: readonly BotContent[],
    told: LeadDetails = {},
  ): Conversation {
    const asks = questions.length > 0 ? 'contact-with-questions' : 'contact'
    const others = answers.filter((content) => content.kind !== 'reply' || content.reply !== 'contact')
    return tellBack([...others, reply(asks)], { step: 'asking-email', lead: withQuestions(told, questions) })
  }

  /** Asks once more what was asked before. */
  function goBack(): Conversation {
    const { email, questions } = conversation.lead
    const kept = questions === undefined ? {} : { questions }
    const isPhoneKnown = conversation.step === 'asking-name' && email !== undefined
    const lead = isPhoneKnown ? { ...kept, email } : kept
    const step = nextStep(lead)
    return tellBack([reply(step)], { step, lead })
  }
}

function isCapturing(step: ChatStep): step is 'asking-email' | 'asking-phone' | 'asking-name' {
  return step.startsWith('asking-')
}

/** Whoever sends an address, and nothing else that we understand, wants it looked at. */
function meaningOf(text: string, { understand }: Listening, { messages }: Conversation): Understanding {
  const site = websiteIn(text)
  const last = messages.at(-1)?.content
  const meaning = understand(text, last?.kind === 'order' ? last.order : undefined)
  const isOnlySite = site !== null && (meaning.kind === 'unknown' || site === text)
  return isOnlySite ? { kind: 'sure', meanings: ['analysis'], isCertain: true } : meaning
}

/** The answers to a message, in the order of its questions. */
function answersTo(meaning: Understanding): BotContent[] {
  switch (meaning.kind) {
    case 'unknown':
      return [reply('fallback')]
    case 'unsure':
      return [{ kind: 'unsure', between: meaning.between }]
    case 'order':
      return [meaning]
    case 'sure':
      return meaning.meanings.map(contentOf)
    default:
      return meaning satisfies never
  }
}

function contentOf(meaning: Meaning): BotContent {
  return isTopic(meaning) ? reply(meaning) : { kind: 'found', document: meaning }
}
