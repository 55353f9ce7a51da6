import { LEAD_VALUE } from '#domain/analytics/tracked-event.ts'
import { LONGEST_WAIT_SECONDS } from '#domain/form-sending/send-wait.ts'

import { ApiError, postForReceipt } from '../../browser/api-client.ts'
import { formTokenHeaders } from '../../browser/forms/form-token.ts'
import { track } from '../../browser/track.ts'
import { dropPendingLead, keepPendingLead, pendingLeads, type PendingLead } from './pending-leads.ts'

/** One tab sends at a time: the next one finds nothing left to send. */
const LOCK = 'chat-leads'

/** The first pause after a failure, doubled with each further one. */
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 5 * 60_000

/**
 * Answers after which a retry is useless: the body is refused, or (422) the key was used for another. 409
 * means that an earlier attempt still runs.
 */
const FINAL_STATUSES: readonly number[] = [400, 413, 415, 422]

/** Called when no mail will come for a lead of this page, by its key. */
const unmailed = new Map<string, () => void>()

let failedRounds = 0
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Sends a stored lead of this page, and all others that wait. Visitors are not told of failures (spec §8), but
 * that a lead was accepted and no mail will come.
 */
export async function sendKeptLead(key: string, onUnmailed: () => void): Promise<void> {
  unmailed.set(key, onUnmailed)
  await sendPendingLeads()
}

/** Sends all pending leads, also of earlier pages and other tabs; retries failed ones later. */
export async function sendPendingLeads(): Promise<void> {
  clearTimeout(retry)
  await alone(sendEach)
  failedRounds = pendingLeads().length === 0 ? 0 : failedRounds + 1
  clearTimeout(retry) // another round may have ended in the meantime
  if (failedRounds === 0) return
  const pause = Math.min(FIRST_RETRY_MS * 2 ** (failedRounds - 1), LONGEST_RETRY_MS)
  const due = Math.min(...pendingLeads().map(msLeft))
  retry = setTimeout(() => void sendPendingLeads(), Math.max(pause, due))
}

addEventListener('online', () => void sendPendingLeads())

async function sendEach(): Promise<void> {
  const tried = new Set<string>()
  const next = () => pendingLeads().find((pending) => !tried.has(pending.key) && msLeft(pending) === 0)
  for (let pending = next(); pending !== undefined; pending = next()) {
    tried.add(pending.key)
    await send(pending)
  }
}

async function send({ key, lead }: PendingLead): Promise<void> {
  try {
    // When the page is left there is no time for a token: the server examines the lead more closely, but
    // keeps it.
    const token = await Promise.race([formTokenHeaders(), leavingPage().then(() => ({}))])
    const headers = { 'Idempotency-Key': `"${key}"`, ...token }
    const options = { keepalive: true } // survives the page
    const { noMail } = await postForReceipt('/api/chatbot-lead', lead, headers, options)
    dropPendingLead(key)
    if (noMail === true) unmailed.get(key)?.()
    track({ name: 'lead_submit', formType: 'chatbot', ...LEAD_VALUE })
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.isRefusal && FINAL_STATUSES.includes(error.status)) dropPendingLead(key)
      if (error.waitSeconds !== null) putOff({ key, lead }, error.waitSeconds)
    }
    console.error('Failed to send user data') // spec §8, word for word; without personal data
  }
}

/** For the next pages too: a wait for one lead holds for all. */
function putOff({ key, lead }: PendingLead, seconds: number): void {
  dropPendingLead(key)
  keepPendingLead({ key, lead, notBefore: Date.now() + seconds * 1000 })
}

/** Longest wait, in case the clock was set back. */
function msLeft({ notBefore = 0 }: PendingLead): number {
  const left = notBefore - Date.now()
  return left > LONGEST_WAIT_SECONDS * 1000 ? 0 : Math.max(left, 0)
}

function leavingPage(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }))
}

async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work() // an insecure context has no locks: the idempotency key alone must do
  return navigator.locks.request(LOCK, work)
}
