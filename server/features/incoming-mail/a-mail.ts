import { createHash, randomUUID } from 'node:crypto'

import type { IncomingMail } from '../../mail/inbox/incoming-mail.ts'

/** A mail from a customer, as it was read, for tests; pass what differs. */
export function aMailIn(differences: Partial<IncomingMail> = {}): IncomingMail {
  const messageId = `<${randomUUID()}@firma.example>`
  const text = differences.text ?? differences.fresh ?? 'The shop is down again.'
  return {
    hash: createHash('sha256').update(messageId).digest('hex'),
    messageId,
    from: { name: 'Mari Maasikas', address: 'mari@firma.example' },
    recipients: ['support@agency.example'],
    refersTo: [],
    subject: 'The shop',
    date: new Date('2026-03-02T10:00:00Z'),
    text,
    fresh: text,
    files: [],
    automatic: null,
    bounce: null,
    ...differences,
  }
}
