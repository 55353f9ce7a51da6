import { domainToASCII } from 'node:url'

import { agency } from '#content/catalogue/agency.ts'

import { mailboxOf } from '../../mailbox.ts'
import { insertRow } from '../../store/compiled-queries.ts'
import type { Db } from '../../store/tables.ts'
import type { Mail, Mailbox } from '../outgoing-mail.ts'
import type { Settings } from '../../settings.ts'

export interface MailIdentity {
  sender: Mailbox
}

interface Effects {
  now: () => Date
  newId: () => string
  identity: MailIdentity
}

/** Inserts a mail into the outbox; run it in the transaction of the record it is about. */
export async function queueMail(
  trx: Db,
  { attachments = [], ...mail }: Mail,
  recordId: string,
  effects: Effects,
): Promise<void> {
  const row = outboxRow(mail, recordId, effects)
  await insertRow(trx, 'outbox', row)
  for (const [place, attachment_id] of attachments.entries())
    await insertRow(trx, 'outbox_attachment', { mail_id: row.id, attachment_id, place })
}

export function outboxRow(
  mail: Omit<Mail, 'attachments'>,
  record_id: string,
  { now, newId, identity: { sender } }: Effects,
) {
  const id = newId()
  const created_at = now().toISOString()
  const { replyTo, autoSubmitted, references: thread = [], importance = null, notBefore, ...rest } = mail
  const { conversationId = null, ...same } = rest
  const references = cappedReferences(thread)
  return {
    ...same,
    id,
    record_id,
    conversation_id: conversationId,
    created_at,
    importance,
    recipient_mailbox: mailboxOf(mail.recipient),
    sender: sender.address,
    sender_name: sender.name,
    reply_to: replyTo?.address ?? null,
    reply_to_name: replyTo?.name ?? null,
    message_id: `<${id}@${domainToASCII(sender.address.slice(sender.address.lastIndexOf('@') + 1))}>`,
    auto_submitted: autoSubmitted,
    in_reply_to: references.at(-1) ?? null,
    references: references.length === 0 ? null : references.join(' '),
    state: 'queued' as const,
    attempts: 0,
    next_attempt_at: notBefore?.toISOString() ?? created_at,
  }
}

/** RFC 5322 §2.1.1: octets of a line, header name included; some readers unfold before they measure. */
const REFERENCES_MAX_LENGTH = 998 - 'References: '.length

/** For a `References` header: of a long thread the first, by which it is found, and the last that fit. */
export function cappedReferences(messageIds: readonly string[]): string[] {
  const [first, ...later] = messageIds
  if (first === undefined) return []
  const kept: string[] = []
  let length = first.length
  for (const id of later.reverse()) {
    length += ` ${id}`.length
    if (length > REFERENCES_MAX_LENGTH) break
    kept.unshift(id)
  }
  return [first, ...kept]
}

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
