/** Verdict of the doctor: fine, worth a look, or not ready for visitors. */
export interface Finding {
  level: 'ok' | 'warn' | 'bad'
  about: string
  /** The finding, and what to do about it. */
  says: string
}

/** Not acceptable on a public site; only a warning while it is being set up. */
export function badOnline(siteUrl: string): 'warn' | 'bad' {
  return siteUrl.startsWith('https:') ? 'bad' : 'warn'
}
