import type { Locale } from '#domain/language/locales.ts'

import { createKnowledge, type ChatKnowledgeBase } from './chat-knowledge.ts'
import { createChatSession, type ChatSession } from './chat-session.ts'
import { loadChatWords, type ChatWords } from './chat-words.ts'

/** Everything the chat is made of besides its looks. */
export interface Chat {
  session: ChatSession
  knowledge: ChatKnowledgeBase
  words: ChatWords
}

/** Brings the chat of a page to life. Rejects when its words cannot be had. */
export async function loadChat(locale: Locale, perMonth: string): Promise<Chat> {
  const words = await loadChatWords(locale)
  const knowledge = createKnowledge(locale, perMonth)
  const session = createChatSession(locale, knowledge)
  // A conversation that quotes the index is shown once it can be.
  if (session.$conversation.get().messages.some(({ content }) => content.kind === 'found'))
    await knowledge.learn()
  return { session, knowledge, words }
}
