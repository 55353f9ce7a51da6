import type { ChatAssistantMessages } from '#content/messages/en/chat-assistant.ts'
import type { Locale } from '#domain/language/locales.ts'

/**
 * Each language's words are a file of their own, loaded with the chat: a hundred sentences that no page needs
 * to contain.
 */
const WORDS = import.meta.glob<ChatAssistantMessages>('../../../content/messages/*/chat-assistant.ts', {
  import: 'chatAssistant',
})

/** Everything the chat says. */
export type ChatWords = ChatAssistantMessages

/** Loads the chat's words. Rejects when it cannot. */
export async function loadChatWords(locale: Locale): Promise<ChatWords> {
  const words = await WORDS[`../../../content/messages/${locale}/chat-assistant.ts`]?.()
  if (!words) throw new Error(`No words in ${locale}`)
  return words
}
