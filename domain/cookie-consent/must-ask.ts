import type { Consent } from './consent.ts'

/** Spec §9: a consent is valid for 13 calendar months from the choice. */
export const CONSENT_MONTHS = 13

/**
 * Whether the visitor has to be asked: there is no consent, it is older than 13 months, it answers another
 * version of the question, or it is of a day to come, which no browser wrote with its clock right.
 */
export function mustAsk(consent: Consent | null, now: Date, policyVersion: string): boolean {
  if (consent?.policyVersion !== policyVersion) return true
  const date = new Date(consent.date)
  return date > now || now > monthsLater(date, CONSENT_MONTHS)
}

/** The same day and time some months later; the month's last day where it has no such day. In UTC. */
function monthsLater(date: Date, months: number): Date {
  const later = new Date(date)
  later.setUTCMonth(date.getUTCMonth() + months)
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0)
  return later
}
