import type { ExpectedQuestion } from '#domain/chat-assistant/vocabulary.ts'
import type { Locale } from '#domain/language/locales.ts'

import * as de from './de/questions.ts'
import * as en from './en/questions.ts'
import * as es from './es/questions.ts'
import * as et from './et/questions.ts'
import * as fr from './fr/questions.ts'
import * as it from './it/questions.ts'
import * as nl from './nl/questions.ts'
import * as ru from './ru/questions.ts'

/** What a vocabulary is judged by. */
interface QuestionTable {
  questions: readonly ExpectedQuestion[]
  questionsHeldOut: readonly ExpectedQuestion[]
}

/** Real questions of every language with what each should lead to. */
export const questionTables: Readonly<Record<Locale, QuestionTable>> = { en, et, de, nl, es, it, fr, ru }
