import type { TicketStatus } from './ticket-status.ts'

/**
 * The moment by which a person answers, while that can still be said: the ticket is open and the moment
 * has not passed. A broken promise is not repeated.
 */
export function standingPromise({ state, answerBy }: TicketStatus, now: Date): Date | null {
  if (state !== 'open' || answerBy === null) return null
  const moment = new Date(answerBy)
  return moment > now ? moment : null
}
