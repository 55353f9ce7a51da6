import { TypeOverrides, type PoolConfig } from 'pg'

const DEFAULT_PORT = 5432

/** Counts come as `bigint`, which the driver gives as text: ours stay below 2^53, and SQLite gives numbers. */
const INT8 = 20
const types = new TypeOverrides()
types.setTypeParser(INT8, Number)

/**
 * Where and how to connect, from a URL that `settings.ts` has checked. All of it is given to the driver, which
 * would otherwise look into the environment. TLS as libpq means it, but `verify-full` unless something else is
 * asked for, and none to this machine (spec of `sslmode`: PostgreSQL, 32.19 SSL Support).
 */
export function connectionOptions(url: URL): PoolConfig {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: url.port === '' ? DEFAULT_PORT : Number(url.port),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: decodeURIComponent(url.pathname.slice(1)),
    ssl: tlsOptions(url.searchParams.get('sslmode'), host),
    application_name: 'valmis',
    types,
  }
}

function tlsOptions(mode: string | null, host: string): PoolConfig['ssl'] {
  const isHere = ['localhost', '127.0.0.1', '::1'].includes(host)
  if (mode === 'disable' || (mode === null && isHere)) return false
  return { rejectUnauthorized: mode !== 'require' }
}
