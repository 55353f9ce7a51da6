import { agency } from '#content/catalogue/agency.ts'
import { claims } from '#content/catalogue/claims.ts'
import { MESSAGE_TYPES, type ConversationKind, type MessageFile } from '#domain/conversation/conversation.ts'
import { shownName } from '#domain/email/email-address.ts'
import { type Office, answerBy } from '#domain/offices/office.ts'
import {
  descriptionOf,
  type TicketCategory,
  TICKET_LINK_DAYS,
  urlOf,
} from '#domain/support-ticket/ticket-request.ts'

import type { Effects } from '../../effects.ts'
import { mailboxOf } from '../../mailbox.ts'
import { insertRow, isPostgres } from '../../store/queries.ts'
import { indexMessage, indexOpening, SEARCHED_TYPES } from '../../store/search-rows.ts'
import type { Db, NewRow, Row } from '../../store/tables.ts'
import { hashOfSecret } from '../../secret.ts'

export type Conversation = Row<'conversation'>

const HOUR_MS = 60 * 60 * 1_000

/** A ticket by its category in opening hours, everything else within the hours of an analysis. */
export function promisedAnswer(now: Date, category: TicketCategory | null, { timeZone }: Office): Date {
  if (category === null) return new Date(now.getTime() + claims.analysisHours * HOUR_MS)
  return answerBy(now, agency.supportPromise[category], agency.openingHours, timeZone)
}

interface NewConversation {
  /** Also the id of the ticket, request or lead. */
  id: string
  kind: ConversationKind
  at: Date
  name: string
  email: string
  language: Row<'conversation'>['language']
  answerBy: Date
  /** What the person gave, to be searched. */
  said: readonly string[]
}

/** Inserts an open conversation, without a message. */
export async function insertConversation(
  trx: Db,
  { id, kind, at, name, email, language, answerBy: promised, said }: NewConversation,
): Promise<Conversation> {
  const row = {
    id,
    kind,
    created_at: at.toISOString(),
    changed_at: at.toISOString(),
    name: shownName(name, email),
    email,
    mailbox: mailboxOf(email),
    language,
    state: 'open',
    answer_by: promised.toISOString(),
  } as const
  await insertRow(trx, 'conversation', row)
  await indexOpening(trx, row, said)
  const tokens = { customer_token: null, staff_token: null }
  const later = { snoozed_until: null, merged_into: null, first_answer_at: null, first_promise: null }
  return { ...row, ...tokens, ...later, assignee: '' }
}

/** A conversation, or the one it was merged into, locked until the end of the transaction. */
export async function findConversationToChange(trx: Db, id: string): Promise<Conversation | undefined> {
  const found = await trx
    .selectFrom('conversation')
    .selectAll()
    .where('id', '=', id)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  const kept = found?.merged_into ?? null
  return kept === null ? found : findConversationToChange(trx, kept)
}

interface NewMessage extends Pick<NewRow<'message'>, 'type' | 'way' | 'text'> {
  at: Date
  files?: readonly { id: string }[]
  staff?: string
  sender?: string
  mailId?: string
  original?: string
}

/** Inserts a message; returns its id, to which mails about it refer. */
export async function insertMessage(
  trx: Db,
  conversationId: string,
  { at, files = [], mailId = '', staff = '', sender = '', original = '', ...same }: NewMessage,
  { newId }: Pick<Effects, 'newId'>,
): Promise<string> {
  const id = newId()
  await insertRow(trx, 'message', {
    ...same,
    id,
    conversation_id: conversationId,
    created_at: at.toISOString(),
    files: JSON.stringify(files.map((file) => file.id)),
    staff,
    sender,
    mail_id: mailId,
    original,
  })
  if (SEARCHED_TYPES.some((type) => type === same.type))
    await indexMessage(trx, { id, conversationId, createdAt: at.toISOString() }, [same.text, sender])
  return id
}

/** What a message changes of its conversation. */
export async function updateConversation(
  trx: Db,
  id: string,
  at: Date,
  changes: Partial<
    Pick<
      Conversation,
      'state' | 'answer_by' | 'assignee' | 'snoozed_until' | 'first_answer_at' | 'first_promise'
    >
  >,
): Promise<void> {
  const changed_at = at.toISOString()
  await trx
    .updateTable('conversation')
    .set({ ...changes, changed_at })
    .where('id', '=', id)
    .execute()
}

export type MessageWithFiles = Omit<Row<'message'>, 'files'> & { files: MessageFile[] }

/** The messages of a conversation, oldest first. */
export async function findMessages(db: Db, conversationId: string): Promise<MessageWithFiles[]> {
  const files = await db
    .selectFrom('attachment')
    .select(['id', 'name', 'type', 'size'])
    .where('conversation_id', '=', conversationId)
    .execute()
  const rows = await db
    .selectFrom('message')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at')
    .execute()
  // Ids of the same millisecond are not in order, and a reply that reopens a conversation is two messages at once.
  const rank = ({ type }: Pick<Row<'message'>, 'type'>) => MESSAGE_TYPES.indexOf(type)
  const messages = rows.map((row) => {
    const ids = JSON.parse(row.files) as string[]
    return { ...row, files: ids.flatMap((id) => files.filter((file) => file.id === id)) }
  })
  return messages.sort((one, other) =>
    one.created_at === other.created_at
      ? rank(one) - rank(other)
      : one.created_at < other.created_at
        ? -1
        : 1,
  )
}

const LINK_LIFETIME_MS = TICKET_LINK_DAYS * 24 * HOUR_MS
/** Secrets a conversation may have: every mail of it brings one, and a page that is open must not close. */
const MAX_LIVE_SECRETS = 50

/** Gives a conversation another secret; above the limit the oldest is removed. */
export async function issueSecret(
  trx: Db,
  conversationId: string,
  { now, newSecret }: Pick<Effects, 'now' | 'newSecret'>,
): Promise<string> {
  const secret = newSecret()
  const createdAt = now()
  const newestFirst = await trx
    .selectFrom('conversation_secret')
    .select('hash')
    .where('conversation_id', '=', conversationId)
    .orderBy('created_at', 'desc')
    .execute()
  for (const { hash } of newestFirst.slice(MAX_LIVE_SECRETS - 1))
    await trx.deleteFrom('conversation_secret').where('hash', '=', hash).execute()
  await insertRow(trx, 'conversation_secret', {
    hash: hashOfSecret(secret),
    conversation_id: conversationId,
    created_at: createdAt.toISOString(),
    expires_at: new Date(createdAt.getTime() + LINK_LIFETIME_MS).toISOString(),
  })
  return secret
}

/** The conversation of a secret that has not expired, locked until the end of the transaction. */
export async function findConversationOfSecret(db: Db, hash: string, now: Date) {
  return db
    .selectFrom('conversation_secret')
    .innerJoin('conversation', 'conversation.id', 'conversation_id')
    .selectAll('conversation')
    .where('hash', '=', hash)
    .where('expires_at', '>', now.toISOString())
    .$if(isPostgres(db), (query) => query.forUpdate('conversation'))
    .executeTakeFirst()
}

export async function purgeSecrets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('conversation_secret').where('expires_at', '<=', now.toISOString()).execute()
}

/** What began a conversation, for the people in it. */
export interface Opening {
  /** A ticket's number and subject, '' for other conversations. */
  number: string
  subject: string
  /** Null for all but tickets. */
  category: TicketCategory | null
  isUrgent: boolean
  /** The website it is about; '' when none was given. */
  url: string
  /** What the person wrote first; may be ''. */
  text: string
}

const NOTHING = { number: '', subject: '', category: null, isUrgent: false, url: '', text: '' }

export async function readOpening(db: Db, { id, kind }: Pick<Conversation, 'id' | 'kind'>): Promise<Opening> {
  if (kind === 'lead') {
    const lead = db.selectFrom('chat_lead').select('questions').where('id', '=', id)
    const { questions } = await lead.executeTakeFirstOrThrow()
    return { ...NOTHING, text: (JSON.parse(questions) as string[]).join('\n') }
  }
  if (kind === 'contact') {
    const request = db.selectFrom('contact_request').select(['url', 'message']).where('id', '=', id)
    const { url, message } = await request.executeTakeFirstOrThrow()
    return { ...NOTHING, url, text: message }
  }
  const ticket = db.selectFrom('ticket').selectAll().where('id', '=', id)
  const { number, subject, category, urgency, message } = await ticket.executeTakeFirstOrThrow()
  const isUrgent = urgency === 'urgent'
  return { number, subject, category, isUrgent, url: urlOf(message), text: descriptionOf(message) }
}
