import type { IncomingHttpHeaders } from 'node:http'

import { readCountryCode } from './country-code.ts'

/** What a proxy said about a visitor. */
export interface ProxyPlace {
  country: string | null
  city: string | null
}

/** Nothing is said. */
export const UNKNOWN_PLACE: ProxyPlace = { country: null, city: null }

/** Headers in which Cloudflare, Vercel, CloudFront and proxies with a database of their own say the place. */
const PLACE_HEADERS = [
  { country: 'cf-ipcountry', city: 'cf-ipcity' },
  { country: 'x-vercel-ip-country', city: 'x-vercel-ip-city' },
  { country: 'cloudfront-viewer-country', city: 'cloudfront-viewer-city' },
  { country: 'x-country-code', city: null },
] as const

/** The longest name of a place in use has 85 letters. */
const CITY_MAX_LENGTH = 100
const INVISIBLE = /\p{C}/u

/** The place the headers name, from the first header with a country; ask only for requests of a trusted proxy. */
export function placeOfHeaders(headers: IncomingHttpHeaders): ProxyPlace {
  for (const names of PLACE_HEADERS) {
    const country = readCountryCode(headers[names.country])
    if (country !== null) return { country, city: names.city === null ? null : readCity(headers[names.city]) }
  }
  return UNKNOWN_PLACE
}

/** Node reads headers byte by byte as Latin-1; what comes is UTF-8 (Cloudflare) or percent-encoded (Vercel). */
function readCity(header: string | readonly string[] | undefined): string | null {
  if (typeof header !== 'string') return null
  try {
    const written = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'))
    const city = decodeURIComponent(written).trim()
    return city === '' || city.length > CITY_MAX_LENGTH || INVISIBLE.test(city) ? null : city
  } catch {
    return null // neither: better no city than a broken one
  }
}
