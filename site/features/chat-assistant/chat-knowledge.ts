import { atom, type ReadableAtom } from 'nanostores'

import type { ChatAssistantMessages as ChatWords } from '#content/messages/en/chat-assistant.ts'
import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import type { Listening } from '#domain/chat-assistant/advance.ts'
import type { ChatDocument } from '#domain/chat-assistant/chat-index.ts'
import type { Understand } from '#domain/chat-assistant/conversation.ts'
import type { ChatKnowledge } from '#domain/chat-assistant/say-message.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { findProfile, priceTag } from '#domain/pricing/prices.ts'

import { apiRequest } from '../../browser/api-client.ts'
import { browserTimeZone } from '../../browser/time-zone.ts'
import { chatSpeech } from './chat-speech.ts'

/** How long an answer waits for the index. */
const PATIENCE_MS = 3_000

/** What the assistant knows in a language: figures and, once loaded, its index. */
export interface ChatKnowledgeBase extends ChatKnowledge, Listening {
  /** The documents of the language; empty until they are loaded. */
  $documents: ReadableAtom<readonly ChatDocument[]>
  /** Starts to load the index. */
  prepare: () => void
  /** Resolves when it is loaded, or when waiting no longer helps. */
  learn: () => Promise<void>
}

/** What the page says and the chat repeats. */
export interface PageWords {
  /** The words after a monthly price. */
  perMonth: string
  openingHours: string
}

/** Figures are the visitor's: on English pages `site/early/price-before-paint.ts` knows the country. */
export function createKnowledge(
  locale: Locale,
  words: ChatWords,
  { perMonth, openingHours }: PageWords,
): ChatKnowledgeBase {
  const $documents = atom<readonly ChatDocument[]>([])
  let understand: Understand = () => ({ kind: 'unknown' })
  let lesson: Promise<void> | undefined
  const { country } = document.documentElement.dataset
  const profile = findProfile(priceProfiles, country ?? LOCALES[locale].defaultCountry)
  const speech = chatSpeech({
    locale,
    perMonth,
    changeDays: words.changeDays,
    openingHours,
    profile,
    tag: priceTag(locale, browserTimeZone()),
    findDocument: (id) => $documents.get().find((document) => document.id === id),
  })

  async function load(): Promise<void> {
    const [response, { createUnderstanding }, { newClassifier, teach }, { parseChatIndex }] =
      await Promise.all([
        apiRequest('GET', `/chat/${locale}.json`),
        import('#domain/chat-assistant/understand.ts'),
        import('#domain/chat-assistant/classifier.ts'),
        import('#domain/chat-assistant/chat-index.ts'),
      ])
    const index = parseChatIndex(await response.json())
    if (index === null) throw new Error(`No index in ${locale}`)
    const classifier = newClassifier()
    for (const [meaning, lines] of Object.entries(index.examples)) {
      teach(classifier, meaning, lines)
      if ('scheduler' in globalThis) await scheduler.yield() // letters typed meanwhile come first; a timer sleeps in a hidden tab
    }
    understand = createUnderstanding(classifier, index.listening, { packages, addOns }, profile)
    $documents.set(index.documents)
  }

  function prepare(): Promise<void> {
    lesson ??= load().catch(() => {
      lesson = undefined // quick replies work without it; the next message tries again
    })
    return lesson
  }

  return {
    ...speech,
    namePhrases: words.listenName,
    understand: (text, going) => understand(text, going),
    $documents,
    prepare: () => void prepare(),
    learn: () =>
      Promise.race([prepare(), new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE_MS))]),
  }
}
