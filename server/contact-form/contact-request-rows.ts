import type { Insertable, Kysely } from 'kysely'

import type { ContactRequestTable, Database } from '../database/tables.ts'

/** Keeps a contact request. */
export async function insertContactRequest(
  db: Kysely<Database>,
  row: Insertable<ContactRequestTable>,
): Promise<void> {
  await db.insertInto('contact_request').values(row).execute()
}
