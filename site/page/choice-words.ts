import { agency } from '#content/catalogue/agency.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import type { PageContext } from './page-context.ts'

/** What the page at `/` is called, and what devices and search results say of the site as a whole. */
export function choiceWords({ messages, number }: PageContext): { title: string; description: string } {
  const { chooseTitle, chooseDescription } = messages.page
  return {
    title: fillPlaceholders(chooseTitle, { agency: agency.name }),
    description: fillPlaceholders(chooseDescription, { languages: number(LOCALE_CODES.length) }),
  }
}
