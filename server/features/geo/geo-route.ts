import type { FastifyPluginCallback } from 'fastify'
import type { IncomingHttpHeaders } from 'node:http'

import { requireSameOrigin } from '../../http/accepted-requests.ts'
import { plainAddress, type IsWithin } from '../../http/visitor.ts'
import { readCountryCode, type CountryOf } from './country-database.ts'

interface GeoRouteOptions {
  /** The proxies whose headers are believed: Fastify does not say whether it trusted one. */
  isProxy: IsWithin
  countryOf: CountryOf
}

/** `GET /api/geo`: country and city, asked of no third party (decision 27); null: not known. Not stored. */
export const geoRoute: FastifyPluginCallback<GeoRouteOptions> = (app, { isProxy, countryOf }, done) => {
  app.get('/api/geo', { onRequest: requireSameOrigin }, async (request) => {
    const { country, city } = isProxy(request.socket.remoteAddress)
      ? placeOfHeaders(request.headers)
      : UNKNOWN_PLACE
    const ip = plainAddress(request.ip)
    return { country_code: country ?? (ip === null ? null : await countryOf(ip)), ip, city }
  })
  done()
}

interface ProxyPlace {
  country: string | null
  city: string | null
}

const UNKNOWN_PLACE: ProxyPlace = { country: null, city: null }

/** Headers in which Cloudflare, Vercel, CloudFront and others report the visitor's place. */
const PLACE_HEADERS = [
  { country: 'cf-ipcountry', city: 'cf-ipcity' },
  { country: 'x-vercel-ip-country', city: 'x-vercel-ip-city' },
  { country: 'cloudfront-viewer-country', city: 'cloudfront-viewer-city' },
  { country: 'x-country-code', city: null },
] as const

/** The longest place name in use has 85 letters. */
const CITY_MAX_LENGTH = 100
const INVISIBLE = /\p{C}/u

/** The place in the headers, from the first header with a country. Call it only for requests of a trusted proxy. */
function placeOfHeaders(headers: IncomingHttpHeaders): ProxyPlace {
  for (const names of PLACE_HEADERS) {
    const country = readCountryCode(headers[names.country])
    if (country !== null) return { country, city: names.city === null ? null : readCity(headers[names.city]) }
  }
  return UNKNOWN_PLACE
}

/** Node reads headers as Latin-1; Cloudflare sends UTF-8, Vercel percent-encodes. */
function readCity(header: string | readonly string[] | undefined): string | null {
  if (typeof header !== 'string') return null
  try {
    const written = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(header, 'latin1'))
    const city = decodeURIComponent(written).trim()
    return city === '' || city.length > CITY_MAX_LENGTH || INVISIBLE.test(city) ? null : city
  } catch {
    return null // neither: no city rather than a garbled one
  }
}
