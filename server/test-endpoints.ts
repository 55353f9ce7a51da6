import type { FastifyInstance } from 'fastify'

/** A call of the API, from its own description. */
export interface Endpoint {
  method: string
  /** With parameters as in OpenAPI: `/api/attachments/{id}`. */
  path: string
  /** A valid body; null: it takes none, or a file. */
  example: Readonly<Record<string, unknown>> | null
  types: readonly string[]
}

interface Operation {
  requestBody?: { content: Record<string, { example?: Record<string, unknown>; schema?: Schema }> }
}
interface Schema {
  examples?: Record<string, unknown>[]
}

/** Every call the server describes: a new route is tried without another line. */
export async function describedEndpoints(app: FastifyInstance): Promise<readonly Endpoint[]> {
  const description = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>
  }>()
  return Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { requestBody }]) => {
      const bodies = Object.entries(requestBody?.content ?? {})
      const [example] = bodies.map(([, { example, schema }]) => example ?? schema?.examples?.[0])
      const types = bodies.map(([type]) => type)
      return { method: method.toUpperCase(), path, example: example ?? null, types }
    }),
  )
}
