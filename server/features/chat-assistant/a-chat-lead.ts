import { SECOND } from '#domain/language/a-locale.ts'

import type { ChatLeadBody } from './chat-lead.ts'

/** A lead as the chat sends it, for tests: name what differs. */
export function aChatLead(differences: Record<string, unknown> = {}): ChatLeadBody {
  return {
    email: 'mari@firma.example',
    phone: '+372 555 0100',
    name: 'Mari Maasikas',
    language: SECOND,
    timestamp: '2026-03-02T09:59:30.000Z',
    ...differences,
  }
}
