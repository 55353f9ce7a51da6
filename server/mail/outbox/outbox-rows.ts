import { domainToASCII } from 'node:url'

import type { Updateable } from 'kysely'

import { agency } from '#content/catalogue/agency.ts'

import { mailboxOf } from '../../mailbox.ts'
import type { Settings } from '../../settings.ts'
import { insertRow, isPostgres } from '../../store/queries.ts'
import type { Db, Database, OutboxState, Row } from '../../store/tables.ts'
import type { Mail, Mailbox } from '../outgoing-mail.ts'

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

/** Whose claims these are, the current time, and when they begin and end by the workers' common clock. */
interface Lease {
  owner: string
  now: Date
  begin: Date
  until: Date
  /** Mails this process is sending: their claims never expire, however the clock jumps. */
  underWay: readonly string[]
}

/** A lease that ends later was made while the clock ran ahead; another worker's may be slightly ahead. */
const LEASE_TOLERANCE_MS = 60_000
/** Between attempts, after the first ones. */
export const LATER_WAIT_MS = 6 * 60 * 60 * 1_000
/** The longest wait; a mail due later was written while the clock ran ahead. */
const LONGEST_WAIT_MS = 2 * LATER_WAIT_MS

/** In a transaction: claims the next due mail up to a priority, or of an expired lease; others skip it. */
export async function claimMail(db: Db, lease: Lease, maxPriority: number) {
  const now = lease.now.toISOString()
  const begin = lease.begin.toISOString()
  const until = lease.until.toISOString()
  const neverUntil = new Date(lease.until.getTime() + LEASE_TOLERANCE_MS).toISOString()
  const tooFar = new Date(lease.now.getTime() + LONGEST_WAIT_MS).toISOString()
  await db
    .updateTable('outbox')
    .set({ state: 'queued', lease_owner: null, lease_until: null })
    .where('state', '=', 'sending')
    .where((is) => is.or([is('lease_until', '<', begin), is('lease_until', '>', neverUntil)]))
    .$if(lease.underWay.length > 0, (update) => update.where('id', 'not in', lease.underWay))
    .execute()
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'queued')
    .where('priority', '<=', maxPriority)
    .where((is) => is.or([is('next_attempt_at', '<=', now), is('next_attempt_at', '>', tooFar)]))
    .orderBy('priority')
    .orderBy('created_at')
    .limit(1)
    .$if(isPostgres(db), (query) => query.forUpdate().skipLocked())
    .executeTakeFirst()
  if (due === undefined) return null
  return db
    .updateTable('outbox')
    .set({ state: 'sending', lease_owner: lease.owner, lease_until: until })
    .where('id', '=', due.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How an attempt ended: the columns that change, and what else follows. */
export interface Settlement extends Pick<
  Updateable<Database['outbox']>,
  'sent_at' | 'next_attempt_at' | 'last_error'
> {
  state: OutboxState
  /** Not the mail's fault: does not count as an attempt. */
  isReleased?: true
  isWithoutFiles?: true
}

/** Wiped from a visitor's sent mail: it may have the secret of a ticket's link, stored only as a hash. */
const WIPED = { text: '', html: '' }

/** Records how an attempt ended, unless the claim now belongs to another owner. */
export async function settleMail(
  db: Db,
  mail: Row<'outbox'>,
  owner: string,
  { isReleased, isWithoutFiles, ...columns }: Settlement,
): Promise<void> {
  const attempts = isReleased === true ? mail.attempts : mail.attempts + 1
  const isOver = columns.state === 'sent' && mail.auto_submitted !== 'auto-generated'
  if (isWithoutFiles === true)
    await db.deleteFrom('outbox_attachment').where('mail_id', '=', mail.id).execute()
  await db
    .updateTable('outbox')
    .set({ ...columns, ...(isOver ? WIPED : {}), attempts, lease_owner: null, lease_until: null })
    .where('id', '=', mail.id)
    .where('state', '=', 'sending')
    .where('lease_owner', '=', owner)
    .execute()
}

/** Frees a dead owner's claims at its next start. Null: all, because a SQLite file has one process. */
export async function releaseClaims(db: Db, owner: string | null): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'queued', lease_owner: null, lease_until: null })
    .where('state', '=', 'sending')
    .$if(owner !== null, (update) => update.where('lease_owner', '=', owner))
    .execute()
}

/** Mails that wait or are being sent, since when the oldest does, and how many were given up. */
export async function countUnsentMails(db: Db) {
  const rows = await db
    .selectFrom('outbox')
    .select(['state', db.fn.countAll().as('mails'), db.fn.min('created_at').as('oldest')])
    .where('state', 'in', ['queued', 'sending', 'dead']) // nearly all are sent: an index finds the others
    .groupBy('state')
    .execute()
  const waiting = rows.filter(({ state }) => state !== 'dead')
  const [oldest] = waiting.map((row) => row.oldest).sort()
  return {
    waiting: waiting.reduce((sum, { mails }) => sum + Number(mails), 0),
    waitingSince: oldest === undefined ? null : new Date(oldest),
    dead: Number(rows.find(({ state }) => state === 'dead')?.mails ?? 0),
  }
}

/** The result of an order about a mail; `unknown`: there is no such mail. */
export type OutboxOrder = 'done' | 'unknown' | Extract<OutboxState, 'sending' | 'sent'>

/**
 * Sends a mail now: one that waits, or a dead one, which gets as many tries as a new one. A mail that is
 * being sent or was sent is left alone, so nobody gets it twice.
 * @param recipient another address to send it to.
 */
export async function retryMail(trx: Db, id: string, now: Date, recipient?: string): Promise<OutboxOrder> {
  const elsewhere = recipient === undefined ? {} : { recipient, recipient_mailbox: mailboxOf(recipient) }
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set({ ...again(now), ...elsewhere })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'dead'])
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return 'done'
  const mail = await trx.selectFrom('outbox').select('state').where('id', '=', id).executeTakeFirst()
  return mail?.state === 'sending' || mail?.state === 'sent' ? mail.state : 'unknown'
}

/** Sends every dead mail now; returns how many there were. */
export async function retryDeadMails(trx: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('outbox')
    .set(again(now))
    .where('state', '=', 'dead')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

function again(now: Date) {
  return { state: 'queued', attempts: 0, next_attempt_at: now.toISOString() } as const
}
