import { NOTHING } from '#domain/cookie-consent/cookie-choice.ts'
import {
  formatPendingConsent,
  parsePendingConsent,
  type PendingConsent,
} from '#domain/cookie-consent/consent.ts'
import { PENDING_CONSENT } from '#domain/cookie-consent/storage.ts'

import { readConsent } from '../../browser/consent/consent.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import { forgetVendors } from './forget-vendors.ts'
import { sendConsentRecord } from './send-consent-record.ts'

/**
 * Does what a choice asks for: deletes what refused vendors have left, and has the record kept by the server.
 * Silent to the visitor; what could not be sent waits for the next page.
 */
export async function settleConsent(pending: PendingConsent | null): Promise<void> {
  const forget = () => {
    forgetVendors((readConsent() ?? NOTHING).vendors)
  }
  forget()
  addEventListener('pagehide', forget) // a vendor's script that ran before the refusal may write once more

  const consent = readConsent()
  if (!consent || !pending) return
  const isSettled = await sendConsentRecord(consent, pending)
  // A newer choice may have taken its place meanwhile.
  if (isSettled && readStored('local', PENDING_CONSENT) === formatPendingConsent(pending))
    writeStored('local', PENDING_CONSENT, null)
}

/** The same for a choice of an earlier page, whose record still waits. */
export async function settleWaiting(): Promise<void> {
  const pending = parsePendingConsent(readStored('local', PENDING_CONSENT) ?? '')
  if (pending === null) writeStored('local', PENDING_CONSENT, null)
  else await settleConsent(pending)
}
