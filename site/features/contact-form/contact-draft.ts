import { forgetIdempotencyKey } from '../../browser/forms/idempotency-key.ts'
import { readSessionRecord, writeSessionRecord } from '../../browser/storage.ts'
import { FIELD_NAMES, type FormValues } from './form-values.ts'

/** Session storage: removed with the tab, as the privacy policy says. The form is marked with it. */
export const DRAFT_KEY = 'contact_draft'
/** Names the form's last attempt. */
export const ATTEMPT_KEY = 'contact_attempt'

/** Names the form's wait. */
export const WAIT_KEY = 'contact'

/** What was typed before a reload, or null. */
export function readContactDraft(): Partial<FormValues> | null {
  const stored = readSessionRecord(DRAFT_KEY)
  if (stored === null) return null
  return Object.fromEntries(FIELD_NAMES.filter((name) => name in stored).map((name) => [name, stored[name]]))
}

/** Removes the draft and the key of the last attempt. */
export function forgetContactDraft(): void {
  writeSessionRecord(DRAFT_KEY, null)
  forgetIdempotencyKey(ATTEMPT_KEY)
}
