import { insertRow } from './queries.ts'
import type { Db, Row } from './tables.ts'

/** The words of a text as they are searched for: in small letters, without accents, each once. */
export function searchedWords(text: string): string[] {
  const folded = text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
  return [...new Set(folded.match(/[\p{L}\p{N}]{1,64}/gu))] // PostgreSQL refuses words of 2 KB
}

/** Whose words they are: in every row, so that a name and a word of a later message are found together. */
interface Whose {
  name: string
  email: string
  /** A ticket's; null for other conversations. */
  number?: string | null
}

function rowOf(
  id: string,
  conversation_id: string,
  created_at: string,
  { name, email, number = null }: Whose,
  said: readonly string[],
): Row<'search_text'> {
  const words = searchedWords([name, email, number ?? '', ...said].join(' ')).join(' ')
  return { id, conversation_id, created_at, words }
}

export async function indexOpening(
  trx: Db,
  { id, created_at, ...whose }: Whose & { id: string; created_at: string },
  said: readonly string[],
): Promise<void> {
  await insertRow(trx, 'search_text', rowOf(id, id, created_at, whose, said))
}

export async function indexMessage(
  trx: Db,
  message: { id: string; conversationId: string; createdAt: string },
  said: readonly string[],
): Promise<void> {
  const { id, conversationId, createdAt } = message
  const whose = await trx
    .selectFrom('conversation')
    .leftJoin('ticket', 'ticket.id', 'conversation.id')
    .select(['name', 'email', 'number'])
    .where('conversation.id', '=', conversationId)
    .executeTakeFirstOrThrow()
  await insertRow(trx, 'search_text', rowOf(id, conversationId, createdAt, whose, said))
}

/** Lets all of a conversation be found by another address as well. Rows are added anew: the index knows no update. */
export async function indexAddress(trx: Db, conversationId: string, email: string): Promise<void> {
  const rows = await trx
    .deleteFrom('search_text')
    .where('conversation_id', '=', conversationId)
    .returning(['id', 'conversation_id', 'created_at', 'words'])
    .execute()
  const inOrder = rows.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
  for (const row of inOrder)
    await insertRow(trx, 'search_text', { ...row, words: searchedWords(`${row.words} ${email}`).join(' ') })
}

/** Types of messages with words somebody wrote. */
export const SEARCHED_TYPES = ['customer-reply', 'staff-reply', 'note'] as const

/** Rows at once: SQLite syncs after each statement of a migration. */
const ROWS_AT_ONCE = 500

/** Lets everything be found that is there; a second run changes nothing. */
export async function fillSearch(db: Db): Promise<void> {
  await inBatches(db, (last) =>
    db
      .selectFrom('conversation')
      .leftJoin('ticket', 'ticket.id', 'conversation.id')
      .leftJoin('contact_request', 'contact_request.id', 'conversation.id')
      .leftJoin('chat_lead', 'chat_lead.id', 'conversation.id')
      .select(['conversation.id as id', 'conversation.id as conversation_id', 'conversation.created_at'])
      .select(['name', 'email', 'number', 'subject', 'ticket.message as text', 'url', 'questions'])
      .select(['contact_request.message', 'contact_request.phone', 'chat_lead.phone as lead_phone'])
      .where('conversation.id', '>', last)
      .orderBy('conversation.id')
      .limit(ROWS_AT_ONCE)
      .execute(),
  )
  await inBatches(db, (last) =>
    db
      .selectFrom('message')
      .innerJoin('conversation', 'conversation.id', 'conversation_id')
      .leftJoin('ticket', 'ticket.id', 'conversation.id')
      .select(['message.id as id', 'conversation_id', 'message.created_at'])
      .select(['name', 'email', 'number', 'text', 'sender'])
      .where('type', 'in', SEARCHED_TYPES)
      .where('message.id', '>', last)
      .orderBy('message.id')
      .limit(ROWS_AT_ONCE)
      .execute(),
  )
}

async function inBatches(
  db: Db,
  read: (
    last: string,
  ) => Promise<
    (Record<string, string | null> & Whose & { id: string; conversation_id: string; created_at: string })[]
  >,
): Promise<void> {
  for (let last = ''; ;) {
    const rows = await read(last)
    if (rows.length === 0) return
    const found = rows.map(({ id, conversation_id, created_at, name, email, number, ...said }) =>
      rowOf(
        id,
        conversation_id,
        created_at,
        { name, email, number: number ?? null },
        Object.values(said).map((text) => text ?? ''),
      ),
    )
    await db
      .insertInto('search_text')
      .values(found)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    last = rows.at(-1)?.id ?? ''
  }
}
