import type { ConversationKind } from '#domain/conversation/conversation.ts'

import { markReleased, reasonsOf } from '../../abuse/review/review-rows.ts'
import type { Effects } from '../../effects.ts'
import { releaseLead } from '../chat-assistant/chat-lead-mails.ts'
import { releaseContactRequest } from '../contact-form/contact-mails.ts'
import { releaseTicket } from '../support-ticket/open-ticket.ts'
import type { Db } from '../../store/tables.ts'

const RELEASE: Readonly<Record<ConversationKind, (trx: Db, id: string, effects: Effects) => Promise<void>>> =
  {
    contact: releaseContactRequest,
    lead: releaseLead,
    ticket: releaseTicket,
  }

/** Releases a post as if it had just come in; false: there is nothing to release. Run it in one transaction. */
export async function releasePost(trx: Db, recordId: string, effects: Effects): Promise<boolean> {
  const kind = await markReleased(trx, recordId, effects.now())
  if (kind !== null) await RELEASE[kind](trx, recordId, effects)
  return kind !== null
}

/** Posts that wait for a decision, oldest first. */
export async function listHeldPosts(db: Db) {
  const rows = await db
    .selectFrom('review')
    .innerJoin('conversation', 'conversation.id', 'record_id')
    .leftJoin('contact_request', 'contact_request.id', 'record_id')
    .leftJoin('ticket', 'ticket.id', 'record_id')
    .leftJoin('chat_lead', 'chat_lead.id', 'record_id')
    .select(['record_id', 'review.kind', 'review.created_at', 'reasons', 'number', 'subject'])
    .select(['name', 'email', 'language', 'questions'])
    .select(({ fn }) => fn.coalesce('ticket.message', 'contact_request.message').as('message'))
    .where('review.state', '=', 'waiting')
    .orderBy('review.created_at')
    .execute()
  return rows.map(
    ({ record_id, number, kind, created_at, reasons, name, email, language, questions, ...post }) => ({
      id: record_id,
      number: number ?? '',
      kind,
      created_at,
      reasons: reasonsOf({ reasons }),
      name,
      email,
      language,
      subject: post.subject ?? '',
      message: post.message ?? (JSON.parse(questions ?? '[]') as string[]).join('\n'),
    }),
  )
}
