import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** An event names its files by id instead of name: names may repeat, and only an id can be opened. */
export const nameFilesById: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows: events } = await sql<{ id: string; ticket_id: string; files: string }>`
      select id, ticket_id, files from ticket_event where files <> '[]'`.execute(db)
    for (const event of events) {
      const { rows: files } = await sql<{ id: string; name: string }>`
        select id, name from attachment where ticket_id = ${event.ticket_id} order by created_at, id`.execute(
        db,
      )
      const named = JSON.parse(event.files) as string[]
      if (named.some((name) => files.some(({ id }) => id === name))) continue // a second run
      const ids = named.flatMap((name) => {
        const place = files.findIndex((file) => file.name === name)
        return place < 0 ? [] : files.splice(place, 1).map(({ id }) => id)
      })
      await sql`update ticket_event set files = ${JSON.stringify(ids)} where id = ${event.id}`.execute(db)
    }
  },
}
