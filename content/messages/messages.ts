import type { Locale } from '#domain/language/locales.ts'

import * as de from './de/messages.ts'
import * as en from './en/messages.ts'
import * as es from './es/messages.ts'
import * as et from './et/messages.ts'
import * as fr from './fr/messages.ts'
import * as it from './it/messages.ts'
import * as nl from './nl/messages.ts'
import * as ru from './ru/messages.ts'

/** The type of a complete language: every feature, every key, each a text. */
export type Messages = {
  readonly [Feature in keyof typeof en]: Readonly<Record<keyof (typeof en)[Feature], string>>
}

/** All words of the interface in all languages. A missing key does not compile. */
export const messages: Readonly<Record<Locale, Messages>> = { en, et, de, nl, es, it, fr, ru }
