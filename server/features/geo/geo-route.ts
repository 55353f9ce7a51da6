import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox'

import { requireSameOrigin } from '../../http/cross-site-guard.ts'
import { PROBLEM_ANSWERS } from '../../http/problems/problem-document.ts'
import { plainAddress } from '../../http/visitor/plain-address.ts'
import type { IsProxy } from '../../http/visitor/trusted-proxies.ts'
import type { CountryOf } from './country-database.ts'
import { GeoPlace } from './geo-schema.ts'
import { placeOfHeaders, UNKNOWN_PLACE } from './proxy-place.ts'

/** What the route needs. */
export interface GeoRouteOptions {
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
