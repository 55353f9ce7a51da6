/** Finding of the doctor: fine, worth a look, or not ready for visitors. */
export interface Finding {
  level: 'ok' | 'warn' | 'bad'
  about: string
  /** The finding, and what to do about it. */
  says: string
}

/** A finding without its subject. */
export type Verdict = [level: Finding['level'], says: string]

export function findings(verdicts: Readonly<Record<string, Verdict>>): Finding[] {
  return Object.entries(verdicts).map(([about, [level, says]]) => ({ level, about, says }))
}

/** Not acceptable on a public site; only a warning while it is being set up. */
export function badOnline(siteUrl: string): 'warn' | 'bad' {
  return siteUrl.startsWith('https:') ? 'bad' : 'warn'
}
