import type { Kysely } from 'kysely'

import type { Effects, MailPlaces } from '../../effects.ts'
import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import type { ChatLead } from '#domain/chat-assistant/chat-lead.ts'

import type { ForOffice } from '../../http/visitor/visitor-office.ts'
import { mayAcknowledge } from '../../mail/outbox/may-acknowledge.ts'
import { queueMail } from '../../mail/outbox/queue-mail.ts'
import type { Mail } from '../../mail/outgoing-mail.ts'
import { staffMail, visitorMail } from '../../mail/render/addressed-mail.ts'
import {
  languageName,
  languageOffice,
  sayHours,
  sayMoment,
  telephoneOf,
} from '../../mail/render/mail-templates.ts'
import type { RenderMail } from '../../mail/render/render-mail.ts'
import type { Database } from '../../store/tables.ts'

/** Templates of the chat, by folder of `content/mail`. */
export const CHAT_LEAD_MAIL_KINDS = ['lead-thanks', 'lead-notification'] as const

/** The chat promises an answer within the hours of an analysis (domain/chat-assistant/chat-figures.ts). */
const ANSWER_HOURS = claims.analysisHours
const HOUR_MS = 60 * 60 * 1_000

/** "A person will write to you", to the visitor in their language. It repeats nothing they typed. */
export function leadThanks(
  render: RenderMail,
  { email, language, office = languageOffice(language) }: Pick<ChatLead, 'email' | 'language'> & ForOffice,
  { salesMailbox, siteUrl }: MailPlaces,
): Mail {
  return visitorMail(render, 'lead-thanks', { email, language }, salesMailbox, {
    hours: String(ANSWER_HOURS),
    telephone: telephoneOf(office),
    openingHours: sayHours(language, office),
    siteUrl,
  })
}

/** Tells the sales mailbox, in the staff's language, who wants to be contacted and by when. */
export function leadNotification(
  render: RenderMail,
  lead: ChatLead,
  { id, createdAt }: { id: string; createdAt: Date },
  { salesMailbox, staffLanguage: language = agency.staffLanguage }: MailPlaces,
): Mail {
  const { name, email, phone } = lead
  return staffMail(
    render,
    'lead-notification',
    { recipient: salesMailbox, language },
    { name, address: email },
    {
      id,
      name,
      email,
      phone,
      questions: lead.questions.join('\n'),
      language: languageName(lead.language, language),
      askedAt: sayMoment(new Date(lead.timestamp), language),
      receivedAt: sayMoment(createdAt, language),
      dueBy: sayMoment(new Date(createdAt.getTime() + ANSWER_HOURS * HOUR_MS), language),
      hours: String(ANSWER_HOURS),
    },
  )
}

/** Queues the mails to staff and visitor, in one transaction. False: the visitor gets no mail. */
export async function queueLeadMails(
  trx: Kysely<Database>,
  lead: ChatLead & ForOffice,
  record: { id: string; createdAt: Date },
  effects: Effects,
): Promise<boolean> {
  const { renderMail, places } = effects
  await queueMail(trx, leadNotification(renderMail, lead, record, places), record.id, effects)
  if (!(await mayAcknowledge(trx, lead.email, 'contact', effects))) return false
  await queueMail(trx, leadThanks(renderMail, lead, places), record.id, effects)
  return true
}

/** Queues the mails of a lead released from review, as of now. */
export async function releaseLead(trx: Kysely<Database>, id: string, effects: Effects): Promise<void> {
  const row = await trx.selectFrom('chat_lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const { email, phone, name, language, asked_at: timestamp } = row
  const questions = JSON.parse(row.questions) as string[]
  const lead = { email, phone, name, questions, language, timestamp }
  await queueLeadMails(trx, lead, { id, createdAt: effects.now() }, effects)
}
