import { normalizeWebsite } from '../contact-form/website.ts'
import { isMailableAddress, looksLikeEmail } from '../email/email-address.ts'
import type { TicketField, TicketFields } from './ticket-request.ts'

/** What can be wrong with a ticket; content has a sentence for each (spec §5). */
export type TicketProblem =
  | 'subject-missing'
  | 'description-missing'
  | 'name-missing'
  | 'email-missing'
  | 'email-malformed'
  | 'url-malformed'

/** One thing wrong with one field. */
export interface TicketFieldProblem {
  field: TicketField
  code: TicketProblem
}

/**
 * Everything wrong with a ticket, in the order of spec §5: all of it is shown together. Blanks do not
 * count. The browser asks for `spec` strictness, the server for `mailable` (decision 31).
 */
export function findTicketProblems(
  { name, email, subject, url, description }: TicketFields,
  strictness: 'spec' | 'mailable',
): TicketFieldProblem[] {
  const problems: TicketFieldProblem[] = []
  if (isBlank(subject)) problems.push({ field: 'subject', code: 'subject-missing' })
  if (isBlank(description)) problems.push({ field: 'description', code: 'description-missing' })
  if (isBlank(name)) problems.push({ field: 'name', code: 'name-missing' })
  const address = email.trim()
  const isValidEmail = strictness === 'spec' ? looksLikeEmail(address) : isMailableAddress(address)
  if (address === '') problems.push({ field: 'email', code: 'email-missing' })
  else if (!isValidEmail) problems.push({ field: 'email', code: 'email-malformed' })
  if (!isBlank(url) && normalizeWebsite(url) === null) problems.push({ field: 'url', code: 'url-malformed' })
  return problems
}

function isBlank(text: string): boolean {
  return text.trim() === ''
}
