import { postForReceipt, type Receipt } from '../api-client.ts'
import { formTokenHeaders, requestFormToken } from './form-token.ts'

interface FormPost {
  path: string
  body: object
  /** The value of the page's honeypot. */
  remarks: string
  idempotencyKey: string
}

/**
 * Posts a form with its token, once that is old enough. Throws as `postForReceipt` does, and requests the
 * next attempt's token while the visitor reads why.
 */
export async function postForm({ path, body, remarks, idempotencyKey }: FormPost): Promise<Receipt> {
  const token = await formTokenHeaders()
  try {
    return await postForReceipt(path, remarks === '' ? body : { ...body, remarks }, {
      'Idempotency-Key': `"${idempotencyKey}"`,
      ...token,
    })
  } catch (error) {
    if (navigator.onLine) requestFormToken()
    throw error
  }
}
