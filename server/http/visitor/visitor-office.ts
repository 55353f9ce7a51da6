import type { IncomingHttpHeaders } from 'node:http'

import { agency } from '#content/catalogue/agency.ts'
import type { Locale } from '#domain/language/locales.ts'
import { readerOffice, type Office } from '#domain/offices/office.ts'

/** Something an office answers; without one, the office of the language. The office is not stored. */
export interface ForOffice {
  office?: Office
}

/** By the browser's time zone, which our pages send in a header (site/browser/api-client.ts). */
export function visitorOffice(headers: IncomingHttpHeaders, language: Locale): Office {
  const timeZone = headers['time-zone']
  return readerOffice(agency.offices, language, typeof timeZone === 'string' ? timeZone : null)
}
