/** Cloudflare says XX, App Engine ZZ, for a country they do not know. */
const UNKNOWN_CODES = new Set(['XX', 'ZZ'])

/** A country from outside, as two capitals; null for anything else, such as Cloudflare's `T1` for Tor. */
export function readCountryCode(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || !/^[a-z]{2}$/i.test(candidate)) return null
  const code = candidate.toUpperCase()
  return UNKNOWN_CODES.has(code) ? null : code
}
