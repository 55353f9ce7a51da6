import type { Locale } from '#domain/language/locales.ts'

import { messages as de } from './de/messages.ts'
import { messages as en, type Messages } from './en/messages.ts'
import { messages as es } from './es/messages.ts'
import { messages as et } from './et/messages.ts'
import { messages as fr } from './fr/messages.ts'
import { messages as it } from './it/messages.ts'
import { messages as nl } from './nl/messages.ts'
import { messages as ru } from './ru/messages.ts'

/** Every word of the interface, in every language. Complete by type: a missing key does not compile. */
export const messages: Readonly<Record<Locale, Messages>> = { en, et, de, nl, es, it, fr, ru }
