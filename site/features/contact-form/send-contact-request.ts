import type { ContactRequest } from '#domain/contact-form/contact-request.ts'

import { ApiError, apiRequest, type ApiProblem } from '../../browser/api-client.ts'
import { idempotencyKeyFor } from '../../browser/idempotency-key.ts'
import { ATTEMPT_KEY } from './contact-draft.ts'

/** How an attempt ended: kept by the server, or not, with what it said. */
export type SendResult =
  | { outcome: 'success' }
  | { outcome: 'error'; message: string | null; problems: readonly ApiProblem[]; isOffline: boolean }

/** Sends a contact request once. Never rejects: every failure is a result the form can show. */
export async function sendContactRequest(request: ContactRequest): Promise<SendResult> {
  try {
    const key = idempotencyKeyFor(ATTEMPT_KEY, JSON.stringify(request))
    await apiRequest('POST', '/api/contact', request, { 'Idempotency-Key': `"${key}"` })
    return { outcome: 'success' }
  } catch (error) {
    if (error instanceof ApiError) {
      return { outcome: 'error', message: error.serverMessage, problems: error.problems, isOffline: false }
    }
    return { outcome: 'error', message: null, problems: [], isOffline: !navigator.onLine }
  }
}
