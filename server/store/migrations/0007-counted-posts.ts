import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Posts that count toward limits, and the keys that hash their senders. */
export const createCountedPosts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('counted_post')
      .ifNotExists()
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute()
    const onPost = (name: string) => db.schema.createIndex(name).ifNotExists().on('counted_post')
    await onPost('counted_post_subject').columns(['subject', 'at']).execute()
    await onPost('counted_post_age').column('at').execute()

    await db.schema
      .createTable('counting_key')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .execute()
  },
}
