import type { ChatVocabulary } from '#domain/chat-assistant/vocabulary.ts'
import type { Locale } from '#domain/language/locales.ts'

import { vocabulary as de } from './de/vocabulary.ts'
import { vocabulary as en } from './en/vocabulary.ts'
import { vocabulary as es } from './es/vocabulary.ts'
import { vocabulary as et } from './et/vocabulary.ts'
import { vocabulary as fr } from './fr/vocabulary.ts'
import { vocabulary as it } from './it/vocabulary.ts'
import { vocabulary as nl } from './nl/vocabulary.ts'
import { vocabulary as ru } from './ru/vocabulary.ts'

/** The vocabularies of all languages, for build and tests. A browser loads only its own. */
export const vocabularies: Readonly<Record<Locale, ChatVocabulary>> = { en, et, de, nl, es, it, fr, ru }
