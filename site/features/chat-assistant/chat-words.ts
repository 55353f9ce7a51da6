import type { ChatAssistantMessages } from '#content/messages/en/chat-assistant.ts'
import type { ChatVocabulary } from '#domain/chat-assistant/vocabulary.ts'
import type { Locale } from '#domain/language/locales.ts'

/**
 * Each language's words are a file of their own, loaded with the chat: a hundred sentences that no page needs
 * to contain.
 */
const WORDS = import.meta.glob<ChatAssistantMessages>('../../../content/messages/*/chat-assistant.ts', {
  import: 'chatAssistant',
})
const VOCABULARIES = import.meta.glob<ChatVocabulary>('../../../content/chat-assistant/*/vocabulary.ts', {
  import: 'vocabulary',
})

/** Everything the chat says. */
export type ChatWords = ChatAssistantMessages

/** Loads the chat's words. Rejects when it cannot. */
export async function loadChatWords(locale: Locale): Promise<ChatWords> {
  const words = await WORDS[`../../../content/messages/${locale}/chat-assistant.ts`]?.()
  if (!words) throw new Error(`No words in ${locale}`)
  return words
}

/** Loads the vocabulary: as many words again, which picking suggestions does not need. */
export async function loadVocabulary(locale: Locale): Promise<ChatVocabulary> {
  const vocabulary = await VOCABULARIES[`../../../content/chat-assistant/${locale}/vocabulary.ts`]?.()
  if (!vocabulary) throw new Error(`No vocabulary in ${locale}`)
  return vocabulary
}
