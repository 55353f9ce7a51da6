import { apiRequest } from './api-client.ts'
import { passHeaders, wantPass } from './form-pass.ts'

interface FormPost {
  path: string
  body: object
  /** What the page's form had in the field that stays empty. */
  remarks: string
  idempotencyKey: string
  /** Told when the proof keeps the visitor waiting. */
  onChecking: () => void
}

/**
 * Posts a form with its pass, once that is old enough. Throws as `apiRequest` does, and then has the next
 * attempt's pass grow old while the visitor reads why.
 */
export async function postForm({
  path,
  body,
  remarks,
  idempotencyKey,
  onChecking,
}: FormPost): Promise<Response> {
  const pass = await passHeaders(onChecking)
  try {
    return await apiRequest('POST', path, remarks === '' ? body : { ...body, remarks }, {
      'Idempotency-Key': `"${idempotencyKey}"`,
      ...pass,
    })
  } catch (error) {
    if (navigator.onLine) wantPass()
    throw error
  }
}
