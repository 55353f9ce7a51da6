import { agency } from '#content/catalogue/agency.ts'

import type { Settings } from '../settings.ts'
import type { MailIdentity } from './outbox/queue-mail.ts'

/** Who every mail of ours comes from. */
export function mailIdentity({ mailFrom }: Pick<Settings, 'mailFrom'>): MailIdentity {
  return { sender: { name: agency.name, address: mailFrom } }
}

/** Addresses that are never answered by a machine of ours. */
export function ownMailboxesOf({
  mailFrom,
  salesMailbox,
  supportMailbox,
}: Pick<Settings, 'mailFrom' | 'salesMailbox' | 'supportMailbox'>): readonly string[] {
  return [mailFrom, salesMailbox, supportMailbox]
}
