import { postForReceipt, type Receipt } from '../api-client.ts'
import { formTokenHeaders, requestFormToken } from './form-token.ts'

interface FormPost {
  path: string
  body: object
  /** What the page's form had in the field that stays empty. */
  remarks: string
  idempotencyKey: string
}

/**
 * Posts a form with its token, once that is old enough. Throws as `postForReceipt` does, and then has the next
 * attempt's token grow old while the visitor reads why.
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
