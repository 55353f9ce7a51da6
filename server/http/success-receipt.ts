import type { Static } from 'typebox'

import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'

/**
 * Said where it is so: no mail will come, because its mailbox had enough of them today, reads none, or the site sent as
 * many as it may. Of what was set aside nothing is said (decision 37).
 */
export const NoMail = { const: true, description: 'No acknowledgement will be mailed.' } as const

/** What is answered where there is nothing to say but that it was kept. */
export const SuccessReceipt = {
  type: 'object',
  properties: { success: { const: true }, noMail: NoMail },
  required: ['success'],
  examples: [{ success: true }],
} as const
export type SuccessReceipt = Static<typeof SuccessReceipt>

/** Where a plain form is led that was kept: the page's `#no-mail` says that none will come. */
export function sentPage(locale: Locale, page: string, receipt: unknown): string {
  return `${localizedPath(locale, page)}${(receipt as SuccessReceipt).noMail === true ? '#no-mail' : ''}`
}
