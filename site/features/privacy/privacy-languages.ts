import type { Locale } from '#domain/language/locales.ts'

/** Languages with a policy of their own; the others show the English text and say so (decision 12). */
export const PRIVACY_LANGUAGES = ['en', 'et'] as const satisfies readonly Locale[]
