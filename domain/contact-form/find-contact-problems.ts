import { isMailableAddress, looksLikeEmail } from '../email/email-address.ts'
import type { ContactField, ContactRequest } from './contact-request.ts'
import { normalizeWebsite } from './website.ts'

/** What can be wrong with a contact request; content has a sentence for each. */
export type ContactProblem = 'field-missing' | 'email-malformed' | 'url-malformed'

/** One thing wrong with one field. */
export interface FieldProblem {
  field: ContactField
  code: ContactProblem
}

/** Spec §5: these three must be filled in; blanks do not count. */
const REQUIRED_FIELDS = ['name', 'email', 'message'] as const

/**
 * Everything wrong with a contact request, in the order of the form; an empty list means it can be
 * kept. The browser asks for `spec` strictness (§5), the server for `mailable` (decision 31).
 */
export function findContactProblems(
  request: Pick<ContactRequest, ContactField>,
  strictness: 'spec' | 'mailable',
): FieldProblem[] {
  const problems: FieldProblem[] = []
  for (const field of REQUIRED_FIELDS) {
    if (request[field].trim() === '') problems.push({ field, code: 'field-missing' })
  }
  const email = request.email.trim()
  const isValidEmail = strictness === 'spec' ? looksLikeEmail(email) : isMailableAddress(email)
  if (email !== '' && !isValidEmail) problems.push({ field: 'email', code: 'email-malformed' })
  const url = request.url?.trim() ?? ''
  if (url !== '' && normalizeWebsite(url) === null) problems.push({ field: 'url', code: 'url-malformed' })
  return problems
}
