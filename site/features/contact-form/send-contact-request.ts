import type { ContactRequest } from '#domain/contact-form/contact-request.ts'

import { ApiError, type ApiProblem } from '../../browser/api-client.ts'
import { idempotencyKeyFor } from '../../browser/forms/idempotency-key.ts'
import { postForm } from '../../browser/forms/post-form.ts'
import { ATTEMPT_KEY } from './contact-draft.ts'

/** How an attempt ended: kept by the server, or not, with what it said. */
export type SendResult =
  | { outcome: 'success'; hasMail: boolean }
  | {
      outcome: 'error'
      message: string | null
      problems: readonly ApiProblem[]
      isOffline: boolean
      /** Until another attempt makes sense; null where it does at once. */
      waitSeconds: number | null
    }

/**
 * Sends a contact request once; `remarks` is what stood in the field that stays empty. Never rejects: every
 * failure is a result the form can show.
 */
export async function sendContactRequest(request: ContactRequest, remarks: string): Promise<SendResult> {
  try {
    const idempotencyKey = idempotencyKeyFor(ATTEMPT_KEY, JSON.stringify(request))
    const { noMail } = await postForm({ path: '/api/contact', body: request, remarks, idempotencyKey })
    return { outcome: 'success', hasMail: noMail !== true }
  } catch (error) {
    if (error instanceof ApiError) {
      const { serverMessage: message, problems, waitSeconds } = error
      return { outcome: 'error', message, problems, isOffline: false, waitSeconds }
    }
    return { outcome: 'error', message: null, problems: [], isOffline: !navigator.onLine, waitSeconds: null }
  }
}
