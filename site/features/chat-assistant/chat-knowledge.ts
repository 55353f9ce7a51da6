import { atom, type ReadableAtom } from 'nanostores'

import { addOns } from '#content/catalogue/add-ons.ts'
import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { chatFigures, type ChatFigures } from '#domain/chat-assistant/chat-figures.ts'
import { parseChatIndex, type ChatDocument } from '#domain/chat-assistant/chat-index.ts'
import type { Understand } from '#domain/chat-assistant/conversation.ts'
import type { ChatKnowledge } from '#domain/chat-assistant/say-message.ts'
import { LOCALES, type Locale } from '#domain/language/locales.ts'
import { answeredTelephone } from '#domain/offices/office.ts'
import { priceTag, findProfile } from '#domain/pricing/prices.ts'

import { apiRequest } from '../../browser/api-client.ts'
import { browserTimeZone } from '../../browser/time-zone.ts'
import { loadVocabulary } from './chat-words.ts'

/** How long an answer waits for the index. */
const PATIENCE_MS = 3_000

/** What the assistant knows in a language: figures and, once loaded, vocabulary and documents. */
export interface ChatKnowledgeBase extends ChatKnowledge {
  understand: Understand
  /** The index of the language; empty until it is loaded. */
  $documents: ReadableAtom<readonly ChatDocument[]>
  /** Starts to load vocabulary and index. */
  prepare: () => void
  /** Resolves when they are loaded, or when waiting no longer helps. */
  learn: () => Promise<void>
}

/** Figures are the visitor's: on English pages `site/early/price-before-paint.ts` knows the country. */
export function createKnowledge(locale: Locale, perMonth: string): ChatKnowledgeBase {
  const $documents = atom<readonly ChatDocument[]>([])
  let understand: Understand = () => ({ kind: 'unknown' })
  let lesson: Promise<void> | undefined

  async function learnWords(): Promise<void> {
    const [vocabulary, { createUnderstanding }] = await Promise.all([
      loadVocabulary(locale),
      import('#domain/chat-assistant/understand.ts'),
    ])
    understand = createUnderstanding(vocabulary, $documents.get())
    $documents.listen((documents) => {
      understand = createUnderstanding(vocabulary, documents)
    })
  }

  async function learnDocuments(): Promise<void> {
    const response = await apiRequest('GET', `/chat/${locale}.json`)
    $documents.set(parseChatIndex(await response.json()) ?? [])
  }

  async function learnAll(): Promise<void> {
    try {
      await Promise.all([learnWords(), learnDocuments()])
    } catch {
      lesson = undefined // topics are answered without the index; the next message tries again
    }
  }

  function prepare(): Promise<void> {
    lesson ??= learnAll()
    return lesson
  }

  return {
    locale,
    figures: figuresFor(locale, perMonth),
    findDocument: (id) => $documents.get().find((document) => document.id === id),
    understand: (text) => understand(text),
    $documents,
    prepare: () => void prepare(),
    learn: () => Promise.race([prepare(), patience()]),
  }
}

function figuresFor(locale: Locale, perMonth: string): ChatFigures {
  const { country } = document.documentElement.dataset
  const profile = findProfile(priceProfiles, country ?? LOCALES[locale].defaultCountry)
  const { openingHours, offices } = agency
  return chatFigures({
    packages,
    addOns,
    claims,
    openingHours,
    profile,
    perMonth,
    telephone: answeredTelephone(offices),
    tag: priceTag(locale, browserTimeZone()),
  })
}

function patience(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
}
