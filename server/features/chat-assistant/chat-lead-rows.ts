import type { Insertable, Kysely } from 'kysely'

import { insertRow } from '../../store/compiled-queries.ts'
import type { ChatLeadTable, Database } from '../../store/tables.ts'

/** Keeps a chat lead. */
export async function insertChatLead(db: Kysely<Database>, row: Insertable<ChatLeadTable>): Promise<void> {
  await insertRow(db, 'chat_lead', row)
}
