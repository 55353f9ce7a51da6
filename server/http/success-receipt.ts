import type { Static } from 'typebox'

import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'

import { shape } from './shape.ts'

/** No mail comes: the mailbox had enough, is a machine's, or the cap is reached. Unsaid of what is set aside. */
export const NoMail = { const: true } as const

/** The answer when there is nothing to say but success. */
export const SuccessReceipt = shape({ success: { const: true }, noMail: NoMail }, undefined, ['noMail'])
export type SuccessReceipt = Static<typeof SuccessReceipt>

/**
 * Where a stored plain form leads: a ticket's number is in the query, and the fragment `#no-mail` says that no
 * mail will come.
 */
export function sentPage(locale: Locale, page: string, receipt: unknown): string {
  const { ticketNumber, noMail } = receipt as { ticketNumber?: string } & SuccessReceipt
  const query = ticketNumber === undefined ? '' : `?number=${ticketNumber}`
  return `${localizedPath(locale, page)}${query}${noMail === true ? '#no-mail' : ''}`
}
