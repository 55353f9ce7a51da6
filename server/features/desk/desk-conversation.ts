import type { DeskConversation, DeskDeed, DeskMessage, DeskPerson } from '#domain/desk/desk.ts'
import type { MessageFile } from '#domain/conversation/conversation.ts'

import { heldIds } from '../../abuse/review/review-rows.ts'
import { isBlocked } from '../../abuse/review/blocked-addresses.ts'
import { ApiProblem } from '../../http/problems/problem.ts'
import type { Db } from '../../store/tables.ts'
import { findMessages, readOpening, type Conversation } from '../conversation/conversation-rows.ts'
import { NOTHING_GIVEN, readGiven } from './desk-given.ts'
import { readRows } from './desk-list.ts'

/** A draft that changed within this time says that somebody is writing now. */
export const WRITING_MS = 20_000
/** Most of a person's other conversations that are shown. */
const MOST_OTHERS = 50

/** A conversation, or the one it was merged into. */
async function findConversation(trx: Db, id: string): Promise<Conversation> {
  const found = await trx.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirst()
  if (found === undefined) throw new ApiProblem('not-found')
  return found.merged_into === null ? found : findConversation(trx, found.merged_into)
}

/** Everything the desk shows of a conversation; of one that was merged, the one that was kept. */
export async function readConversation(
  trx: Db,
  asked: string,
  reader: Pick<DeskPerson, 'id'>,
  now: Date,
): Promise<DeskConversation> {
  const conversation = await findConversation(trx, asked)
  const { id, mailbox, email } = conversation
  const [row] = await readRows(trx, [id])
  if (row === undefined) throw new ApiProblem('not-found')
  const merged = await trx.selectFrom('conversation').select('id').where('merged_into', '=', id).execute()
  const ids = [id, ...merged.map((one) => one.id)]
  const opening = await readOpening(trx, conversation)
  const messages = await findMessages(trx, id)
  const given = await readGiven(trx, ids)
  const all = ids.flatMap((one) => given.get(one) ?? [])
  // Of one that was merged, what the kept one lacks.
  const asking = all.reduceRight(
    (rest, one) => ({
      phone: one.phone || rest.phone,
      url: one.url || rest.url,
      startTime: one.startTime || rest.startTime,
      order: one.order ?? rest.order,
    }),
    NOTHING_GIVEN,
  )
  return {
    ...row,
    ...asking,
    email,
    url: opening.url === '' ? asking.url : opening.url,
    category: opening.category,
    messages: messages.map(
      ({ id: messageId, type, way, created_at: at, text, files, staff, sender, original }): DeskMessage => ({
        id: messageId,
        type,
        way,
        at,
        text: type === 'created' ? opening.text : text,
        files,
        staff,
        sender,
        hasOriginal: original !== '',
      }),
    ),
    others: await readOthers(trx, conversation),
    analysis: await findAnalysis(trx, mailbox, ids),
    troubles: await readTroubles(trx, id),
    isBlocked: await isBlocked(trx, email),
    writing: await readWriting(trx, id, reader.id, now),
    draft: await readDraft(trx, id, reader.id),
    journal: await readJournal(trx, ids),
  }
}

async function readOthers(trx: Db, { id, mailbox }: Conversation) {
  const others = await trx
    .selectFrom('conversation')
    .select('id')
    .where('mailbox', '=', mailbox)
    .where('id', '!=', id)
    .where('merged_into', 'is', null)
    .where('id', 'not in', heldIds(trx))
    .orderBy('created_at', 'desc')
    .limit(MOST_OTHERS)
    .execute()
  return readRows(
    trx,
    others.map((other) => other.id),
  )
}

/** The analysis of the website a request named, or the newest this person asked for. */
async function findAnalysis(
  trx: Db,
  mailbox: string,
  ids: readonly string[],
): Promise<DeskConversation['analysis']> {
  const links = await trx
    .selectFrom('analysis_link')
    .innerJoin('analysis', 'analysis.id', 'analysis_link.analysis_id')
    .leftJoin('analysis_pencil', 'analysis_pencil.analysis_id', 'analysis.id')
    .select(['analysis.id', 'stage', 'host', 'analysis.created_at as at', 'contact_id', 'sent_at'])
    .where('mailbox', '=', mailbox)
    .orderBy('analysis_link.created_at', 'desc')
    .execute()
  const found = links.find(({ contact_id }) => ids.includes(contact_id)) ?? links[0]
  if (found === undefined) return null
  const { id, stage, host, at, sent_at } = found
  return { id, stage, host, at, isReviewed: sent_at !== null }
}

async function readTroubles(trx: Db, id: string): Promise<DeskConversation['troubles']> {
  return trx
    .selectFrom('outbox')
    .select((is) => [
      'id',
      'recipient',
      is.fn.coalesce('bounce', 'last_error', is.val('')).as('reason'),
      is.fn.coalesce('bounced_at', 'created_at').as('at'),
    ])
    .where('conversation_id', '=', id)
    .where((is) => is.or([is('state', '=', 'dead'), is('bounced_at', 'is not', null)]))
    .orderBy('created_at')
    .execute()
}

/** Names of colleagues who are writing an answer now. */
export async function readWriting(trx: Db, conversationId: string, readerId: string, now: Date) {
  const rows = await trx
    .selectFrom('draft')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select('name')
    .where('conversation_id', '=', conversationId)
    .where('staff_id', '!=', readerId)
    .where('changed_at', '>', new Date(now.getTime() - WRITING_MS).toISOString())
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

async function readDraft(
  trx: Db,
  conversationId: string,
  staffId: string,
): Promise<DeskConversation['draft']> {
  const draft = await trx
    .selectFrom('draft')
    .select(['text', 'files'])
    .where('conversation_id', '=', conversationId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst()
  if (draft === undefined) return null
  const ids = JSON.parse(draft.files) as string[]
  const known: MessageFile[] =
    ids.length === 0
      ? []
      : await trx
          .selectFrom('attachment')
          .select(['id', 'name', 'type', 'size'])
          .where('id', 'in', ids)
          .where('state', '=', 'ready')
          .where('conversation_id', 'is', null)
          .execute()
  return { text: draft.text, files: ids.flatMap((id) => known.filter((file) => file.id === id)) }
}

async function readJournal(trx: Db, ids: readonly string[]): Promise<DeskDeed[]> {
  return trx
    .selectFrom('journal')
    .select(['created_at as at', 'staff', 'act', 'detail'])
    .where('conversation_id', 'in', ids)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}
