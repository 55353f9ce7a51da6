import { randomUUID } from 'node:crypto'

import { Client } from 'pg'
import { inject } from 'vitest'

/** The database that `test-server-setup.ts` migrates: copying it is quicker than migrating. */
export const TEMPLATE = 'valmis_template'

/** Databases that no test uses now: emptying one is quicker than copying. */
const free: URL[] = []

/** Empties every table of ours, in any order of references. */
const EMPTY = `
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
      execute format('delete from %I', name);
    end loop;
  end $$`

/** An empty migrated database on the PostgreSQL of this run; null where the tests run on SQLite. */
export async function takeTestDatabase(): Promise<URL | null> {
  const server = inject('postgresUrl')
  if (server === undefined) return null
  return free.pop() ?? createDatabase(server, `template ${TEMPLATE}`)
}

export async function returnTestDatabase(url: URL | null): Promise<void> {
  if (url === null) return
  await runOn(url, EMPTY)
  free.push(url)
}

async function runOn(url: URL, statement: string): Promise<void> {
  const client = new Client({ connectionString: url.href })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

export async function createEmptyTestDatabase(): Promise<URL> {
  const server = inject('postgresUrl')
  if (server === undefined) throw new Error('This test belongs to PostgreSQL')
  return createDatabase(server, '')
}

async function createDatabase(server: string, template: string): Promise<URL> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(new URL(server), `create database ${name} ${template}`)
  return new URL(`/${name}`, server)
}
