import type { TicketField, TicketRequest } from '#domain/support-ticket/ticket-request.ts'

import { ApiError, apiRequest, type ApiProblem } from '../../browser/api-client.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '../../browser/idempotency-key.ts'

/** Names the form's last attempt. */
const ATTEMPT_KEY = 'ticket_attempt'

/** How an attempt ended: kept by the server under a number, or not, with what it said. */
export type SendResult =
  | { outcome: 'created'; number: string }
  | { outcome: 'refused'; message: string | null; problems: readonly ApiProblem[]; isOffline: boolean }

/** Names of the payload (spec §7) that are fields of the form under another name. */
const FORM_FIELDS: Readonly<Record<string, TicketField>> = {
  customerName: 'name',
  customerEmail: 'email',
  subject: 'subject',
  message: 'description',
}

/** Sends a ticket once. Never rejects: every failure is a result the form can show. */
export async function sendTicket(request: TicketRequest): Promise<SendResult> {
  try {
    const key = idempotencyKeyFor(ATTEMPT_KEY, JSON.stringify(request))
    const response = await apiRequest('POST', '/api/tickets', request, { 'Idempotency-Key': `"${key}"` })
    const number = readTicketNumber(await response.json())
    if (number !== null) return { outcome: 'created', number }
    return { outcome: 'refused', message: null, problems: [], isOffline: false }
  } catch (error) {
    if (error instanceof ApiError) {
      return { outcome: 'refused', message: error.serverMessage, problems: error.problems, isOffline: false }
    }
    return { outcome: 'refused', message: null, problems: [], isOffline: !navigator.onLine }
  }
}

/** The visitor has seen the number: the same words sent again are meant as another ticket. */
export function forgetAttempt(): void {
  forgetIdempotencyKey(ATTEMPT_KEY)
}

/** The field of the form that a problem of the server is about; null when it is about none. */
export function fieldOf({ field }: ApiProblem): TicketField | null {
  return FORM_FIELDS[field] ?? null
}

/** Spec §8: an answer whose success is not true is a failure, whatever its status. */
function readTicketNumber(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const { success, ticketNumber } = body as Record<string, unknown>
  return success === true && typeof ticketNumber === 'string' ? ticketNumber : null
}
