import type { ChatLead } from '#domain/chat-assistant/chat-lead.ts'
import { LEAD_VALUE } from '#domain/analytics/tracked-event.ts'
import { LONGEST_WAIT_SECONDS } from '#domain/form-sending/send-wait.ts'

import { ApiError, postForReceipt } from '../../browser/api-client.ts'
import { formTokenHeaders } from '../../browser/forms/form-token.ts'
import { randomUuid } from '../../browser/forms/idempotency-key.ts'
import { track } from '../../browser/track.ts'
import { dropPendingLead, keepPendingLead, pendingLeads, type PendingLead } from './pending-leads.ts'

/** One tab sends at a time: the next one finds nothing left to send. */
const LOCK = 'chat-leads'

/** The first wait after a failure, doubled with each further one. */
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 5 * 60_000

/**
 * Answers after which sending again is useless: the body is refused for what it is, or (422) the server has
 * had another one under this key. 409 says that an earlier attempt is still being worked on, not how it ends.
 */
const FINAL_STATUSES: readonly number[] = [400, 413, 415, 422]

/** What to do when the mail of a lead of this page will not come, by its key. */
const unmailed = new Map<string, () => void>()

let failedRounds = 0
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Takes a finished lead and sees to it that the server gets it, exactly once (decision 20): it is written
 * down first, and forgotten only when the server says that it has it. Failures tell the visitor nothing (spec §8); that the lead is
 * kept and its mail will not come does.
 */
export function queueLead(lead: ChatLead, onUnmailed: () => void): void {
  const key = randomUuid()
  unmailed.set(key, onUnmailed)
  keepPendingLead({ key, lead })
  void sendPendingLeads()
}

/** Sends what is pending, of earlier pages and other tabs too; tries again later for what did not arrive. */
export async function sendPendingLeads(): Promise<void> {
  clearTimeout(retry)
  await alone(sendEach)
  failedRounds = pendingLeads().length === 0 ? 0 : failedRounds + 1
  clearTimeout(retry) // another round may have ended meanwhile
  if (failedRounds > 0)
    retry = setTimeout(() => void sendPendingLeads(), Math.max(retryDelayMs(failedRounds), msUntilDue()))
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
    // A page that is left keeps nothing back: what comes without a token is looked at closer, and not lost.
    const token = await Promise.race([formTokenHeaders(), leavingPage().then(() => ({}))])
    const headers = { 'Idempotency-Key': `"${key}"`, ...token }
    const options = { keepalive: true } // outlives the page
    const { noMail } = await postForReceipt('/api/chatbot-lead', lead, headers, options)
    dropPendingLead(key)
    if (noMail === true) unmailed.get(key)?.()
    track({ name: 'lead_submit', formType: 'chatbot', ...LEAD_VALUE })
  } catch (error) {
    if (error instanceof ApiError) {
      if (error.isRefusal && FINAL_STATUSES.includes(error.status)) dropPendingLead(key)
      if (error.waitSeconds !== null) putOff({ key, lead }, error.waitSeconds)
    }
    console.error('Failed to send user data') // spec §8, word for word; whose data it is stands nowhere
  }
}

/** For pages to come too: what the server asked of one it asks of all. */
function putOff({ key, lead }: PendingLead, seconds: number): void {
  dropPendingLead(key)
  keepPendingLead({ key, lead, notBefore: Date.now() + seconds * 1000 })
}

/** Until the first of them may be sent; 0 when one may. */
function msUntilDue(): number {
  return Math.min(...pendingLeads().map(msLeft))
}

/** A clock that was set back must not put a lead off for longer than any server asks. */
function msLeft({ notBefore = 0 }: PendingLead): number {
  const left = notBefore - Date.now()
  return left > LONGEST_WAIT_SECONDS * 1000 ? 0 : Math.max(left, 0)
}

function leavingPage(): Promise<unknown> {
  return new Promise((resolve) => {
    addEventListener('pagehide', resolve, { once: true })
  })
}

async function alone(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work() // an insecure context: the idempotency key alone has to do
  return navigator.locks.request(LOCK, work)
}

function retryDelayMs(failures: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS)
}
