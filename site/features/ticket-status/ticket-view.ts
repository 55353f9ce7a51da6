import { atom } from 'nanostores'

import type { ConversationView } from '#domain/conversation/conversation.ts'

import type { SendFailure } from '../../browser/api-client.ts'
import { followSecret } from '../../browser/follow-secret.ts'
import { askForTicket, waitForNews } from './ticket-api.ts'

export type TicketView =
  | { step: 'loading' }
  | { step: 'shown'; secret: string; ticket: ConversationView; seenAt: Date }
  /** The link is wrong, expired or missing: one view, as the server has one answer. */
  | { step: 'unknown' }
  /** A new link was asked for. */
  | { step: 'requested' }
  | { step: 'failed'; secret: string; failure: SendFailure }

/** The view, outside the island: the ticket is loaded while the island's code is still on its way. */
export const $view = atom<TicketView>({ step: 'loading' })

/** The pause after the server could not be asked for news. */
const AGAIN_MS = 10_000

/** Counts requests: the answer to an outdated one is not shown. */
let question = 0

/** Opens the ticket of a secret; null: a link without one. */
export async function openTicket(secret: string | null): Promise<void> {
  if (secret === null) {
    closeTicket()
    return
  }
  $view.set({ step: 'loading' })
  const failure = await show(secret)
  if (failure !== null) $view.set({ step: 'failed', secret, failure })
  void watch()
}

/** Loads the ticket again; when that fails, the old one stays. */
export async function refreshTicket(): Promise<void> {
  const view = $view.get()
  if (view.step === 'shown') await show(view.secret)
  void watch() // also after a failure: it tries again
}

/** Shows the ticket as solved at once, before it is loaded again. */
export function showSolved(): void {
  const view = $view.get()
  if (view.step === 'shown') $view.set({ ...view, ticket: { ...view.ticket, state: 'solved' } })
}

/** Shows that the link does not open the ticket, or no longer does. */
export function closeTicket(): void {
  question += 1
  $view.set({ step: 'unknown' })
}

/** Shows the server's answer for a secret; returns why there was none, null when that no longer matters. */
async function show(secret: string): Promise<SendFailure | null> {
  question += 1
  const asked = question
  const answer = await askForTicket(secret)
  if (asked !== question) return null
  if (answer.outcome === 'failed') return answer
  if (answer.outcome === 'unknown') closeTicket()
  else $view.set({ step: 'shown', secret, ticket: answer.value, seenAt: new Date() })
  return null
}

let isWatching = false

/** Shows what is new for as long as the ticket is looked at. */
async function watch(): Promise<void> {
  const view = $view.get()
  if (isWatching || view.step !== 'shown' || document.visibilityState === 'hidden') return
  isWatching = true
  const answer = await waitForNews(view.secret, view.ticket.events.length)
  isWatching = false
  if ($view.get() === view && answer.outcome === 'unknown') closeTicket()
  if ($view.get() === view && answer.outcome === 'done' && answer.value !== null)
    $view.set({ ...view, ticket: answer.value, seenAt: new Date() })
  if (answer.outcome === 'failed') setTimeout(() => void watch(), AGAIN_MS)
  else void watch()
}

/** Opens the ticket of the page's address, and keeps up with it while the reader looks. */
export function followAddress(): void {
  followSecret((secret) => void openTicket(secret))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshTicket()
  })
}
