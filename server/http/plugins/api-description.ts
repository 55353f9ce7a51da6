import type {} from '@fastify/swagger' // for `hide` in a route's schema
import { fastify, type FastifyInstance, type RouteOptions } from 'fastify'

import { agency } from '#content/catalogue/agency.ts'

/**
 * `/api/openapi.json`, generated from the routes' schemas at the first request: the generator costs a tenth
 * of the start and 10 MiB. Call it before the routes.
 */
export function describeApi(app: FastifyInstance, siteUrl: string): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    const isTwin = route.method === 'HEAD' // Fastify adds it to every GET, also of the second app
    if (route.schema?.hide !== true && !isTwin) routes.push(route)
  })
  let description: Promise<object> | null = null
  app.get('/api/openapi.json', { schema: { hide: true } }, () => (description ??= describe(routes, siteUrl)))
}

/** Describes a second app with the same routes, which is never started. */
async function describe(routes: readonly RouteOptions[], siteUrl: string): Promise<object> {
  const { default: swagger } = await import('@fastify/swagger')
  const twin = fastify()
  await twin.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${agency.name} API`,
        version: '1',
        description:
          'Same-origin only. Errors are RFC 9457 documents with `success: false` and a `message` in the ' +
          'language of the visitor.',
      },
      servers: [{ url: siteUrl }],
    },
  })
  for (const { method, url, schema = {} } of routes)
    twin.route({ method, url, schema, handler: () => undefined })
  await twin.ready()
  return twin.swagger()
}
