import { atom } from 'nanostores'

import { advance, SILENCE } from '#domain/chat-assistant/advance.ts'
import type { ChatLead } from '#domain/chat-assistant/chat-lead.ts'
import type { ChatEvent, Conversation } from '#domain/chat-assistant/conversation.ts'
import { parseConversation } from '#domain/chat-assistant/stored-conversation.ts'
import { TYPING_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import type { Locale } from '#domain/language/locales.ts'

import { randomUuid } from '../../browser/forms/idempotency-key.ts'
import { requestFormToken } from '../../browser/forms/form-token.ts'
import { parseJson } from '../../browser/parse-json.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import type { ChatKnowledgeBase } from './chat-knowledge.ts'
import { keepPendingLead } from './pending-leads.ts'

/** Session storage: the conversation of this tab. */
const CONVERSATION_KEY = 'chat_conversation'

/** The state of the conversation, and what a visitor can do with it. */
export type ChatSession = ReturnType<typeof createChatSession>

/** An event without its time. */
type Happening = ChatEvent extends infer Event
  ? Event extends ChatEvent
    ? Omit<Event, 'id' | 'timestamp'>
    : never
  : never

/**
 * The conversation of this tab. It is stored after every message, so that the next page, or this one after a
 * reload, continues it; an answer that was due is given there.
 */
export function createChatSession(locale: Locale, knowledge: ChatKnowledgeBase) {
  const $conversation = atom<Conversation>(readConversation() ?? SILENCE)
  let answer: ReturnType<typeof setTimeout> | undefined
  let isUnmailed = false

  function dispatch(happening: Happening): void {
    const event = { ...happening, id: randomUuid(), timestamp: new Date().toISOString() }
    const { conversation, lead } = advance($conversation.get(), event, knowledge)
    if (conversation === $conversation.get()) return
    // First: the tab may be closed the next moment.
    if (lead !== undefined) deliver({ ...lead, language: locale })
    writeStored('session', CONVERSATION_KEY, JSON.stringify(conversation))
    $conversation.set(conversation)
    prepareLead()
    answerSoon()
  }

  /** Stores a finished lead, then sends it exactly once (decision 20). */
  function deliver(lead: ChatLead): void {
    const key = randomUuid()
    keepPendingLead({ key, lead })
    import('./lead-queue.ts').then(
      ({ sendKeptLead }) => sendKeptLead(key, tellUnmailed),
      () => undefined, // it is stored: the next page sends it
    )
  }

  /** A lead comes next: its form token ages while the visitor writes. */
  function prepareLead(): void {
    if ($conversation.get().step.startsWith('asking-')) requestFormToken()
  }

  function answerSoon(): void {
    clearTimeout(answer)
    if (!$conversation.get().isTyping) return
    const isReady = knowledge.learn()
    answer = setTimeout(() => void isReady.then(giveAnswer), TYPING_DELAY_MS)
  }

  function giveAnswer(): void {
    dispatch({ type: 'replyDue' })
    if (isUnmailed) tellUnmailed()
  }

  /** After the message being typed, usually the thank-you. */
  function tellUnmailed(): void {
    isUnmailed = $conversation.get().isTyping
    if (!isUnmailed) dispatch({ type: 'leadUnmailed' })
  }

  // A page from the back/forward cache may be older than what other pages have stored.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) $conversation.set(readConversation() ?? $conversation.get())
    answerSoon()
  })
  addEventListener('pagehide', () => clearTimeout(answer))
  prepareLead()
  answerSoon()

  return {
    $conversation,
    /** Greets, once. */
    open: () => dispatch({ type: 'opened' }),
    write: (text: string) => dispatch({ type: 'userWrote', text }),
    pick: (option: string) => dispatch({ type: 'optionPicked', option }),
    startOver: () => dispatch({ type: 'startedOver' }),
  }
}

function readConversation(): Conversation | null {
  return parseConversation(parseJson(readStored('session', CONVERSATION_KEY) ?? ''))
}
