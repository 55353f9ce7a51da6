import type { Header } from 'postal-mime'

import type { Mailbox } from '../outgoing-mail.ts'
import type { AutomaticReason } from './incoming-mail.ts'

/** Values of X-Auto-Response-Suppress that mean an answer like ours, and not only receipts (MS-OXCMAIL). */
const SUPPRESSES_ANSWERS = /\b(?:all|autoreply|oof)\b/i

/**
 * Why nothing may answer this mail automatically (RFC 3834 §2, and headers in use before and beside it), or
 * null. Without this two machines would write to each other for ever.
 */
export function automaticReason(
  headers: readonly Header[],
  from: Mailbox | null,
  own: readonly string[],
): AutomaticReason | null {
  const has = (key: string, value: RegExp) =>
    headers.some((header) => header.key === key && value.test(header.value))
  const sender = from?.address.toLowerCase()
  if (own.some((address) => address.toLowerCase() === sender)) return 'own'
  if (has('return-path', /^\s*<\s*>/)) return 'null-sender'
  if (has('auto-submitted', /^(?!\s*no\s*(?:[;(]|$))/i)) return 'auto-submitted'
  if (has('content-type', /^\s*multipart\/report\b/i)) return 'auto-submitted'
  if (has('list-id', /./) || has('precedence', /\blist\b/i)) return 'list'
  if (has('precedence', /\b(?:bulk|junk|auto_reply)\b/i)) return 'bulk'
  if (has('x-auto-response-suppress', SUPPRESSES_ANSWERS)) return 'suppress'
  if (has('x-autoreply', /^(?!\s*no\s*$)/i) || has('x-autorespond', /^/)) return 'suppress'
  return null
}
