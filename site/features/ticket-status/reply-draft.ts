import type { Attachment } from '#domain/support-ticket/attachment.ts'

import { forgetIdempotencyKey } from '../../browser/forms/idempotency-key.ts'
import { readStored, writeStored } from '../../browser/storage.ts'
import { readAttached, writeAttached } from '../../ui/attachments/ticket-files.ts'

/** Session storage: gone with the tab. Named by the number, so that the secret is stored nowhere. */
function draftKey(number: string): string {
  return `ticket_reply_${number}`
}

function filesKey(number: string): string {
  return `ticket_reply_files_${number}`
}

/** Names the last attempt to send what was written about a ticket. */
export function attemptKey(number: string): string {
  return `ticket_reply_attempt_${number}`
}

/** What was written about a ticket and not sent; '' when nothing was. */
export function readReplyDraft(number: string): string {
  return readStored('session', draftKey(number)) ?? ''
}

/** Keeps what is written. */
export function keepReplyDraft(number: string, text: string): void {
  writeStored('session', draftKey(number), text === '' ? null : text)
}

/** The files the server has of a reply that was not sent. */
export function readReplyFiles(number: string): Attachment[] {
  return readAttached(readStored('session', filesKey(number)) ?? '[]')
}

/** Keeps which files the server has. */
export function keepReplyFiles(number: string, files: readonly Attachment[]): void {
  const text = writeAttached(files)
  writeStored('session', filesKey(number), text === '[]' ? null : text)
}

/** Forgets what was written, and the attempt with it: the same words sent again are another message. */
export function forgetReplyDraft(number: string): void {
  keepReplyDraft(number, '')
  keepReplyFiles(number, [])
  forgetIdempotencyKey(attemptKey(number))
}
