import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import type { MessageFile } from '#domain/conversation/conversation.ts'
import type { Locale } from '#domain/language/locales.ts'
import { localizedPath } from '#domain/language/paths.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'

import type { Effects } from '../../effects.ts'
import { mailboxOf } from '../../mailbox.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { queueMail } from '../../mail/outbox/outbox-rows.ts'
import { MAIL_PRIORITY, type Mail } from '../../mail/outgoing-mail.ts'
import {
  staffLanguageOf,
  staffMail,
  visitorMail,
  type MailPlaces,
  formatBytes,
  sayMoment,
} from '../../mail/render/addressed-mail.ts'
import type { MailValues } from '../../mail/render/render-mail.ts'
import type { Db } from '../../store/tables.ts'
import { staffAddresses } from '../staff/staff-rows.ts'
import { issueSecret, type Conversation, type Opening } from './conversation-rows.ts'

/** Templates of mails about any conversation, by folder of `content/mail`. */
export const CONVERSATION_MAIL_KINDS = [
  'answer',
  'closed',
  'reply-notification',
  'solved-notification',
  'answer-copy',
] as const
type ConversationMailKind = (typeof CONVERSATION_MAIL_KINDS)[number]

type Side = 'customer' | 'staff'

/** Address and validity of a conversation's page, for mails. Its secret is in the fragment, which no server logs. */
export function pageLink({ siteUrl }: MailPlaces, language: Locale, secret: string) {
  const statusUrl = `${siteUrl}${localizedPath(language, '/ticket')}#${secret}`
  return { statusUrl, days: String(TICKET_LINK_DAYS), siteUrl }
}

/** How the staff answer a notification, in their language. */
export function howToReply(places: MailPlaces): string {
  const { replyByMail, replyCommands } = messages[staffLanguageOf(places)].supportTicket
  return places.imap === null || places.imap === undefined ? replyByMail : replyCommands
}

/**
 * Most bytes of files in a mail. In base64 they are 20 MB, below Gmail's limit (25 MB encoded,
 * support.google.com/a/answer/1366776) and most others; if a server takes less the mail goes without.
 */
const MAIL_FILES_MAX_BYTES = 15 * 1024 * 1024

/** A list of files for a mail, and the files themselves where a mail can carry them. */
export function mailedFiles(files: readonly MessageFile[], language: Locale) {
  const areAttached = files.reduce((sum, { size }) => sum + size, 0) <= MAIL_FILES_MAX_BYTES
  const line = ({ name, size: bytes }: MessageFile) => {
    const size = formatBytes(bytes, language)
    return areAttached
      ? `${name} (${size})`
      : fillPlaceholders(messages[language].supportTicket.fileKept, { name, size })
  }
  const ids = files.map(({ id }) => id)
  return {
    lines: files.map(line).join('\n'),
    attached: areAttached && ids.length > 0 ? { attachments: ids } : {},
  }
}

/** The mails one reader got about a conversation and those they wrote: what their mail program calls a thread. */
type Thread = Awaited<ReturnType<typeof findThread>>

/** How mail programs begin the subject of an answer, in our languages. */
const ANSWERED = /^(?:(?:re|aw|antw|sv|vs|r|rv|tr|отв|на)\s?(?:\[\d{1,3}\])?\s?:\s*)+/iu

/** The subject of an answer: with one `Re:`, whatever it began with. */
export function answerSubject(subject: string): string {
  return `Re: ${subject.replace(ANSWERED, '')}`
}

async function findThread(trx: Db, conversationId: string, side: Side, reader: string) {
  const sent = await trx
    .selectFrom('outbox')
    .select(['message_id', 'created_at', 'subject'])
    .where('conversation_id', '=', conversationId)
    .where('recipient_mailbox', '=', mailboxOf(reader))
    .orderBy('created_at')
    .execute()
  const written = await trx
    .selectFrom('message')
    .select(['mail_id as message_id', 'created_at'])
    .where('conversation_id', '=', conversationId)
    .where('mail_id', '!=', '')
    .where('staff', '=', side === 'staff' ? reader : '')
    .execute()
  const mails = [...sent, ...written].sort((one, other) => (one.created_at < other.created_at ? -1 : 1))
  const subject = (sent[0]?.subject ?? '').replace(/^Re: /, '')
  // the subject of its first mail, '' when there was none, and Message-IDs, oldest first
  return { subject, references: mails.map(({ message_id }) => message_id) }
}

/** Where mails about a conversation are answered to; null: to nobody's software, as the mail says. */
async function replyAddress(
  trx: Db,
  conversation: Conversation,
  side: Side,
  { places, newSecret }: Effects,
): Promise<string | null> {
  const { imap, replies, supportMailbox } = places
  if (imap === null || imap === undefined) return null
  const at = supportMailbox.lastIndexOf('@')
  const domain = replies?.domain ?? (replies?.plusAddressing === true ? supportMailbox.slice(at + 1) : null)
  if (domain === null) return supportMailbox
  const column = side === 'customer' ? 'customer_token' : 'staff_token'
  const existing = conversation[column]
  // Hexadecimal: some servers write addresses in small letters.
  const token = existing ?? Buffer.from(newSecret(), 'base64url').toString('hex')
  if (existing === null) {
    await trx
      .updateTable('conversation')
      .set({ [column]: token })
      .where('id', '=', conversation.id)
      .execute()
    conversation[column] = token
  }
  return `${supportMailbox.slice(0, at)}+${token}@${domain}`
}

export async function queueCustomerMail(
  trx: Db,
  conversation: Conversation,
  mail: Mail,
  recordId: string,
  effects: Effects,
): Promise<void> {
  const address = await replyAddress(trx, conversation, 'customer', effects)
  const replyTo = address === null ? mail.replyTo : { name: agency.name, address }
  await queueMail(trx, { ...mail, replyTo, conversationId: conversation.id }, recordId, effects)
}

/** Queues a mail to each of the staff, but `except` who knows, where they answer by mail; else to a mailbox. */
async function queueStaffMail(
  trx: Db,
  conversation: Conversation,
  mailFor: (thread: Thread) => Mail,
  recordId: string,
  effects: Effects,
  { isFirst = false, except = '' } = {},
): Promise<void> {
  const address = await replyAddress(trx, conversation, 'staff', effects)
  const first = mailFor({ subject: '', references: [] })
  const staff = address === null ? [] : await staffAddresses(trx, effects.places)
  const readers = staff.length === 0 ? [first.recipient] : staff
  for (const recipient of readers) {
    if (mailboxOf(recipient) === mailboxOf(except)) continue
    const mail = isFirst ? first : mailFor(await findThread(trx, conversation.id, 'staff', recipient))
    const replyTo = address === null ? mail.replyTo : { name: conversation.name, address }
    const addressed = { ...mail, recipient, replyTo, conversationId: conversation.id }
    await queueMail(trx, addressed, recordId, effects)
  }
}

/** Queues the first mails, to staff and person, with the page's link. False: no mail, and so no link. */
export async function queueFirstMails(
  trx: Db,
  conversation: Conversation,
  notification: Mail,
  sort: 'contact' | 'ticket',
  confirm: (secret: string) => Mail,
  effects: Effects,
): Promise<boolean> {
  const { id, email } = conversation
  await queueStaffMail(trx, conversation, () => notification, id, effects, { isFirst: true })
  if (!(await mayAcknowledge(trx, email, sort, effects))) return false
  await queueCustomerMail(trx, conversation, confirm(await issueSecret(trx, id, effects)), id, effects)
  return true
}

interface Written {
  text: string
  files: readonly MessageFile[]
}

/** The staff's answer to the customer, or null: that they regard the matter as solved. A person wrote it (RFC 3834 §5). */
export async function queueAnswer(
  trx: Db,
  conversation: Conversation,
  opening: Opening,
  answer: Written | null,
  recordId: string,
  effects: Effects,
): Promise<void> {
  const { places } = effects
  const { name, email, language } = conversation
  const thread = await findThread(trx, conversation.id, 'customer', email)
  const secret = await issueSecret(trx, conversation.id, effects) // only hashes of old ones are stored
  const files = mailedFiles(answer?.files ?? [], language)
  const areAttached = files.attached.attachments !== undefined
  const text = [answer?.text, areAttached ? '' : files.lines].filter(Boolean).join('\n\n')
  const values = {
    name,
    subject: thread.subject || subjectOf(conversation, opening),
    ...pageLink(places, language, secret),
    ...(answer === null ? {} : { answer: { markdown: text } }),
  }
  const kind: ConversationMailKind = answer === null ? 'closed' : 'answer'
  const mail = visitorMail(effects, kind, { email, language }, mailboxFor(conversation, places), values)
  const written = { ...mail, ...files.attached, autoSubmitted: 'no', references: thread.references } as const
  await queueCustomerMail(trx, conversation, written, recordId, effects)
}

/** A message for the staff: what the customer wrote, or a colleague. */
interface Notified extends Written {
  at: Date
  /** The address it came from, where it is not the customer's own. */
  sender: string
}

export async function notifyOfReply(
  trx: Db,
  conversation: Conversation,
  opening: Opening,
  { at, text, files, sender }: Notified,
  recordId: string,
  effects: Effects,
): Promise<void> {
  const { lines, attached } = mailedFiles(files, staffLanguageOf(effects.places))
  await queueNotification(trx, conversation, opening, 'reply-notification', recordId, effects, {
    more: attached,
    isUrgent: opening.isUrgent,
    values: (language) => ({
      sender,
      answerBy: sayMoment(new Date(conversation.answer_by), language),
      receivedAt: sayMoment(at, language),
      message: { markdown: text },
      files: lines,
    }),
  })
}

/** Tells the staff that the customer regards the matter as solved; never urgent. */
export async function notifyOfSolved(
  trx: Db,
  conversation: Conversation,
  opening: Opening,
  at: Date,
  recordId: string,
  effects: Effects,
): Promise<void> {
  await queueNotification(trx, conversation, opening, 'solved-notification', recordId, effects, {
    values: (language) => ({ solvedAt: sayMoment(at, language) }),
  })
}

export async function copyToColleagues(
  trx: Db,
  conversation: Conversation,
  opening: Opening,
  { staff, text, files }: Written & { staff: string },
  recordId: string,
  effects: Effects,
): Promise<void> {
  const { imap } = effects.places
  if (imap === null || imap === undefined) return
  const { lines, attached } = mailedFiles(files, staffLanguageOf(effects.places))
  await queueNotification(trx, conversation, opening, 'answer-copy', recordId, effects, {
    except: staff,
    more: attached,
    values: () => ({ staff, message: { markdown: text }, files: lines }),
  })
}

interface Notification {
  values: (language: Locale) => MailValues
  more?: Partial<Mail>
  isUrgent?: boolean
  except?: string
}

async function queueNotification(
  trx: Db,
  conversation: Conversation,
  opening: Opening,
  kind: ConversationMailKind,
  recordId: string,
  effects: Effects,
  { values, more = {}, isUrgent = false, except = '' }: Notification,
): Promise<void> {
  const { places } = effects
  const language = staffLanguageOf(places)
  const { name, email } = conversation
  const sender = { name, address: email }
  const recipient = mailboxFor(conversation, places)
  const mailFor = ({ subject, references }: Thread): Mail => ({
    ...staffMail(effects, kind, recipient, sender, {
      name,
      email,
      subject: subject || subjectOf(conversation, opening),
      howToReply: howToReply(places),
      ...values(language),
    }),
    ...more,
    references,
    importance: isUrgent ? 'high' : 'normal',
    priority: isUrgent ? MAIL_PRIORITY.urgent : MAIL_PRIORITY.staff,
  })
  await queueStaffMail(trx, conversation, mailFor, recordId, effects, { except })
}

function mailboxFor({ kind }: Conversation, { supportMailbox, salesMailbox }: MailPlaces): string {
  return kind === 'ticket' ? supportMailbox : salesMailbox
}

/** For a thread whose first mail was removed or never sent. */
function subjectOf({ name }: Conversation, { number, subject }: Opening): string {
  return number === '' ? name : `[${number}] ${subject}`
}
