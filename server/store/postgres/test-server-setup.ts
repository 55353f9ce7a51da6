import type { TestProject } from 'vitest/node'

import { openPostgres } from './open-postgres.ts'
import { startTestServer } from './test-server.ts'
import { TEMPLATE } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server all tests share; absent where they run on SQLite. */
    postgresUrl: string | undefined
  }
}

/** Starts one PostgreSQL for a run, with a migrated database that every test copies. */
export async function setup(project: TestProject) {
  const server = await startTestServer()
  await server.admin(`create database ${TEMPLATE}`)
  const { db } = await openPostgres(server.urlOf(TEMPLATE))
  await db.destroy()
  project.provide('postgresUrl', server.urlOf('postgres').href)
  return () => server[Symbol.asyncDispose]()
}
