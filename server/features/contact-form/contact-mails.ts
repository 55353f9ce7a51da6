import type { Effects } from '../../effects.ts'
import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { messages } from '#content/messages/messages.ts'
import { START_TIMES } from '#domain/contact-form/contact-request.ts'
import { textsOf } from '#domain/language/message-text.ts'

import type { ForOffice } from '../../http/visitor.ts'
import type { Mail } from '../../mail/outgoing-mail.ts'
import {
  staffLanguageOf,
  staffMail,
  visitorMail,
  type Writing,
  languageName,
  languageOffice,
  sayHours,
  sayMoment,
  telephoneOf,
} from '../../mail/render/addressed-mail.ts'
import type { Db } from '../../store/tables.ts'
import { howToReply, pageLink, queueFirstMails } from '../conversation/conversation-mails.ts'
import { findConversationToChange, type Conversation } from '../conversation/conversation-rows.ts'
import { orderOfRow, orderWords, type ValidContactRequest } from './contact-request.ts'

/** Templates of the contact form, by folder of `content/mail`. */
export const CONTACT_MAIL_KINDS = [
  'contact-confirmation',
  'contact-notification',
  'order-confirmation',
  'order-notification',
] as const

const HOUR_MS = 60 * 60 * 1_000

/** "What happens next", without what they typed: strangers could send their own words to anyone through us. */
export function contactConfirmation(
  writing: Writing,
  {
    email,
    language,
    order,
    secret,
    office = languageOffice(language),
  }: ValidContactRequest & ForOffice & { secret: string },
): Mail {
  const { places } = writing
  const answering = [office, ...agency.offices].find(({ telephone }) => telephone !== null) ?? office
  const kind = order === null ? 'contact-confirmation' : 'order-confirmation'
  return visitorMail(writing, kind, { email, language }, places.salesMailbox, {
    hours: String(claims.analysisHours),
    telephone: telephoneOf(office),
    openingHours: sayHours(language, answering), // the mail prints them beside the number
    ...pageLink(places, language, secret),
    ...(order === null ? {} : orderWords(order, language)),
  })
}

/** The analysis of the website a request names, for the staff. */
export interface RequestReport {
  url: string
  /** The things to do first, in the staff's language; '' while it is not done. */
  first: string
}

/** Everything the visitor sent, to the sales mailbox in the staff's language. */
export function contactNotification(
  writing: Writing,
  request: ValidContactRequest,
  record: { id: string; createdAt: Date },
  report?: RequestReport,
): Mail {
  const { places } = writing
  const language = staffLanguageOf(places)
  const { id, createdAt } = record
  const { name, email, phone, url, message } = request
  const sender = { name, address: email }
  const startTimes: Readonly<Record<string, string>> = textsOf(
    START_TIMES,
    'start',
    messages[language].contactForm,
  )
  const kind = request.order === null ? 'contact-notification' : 'order-notification'
  return staffMail(writing, kind, places.salesMailbox, sender, {
    id,
    name,
    email,
    phone,
    url,
    report: report?.url ?? '',
    findings: report?.first ?? '',
    message,
    startTime: startTimes[request.startTime] ?? '',
    language: languageName(request.language, language),
    receivedAt: sayMoment(createdAt, language),
    dueBy: sayMoment(new Date(createdAt.getTime() + claims.analysisHours * HOUR_MS), language),
    hours: String(claims.analysisHours),
    howToReply: howToReply(places),
    ...(request.order === null ? {} : orderWords(request.order, language)),
  })
}

/** So long the staff's mail waits for the findings about the website, which take half a minute. */
const FINDINGS_WAIT_MS = 60_000

/** Queues the mails to staff and visitor, in one transaction. False: the visitor gets no mail. */
export async function queueContactMails(
  trx: Db,
  request: ValidContactRequest & ForOffice,
  conversation: Conversation,
  effects: Effects,
  report?: RequestReport,
): Promise<boolean> {
  const { id, created_at } = conversation
  const record = { id, createdAt: new Date(created_at) }
  const mail = contactNotification(effects, request, record, report)
  const isWaiting = report?.first === ''
  const wait = isWaiting ? { notBefore: new Date(effects.now().getTime() + FINDINGS_WAIT_MS) } : {}
  const confirm = (secret: string) => contactConfirmation(effects, { ...request, secret })
  return queueFirstMails(trx, conversation, { ...mail, ...wait }, 'contact', confirm, effects)
}

/** Puts the findings into the staff's mail about a request, unless it has been sent; it then goes at once. */
export async function addFindings(trx: Db, id: string, report: RequestReport, effects: Effects) {
  const found = await findContactRequest(trx, id)
  if (found === null) return
  const mail = contactNotification(effects, found.request, { id, createdAt: found.createdAt }, report)
  await trx
    .updateTable('outbox')
    .set({ text: mail.text, html: mail.html, next_attempt_at: effects.now().toISOString() })
    .where('record_id', '=', id)
    .where('kind', '=', mail.kind)
    .where('state', '=', 'queued')
    .where('attempts', '=', 0)
    .execute()
}

/** Queues the mails of a request released from review, as of now. */
export async function releaseContactRequest(trx: Db, id: string, effects: Effects): Promise<void> {
  const found = await findContactRequest(trx, id)
  if (found === null) return
  const arrived = { ...found.conversation, created_at: effects.now().toISOString() }
  await queueContactMails(trx, found.request, arrived, effects)
}

async function findContactRequest(trx: Db, id: string) {
  const row = await trx.selectFrom('contact_request').selectAll().where('id', '=', id).executeTakeFirst()
  const conversation = await findConversationToChange(trx, id)
  if (row === undefined || conversation === undefined) return null
  const { message, phone, url, start_time: startTime } = row
  const { name, email, language } = conversation
  const request = { name, email, message, phone, url, startTime, language, order: orderOfRow(row) }
  return { request, conversation, createdAt: new Date(row.created_at) }
}
