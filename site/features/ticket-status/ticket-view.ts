import { atom } from 'nanostores'

import type { TicketStatus } from '#domain/support-ticket/ticket-status.ts'

import { askForTicket, type Failure } from './ticket-api.ts'

/** What the status page shows. */
export type TicketView =
  | { step: 'loading' }
  | { step: 'shown'; secret: string; ticket: TicketStatus; seenAt: Date }
  /** The link is wrong, expired or missing: one view, as the server gives one answer. */
  | { step: 'unknown' }
  | { step: 'failed'; secret: string; failure: Failure }

/** The view; outside of the island, so that the ticket is fetched while the island's code is still coming. */
export const $view = atom<TicketView>({ step: 'loading' })

/** Counts what was asked: an answer that was overtaken by another question is not shown. */
let question = 0

/** Opens the ticket of a secret; null is a link without one. */
export async function openTicket(secret: string | null): Promise<void> {
  if (secret === null) {
    closeTicket()
    return
  }
  $view.set({ step: 'loading' })
  const failure = await show(secret)
  if (failure !== null) $view.set({ step: 'failed', secret, failure })
}

/** Fetches the ticket on screen anew; when that fails, what stands there stays. */
export async function refreshTicket(): Promise<void> {
  const view = $view.get()
  if (view.step === 'shown') await show(view.secret)
}

/** Shows at once that the ticket on screen is solved, whatever becomes of asking for it anew. */
export function showSolved(): void {
  const view = $view.get()
  if (view.step === 'shown') $view.set({ ...view, ticket: { ...view.ticket, state: 'solved' } })
}

/** Shows that the link opens no ticket, or no longer does. */
export function closeTicket(): void {
  question += 1
  $view.set({ step: 'unknown' })
}

/** Shows what the server says of a secret; returns why it said nothing, and null when that no longer matters. */
async function show(secret: string): Promise<Failure | null> {
  question += 1
  const asked = question
  const answer = await askForTicket(secret)
  if (asked !== question) return null
  if (answer.outcome === 'failed') return answer
  if (answer.outcome === 'unknown') closeTicket()
  else $view.set({ step: 'shown', secret, ticket: answer.value, seenAt: new Date() })
  return null
}
