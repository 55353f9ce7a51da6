import type { IncomingHttpHeaders } from 'node:http'

import { agency } from '#content/catalogue/agency.ts'
import type { Locale } from '#domain/language/locales.ts'
import { readerOffice, type Office } from '#domain/offices/office.ts'

/** Whatever is answered by an office; without one, that of the language. Which one it was is not kept. */
export interface ForOffice {
  office?: Office
}

/**
 * The office that speaks to who sent a request: our pages say in a header of their own which time zone the browser
 * is in (site/browser/api-client.ts), plain forms do not.
 */
export function visitorOffice(headers: IncomingHttpHeaders, language: Locale): Office {
  const timeZone = headers['time-zone']
  return readerOffice(agency.offices, language, typeof timeZone === 'string' ? timeZone : null)
}
