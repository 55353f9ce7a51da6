import { SECOND } from '#domain/language/a-locale.ts'

import type { TicketBody } from './read-ticket.ts'

/** A ticket as the dialog sends it, for tests; pass what differs. */
export function aTicket(differences: Record<string, unknown> = {}): TicketBody {
  return {
    customerName: 'Mari Maasikas',
    customerEmail: 'mari@firma.example',
    priority: 'normal',
    category: 'Content Update',
    subject: 'New opening hours',
    message: 'We open at eight now.\n\nURL: Not provided',
    ...differences,
  }
}

/** A valid plain form; pass what differs. */
export function aTicketForm(differences: Record<string, string> = {}): string {
  const fields = {
    name: 'Mari Maasikas',
    email: 'mari@firma.example',
    subject: 'New opening hours',
    url: '',
    description: 'We open at eight now.',
    category: 'Content Update',
    language: SECOND,
    ...differences,
  }
  return new URLSearchParams(fields).toString()
}

/** The secret in the link of a mail to a customer. */
export function secretIn(mail: { text: string } | undefined): string {
  return /\/ticket#([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
