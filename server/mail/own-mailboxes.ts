import { agency } from '#content/catalogue/agency.ts'

import type { Settings } from '../settings.ts'
import type { MailIdentity } from './outbox/queue-mail.ts'

/** The sender of all our mails. */
export function mailIdentity({ mailFrom }: Pick<Settings, 'mailFrom'>): MailIdentity {
  return { sender: { name: agency.name, address: mailFrom } }
}

/** Addresses that are never answered automatically. */
export function ownMailboxesOf({
  mailFrom,
  salesMailbox,
  supportMailbox,
}: Pick<Settings, 'mailFrom' | 'salesMailbox' | 'supportMailbox'>): readonly string[] {
  return [mailFrom, salesMailbox, supportMailbox]
}
