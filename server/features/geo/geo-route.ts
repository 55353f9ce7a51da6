import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'
import type { IncomingHttpHeaders } from 'node:http'
import type { Static } from 'typebox'

import { requireSameOrigin } from '../../http/cross-site-guard.ts'
import { PROBLEM_ANSWERS } from '../../http/problems/problem.ts'
import { plainAddress, type IsProxy } from '../../http/visitor/visitor-network.ts'
import { readCountryCode, type CountryOf } from './country-database.ts'

/** What the route needs. */
interface GeoRouteOptions {
  /** Whose word about a visitor counts. */
  isProxy: IsProxy
  countryOf: CountryOf
}

/** `GET /api/geo`: country and city of the visitor for the debug panel, in place of a third party (decision 27). */
export const geoRoute: FastifyPluginCallbackTypebox<GeoRouteOptions> = (
  app,
  { isProxy, countryOf },
  done,
) => {
  app.get(
    '/api/geo',
    {
      onRequest: requireSameOrigin,
      schema: {
        summary: 'Where the visitor seems to be',
        description:
          'From the headers of a trusted proxy, else from a country database on this server, which knows IPv4 ' +
          'only. Nothing is kept or handed on.',
        tags: ['visitor'],
        response: { 200: GeoPlace, ...PROBLEM_ANSWERS },
      },
    },
    async (request) => {
      const { country, city } = isProxy(request.socket.remoteAddress)
        ? placeOfHeaders(request.headers)
        : UNKNOWN_PLACE
      const ip = plainAddress(request.ip)
      return { country_code: country ?? (ip === null ? null : await countryOf(ip)), ip, city }
    },
  )
  done()
}

/** Where a request seems to come from (spec §3); written out for the reason `contact-schema.ts` gives. */
const GeoPlace = {
  type: 'object',
  description: 'Null: not known, as for private addresses.',
  properties: {
    country_code: { type: ['string', 'null'], description: 'ISO 3166-1, two capitals.' },
    ip: { type: ['string', 'null'] },
    city: { type: ['string', 'null'], description: 'Known only behind a proxy that says it.' },
  },
  required: ['country_code', 'ip', 'city'],
  examples: [{ country_code: 'EE', ip: '192.0.2.1', city: 'Tallinn' }],
} as const
type GeoPlace = Static<typeof GeoPlace>

/** What a proxy said about a visitor. */
interface ProxyPlace {
  country: string | null
  city: string | null
}

/** Nothing is said. */
const UNKNOWN_PLACE: ProxyPlace = { country: null, city: null }

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
function placeOfHeaders(headers: IncomingHttpHeaders): ProxyPlace {
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
