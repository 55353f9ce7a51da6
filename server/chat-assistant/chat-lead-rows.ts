import type { Insertable, Kysely } from 'kysely'

import { insertRow } from '../database/compiled-queries.ts'
import type { ChatLeadTable, Database } from '../database/tables.ts'

/** Keeps a chat lead. */
export async function insertChatLead(db: Kysely<Database>, row: Insertable<ChatLeadTable>): Promise<void> {
  await insertRow(db, 'chat_lead', row)
}
