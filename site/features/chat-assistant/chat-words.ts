import type { ChatAssistantMessages } from '#content/messages/en/chat-assistant.ts'
import type { ChatVocabulary } from '#domain/chat-assistant/vocabulary.ts'
import type { Locale } from '#domain/language/locales.ts'

/** Each language's words are a file of their own, fetched with the chat: a hundred sentences stand in no page. */
const WORDS = import.meta.glob<ChatAssistantMessages>('../../../content/messages/*/chat-assistant.ts', {
  import: 'chatAssistant',
})
const VOCABULARIES = import.meta.glob<ChatVocabulary>('../../../content/chat-assistant/*/vocabulary.ts', {
  import: 'vocabulary',
})

/** Everything the chat says. */
export type ChatWords = ChatAssistantMessages

/** Fetches the words the chat speaks. Rejects when they cannot be had. */
export async function loadChatWords(locale: Locale): Promise<ChatWords> {
  const words = await WORDS[`../../../content/messages/${locale}/chat-assistant.ts`]?.()
  if (!words) throw new Error(`No words in ${locale}`)
  return words
}

/** Fetches the words the chat understands: as many again, and whoever only picks suggestions needs none. */
export async function loadVocabulary(locale: Locale): Promise<ChatVocabulary> {
  const vocabulary = await VOCABULARIES[`../../../content/chat-assistant/${locale}/vocabulary.ts`]?.()
  if (!vocabulary) throw new Error(`No vocabulary in ${locale}`)
  return vocabulary
}
