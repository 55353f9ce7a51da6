import type { Insertable, Kysely } from 'kysely'

import { insertRow } from '../../store/compiled-queries.ts'
import type { ContactRequestTable, Database } from '../../store/tables.ts'

/** Keeps a contact request. */
export async function insertContactRequest(
  db: Kysely<Database>,
  row: Insertable<ContactRequestTable>,
): Promise<void> {
  await insertRow(db, 'contact_request', row)
}
