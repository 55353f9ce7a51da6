import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

import { agency } from '#content/catalogue/agency.ts'

/** `/api/openapi.json`, written from the schemas of the routes themselves. Register before the routes. */
export async function describeApi(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(swagger, {
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
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
}
