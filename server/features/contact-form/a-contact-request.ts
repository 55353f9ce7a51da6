import type { ContactBody } from './contact-request.ts'

/** A contact request that can be kept, for tests: name what differs. */
export function aContactRequest(differences: Record<string, unknown> = {}): ContactBody {
  return {
    name: 'Mari Maasikas',
    email: 'mari@example.com',
    message: 'Please look at my website.',
    ...differences,
  }
}
