import type { ChatAssistantMessages as ChatWords } from '#content/messages/en/chat-assistant.ts'
import type { Locale } from '#domain/language/locales.ts'

import { loadWords } from '../../browser/load-words.ts'
import { createKnowledge, type ChatKnowledgeBase } from './chat-knowledge.ts'
import { createChatSession, type ChatSession } from './chat-session.ts'

/** A hundred sentences that no page needs to contain. */
const WORDS = import.meta.glob<ChatWords>('../../../content/messages/*/chat-assistant.ts', {
  import: 'chatAssistant',
})

/** Everything the chat needs besides its looks. */
export interface Chat {
  session: ChatSession
  knowledge: ChatKnowledgeBase
  words: ChatWords
}

/** Starts the chat of a page, whose words are in the data of its element. Rejects when its own cannot be loaded. */
export async function loadChat(locale: Locale, { dataset }: HTMLElement): Promise<Chat> {
  const words = await loadWords(WORDS, locale)
  const { perMonth = '', openingHours = '' } = dataset
  const knowledge = createKnowledge(locale, words, { perMonth, openingHours })
  const session = createChatSession(locale, knowledge)
  // A conversation that quotes the index waits for it.
  const quotes: readonly string[] = ['found', 'order', 'unsure']
  if (session.$conversation.get().messages.some(({ content }) => quotes.includes(content.kind)))
    await knowledge.learn()
  return { session, knowledge, words }
}
