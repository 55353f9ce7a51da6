/** What the doctor says of one thing: well, look at it, or not fit for visitors. */
export interface Finding {
  level: 'ok' | 'warn' | 'bad'
  about: string
  /** What is, and what to do about it. */
  says: string
}

/** What must not be found on a site that is open to visitors; while it is being set up it is worth a warning. */
export function badOnline(siteUrl: string): 'warn' | 'bad' {
  return siteUrl.startsWith('https:') ? 'bad' : 'warn'
}
