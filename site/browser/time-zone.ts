/**
 * The browser's IANA time zone, or null. With Temporal: the first use of Intl reads a language's tables, 20
 * to 40 ms before the first paint of an English page.
 */
export function browserTimeZone(): string | null {
  try {
    return 'Temporal' in globalThis
      ? Temporal.Now.timeZoneId()
      : Intl.DateTimeFormat().resolvedOptions().timeZone
  } catch {
    return null
  }
}
