import type { FastifyInstance } from 'fastify'

export interface Endpoint {
  method: string
  /** With parameters as Fastify writes them: `/api/attachments/:id`. */
  path: string
  /** A valid body, from its schema; null: it takes none, or a file. */
  example: Readonly<Record<string, unknown>> | null
  isUpload: boolean
}

interface BodySchema {
  examples?: readonly Record<string, unknown>[]
  content?: Record<string, { schema: BodySchema }>
}

/** Collects every call of a server, so that a new route is tried without another line; give both to the test's app. */
export function collectEndpoints() {
  const endpoints: Endpoint[] = []
  function watchRequests(app: FastifyInstance): void {
    app.addHook('onRoute', ({ method, url: path, schema, config }) => {
      // Fastify adds HEAD to every GET; several methods at once are those that are refused.
      if (!path.startsWith('/api/') || typeof method !== 'string' || method === 'HEAD') return
      const body = schema?.body as BodySchema | undefined
      const { examples } = body?.content?.['application/json']?.schema ?? body ?? {}
      const example = examples?.[0] ?? null
      endpoints.push({ method, path, example, isUpload: config?.isUpload === true })
    })
  }
  return { endpoints, watchRequests }
}
