import type { Effects } from '../../effects.ts'
import { claims } from '#content/catalogue/claims.ts'
import type { ChatLead } from '#domain/chat-assistant/chat-lead.ts'

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

/** Templates of the chat, by folder of `content/mail`. */
export const CHAT_LEAD_MAIL_KINDS = ['lead-thanks', 'lead-notification'] as const

/** The chat promises an answer within the hours of an analysis (domain/chat-assistant/chat-figures.ts). */
const ANSWER_HOURS = claims.analysisHours
const HOUR_MS = 60 * 60 * 1_000

/** "A person will write to you", to the visitor in their language. It repeats nothing they typed. */
export function leadThanks(
  writing: Writing,
  {
    email,
    language,
    secret,
    office = languageOffice(language),
  }: Pick<ChatLead, 'email' | 'language'> & ForOffice & { secret: string },
): Mail {
  const { places } = writing
  return visitorMail(writing, 'lead-thanks', { email, language }, places.salesMailbox, {
    hours: String(ANSWER_HOURS),
    telephone: telephoneOf(office),
    openingHours: sayHours(language, office),
    ...pageLink(places, language, secret),
  })
}

/** Tells the sales mailbox, in the staff's language, who wants to be contacted and by when. */
export function leadNotification(
  writing: Writing,
  lead: ChatLead,
  { id, createdAt }: { id: string; createdAt: Date },
): Mail {
  const { places } = writing
  const language = staffLanguageOf(places)
  const { name, email, phone } = lead
  const sender = { name, address: email }
  return staffMail(writing, 'lead-notification', places.salesMailbox, sender, {
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
    howToReply: howToReply(places),
  })
}

/** Queues the mails to staff and visitor, in one transaction. False: the visitor gets no mail. */
export async function queueLeadMails(
  trx: Db,
  lead: ChatLead & ForOffice,
  conversation: Conversation,
  effects: Effects,
): Promise<boolean> {
  const { id, created_at } = conversation
  const notification = leadNotification(effects, lead, { id, createdAt: new Date(created_at) })
  const thank = (secret: string) => leadThanks(effects, { ...lead, secret })
  return queueFirstMails(trx, conversation, notification, 'contact', thank, effects)
}

/** Queues the mails of a lead released from review, as of now. */
export async function releaseLead(trx: Db, id: string, effects: Effects): Promise<void> {
  const row = await trx.selectFrom('chat_lead').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const conversation = await findConversationToChange(trx, id)
  if (conversation === undefined) throw new Error('A lead without a conversation')
  const { phone, asked_at: timestamp } = row
  const { email, name, language } = conversation
  const questions = JSON.parse(row.questions) as string[]
  const lead = { email, phone, name, questions, language, timestamp }
  await queueLeadMails(trx, lead, { ...conversation, created_at: effects.now().toISOString() }, effects)
}
