import type { TicketField, TicketRequest } from '#domain/support-ticket/ticket-request.ts'

import { type ApiProblem, sendFailure, type SendFailure } from '../../browser/api-client.ts'
import { forgetIdempotencyKey, idempotencyKeyFor } from '../../browser/forms/idempotency-key.ts'
import { postForm } from '../../browser/forms/post-form.ts'

/** Names the form's last attempt. */
const ATTEMPT_KEY = 'ticket_attempt'
/** Names the form's wait. */
export const WAIT_KEY = 'ticket'

/** How an attempt ended. */
export type SendResult = { outcome: 'created'; number: string; hasMail: boolean } | SendFailure

/** Names of the payload (spec §7) that differ from the form's. */
const FORM_FIELDS: Readonly<Record<string, TicketField>> = {
  customerName: 'name',
  customerEmail: 'email',
  subject: 'subject',
  message: 'description',
}

/**
 * Sends a ticket once; `remarks` is the honeypot's value. Never rejects: every failure is a result the form
 * can show.
 */
export async function sendTicket(request: TicketRequest, remarks: string): Promise<SendResult> {
  try {
    const idempotencyKey = idempotencyKeyFor(ATTEMPT_KEY, JSON.stringify(request))
    const post = { path: '/api/tickets', body: request, remarks, idempotencyKey }
    const { ticketNumber: number, noMail } = await postForm(post)
    if (typeof number !== 'string') throw new Error('the receipt has no number')
    return { outcome: 'created', number, hasMail: noMail !== true }
  } catch (error) {
    console.error('Failed to submit ticket', error instanceof Error ? error.message : '') // spec §8: logged
    return sendFailure(error)
  }
}

/** The visitor has seen the number: the same words sent again are another ticket. */
export function forgetAttempt(): void {
  forgetIdempotencyKey(ATTEMPT_KEY)
}

/** The field of the form that a server's problem is about; null: none. */
export function fieldOf({ field }: ApiProblem): TicketField | null {
  return FORM_FIELDS[field] ?? null
}
