import { normalizeWebsite, type ContactRequest } from '#domain/contact-form/contact-request.ts'
import type { Locale } from '#domain/language/locales.ts'

import { fillIn } from '../../browser/forms/drafts.ts'
import { forgetIdempotencyKey } from '../../browser/forms/idempotency-key.ts'
import { readText } from '../../browser/forms/read-text.ts'
import { writeSessionRecord } from '../../browser/storage.ts'

/** Session storage: removed with the tab, as the privacy policy says. The form is marked with it. */
export const DRAFT_KEY = 'contact_draft'
export const ATTEMPT_KEY = 'contact_attempt'
export const WAIT_KEY = 'contact'

/** Empties the form, the default message too (spec §4: "form cleared"), and forgets its draft and its last attempt. */
export function clearForm(form: HTMLFormElement): void {
  fillIn(form, { name: '', email: '', phone: '', url: '', message: '', startTime: '' })
  writeSessionRecord(DRAFT_KEY, null)
  forgetIdempotencyKey(ATTEMPT_KEY)
}

/** The form's values as a request: trimmed, without blank fields, `https://` before a bare website. */
export function toContactRequest(form: HTMLFormElement, language: Locale): ContactRequest {
  const read = (name: keyof ContactRequest) => readText(form, name).trim()
  const url = read('url')
  const optional = {
    phone: read('phone'),
    url: normalizeWebsite(url) ?? url,
    startTime: read('startTime'),
  }
  return {
    name: read('name'),
    email: read('email'),
    message: read('message'),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
    language,
  }
}
