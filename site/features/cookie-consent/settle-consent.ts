import {
  formatPendingConsent,
  parsePendingConsent,
  type PendingConsent,
  type VendorConsents,
  VENDORS,
  type Consent,
} from '#domain/cookie-consent/consent.ts'
import { NOTHING } from '#domain/cookie-consent/cookie-choice.ts'
import { PENDING_CONSENT } from '#domain/cookie-consent/storage.ts'
import {
  type CookieScope,
  cookieScopes,
  matchingNames,
  VENDOR_TRACES,
} from '#domain/cookie-consent/vendor-traces.ts'

import { ApiError, postForReceipt } from '../../browser/api-client.ts'
import { readConsent } from '../../browser/consent/consent.ts'
import { readStored, writeStored } from '../../browser/storage.ts'

/**
 * Carries out a choice: removes what refused companies have stored, and sends the record. Silent to the
 * visitor; an unsent record waits for the next page.
 */
export async function settleConsent(pending: PendingConsent | null): Promise<void> {
  const forget = () => forgetVendors((readConsent() ?? NOTHING).vendors)
  forget()
  addEventListener('pagehide', forget) // a company's script that ran before the refusal may write once more

  const consent = readConsent()
  if (!consent || !pending) return
  const isSettled = await sendConsentRecord(consent, pending)
  // A newer choice may have replaced it.
  if (isSettled && readStored('local', PENDING_CONSENT) === formatPendingConsent(pending))
    writeStored('local', PENDING_CONSENT, null)
}

/** The same for a choice of an earlier page with a pending record. */
export async function settleWaiting(): Promise<void> {
  const pending = parsePendingConsent(readStored('local', PENDING_CONSENT) ?? '')
  if (pending === null) writeStored('local', PENDING_CONSENT, null)
  else await settleConsent(pending)
}

/** Removes what companies without consent have stored in the browser, wherever it may be. */
function forgetVendors(allowed: VendorConsents): void {
  const scopes = cookieScopes(location.hostname, location.pathname)
  for (const vendor of VENDORS.filter((name) => !allowed[name])) {
    const { cookies, localStorage } = VENDOR_TRACES[vendor]
    for (const cookie of matchingNames(cookieNames(), cookies))
      for (const scope of scopes) deleteCookie(cookie, scope)
    for (const key of localStorage) writeStored('local', key, null)
  }
}

/** Names of the page's cookies; none where cookies are blocked. */
function cookieNames(): string[] {
  try {
    return document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  } catch {
    return []
  }
}

/** Deletes a cookie with this domain and path; another one of its name stays. */
function deleteCookie(name: string, { domain, path }: CookieScope): void {
  document.cookie = `${name}=; Max-Age=0; Path=${path}${domain === null ? '' : `; Domain=${domain}`}`
}

/** Temporary refusals: a copy too early, too many requests, trouble at the server. Any other would repeat. */
const PASSING_STATUSES = [408, 409, 425, 429]

/** Sends the record of a choice. True when it need not be sent again: accepted, or refused for good. */
async function sendConsentRecord(consent: Consent, pending: PendingConsent): Promise<boolean> {
  const { id, result, vendors, policyVersion } = consent
  const { analytics, marketing, functional } = consent.preferences
  const { language, textHash, key } = pending
  const preferences = { analytics, marketing, functional }
  const record = { id, result, preferences, vendors, policyVersion, textHash, language }
  try {
    await postForReceipt('/api/consents', record, { 'Idempotency-Key': `"${key}"` }, { keepalive: true })
    return true
  } catch (error) {
    if (!(error instanceof ApiError)) return false
    return error.isRefusal && !PASSING_STATUSES.includes(error.status)
  }
}
