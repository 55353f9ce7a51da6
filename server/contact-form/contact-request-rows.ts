import type { Insertable, Kysely } from 'kysely'

import { insertRow } from '../database/compiled-queries.ts'
import type { ContactRequestTable, Database } from '../database/tables.ts'

/** Keeps a contact request. */
export async function insertContactRequest(
  db: Kysely<Database>,
  row: Insertable<ContactRequestTable>,
): Promise<void> {
  await insertRow(db, 'contact_request', row)
}
