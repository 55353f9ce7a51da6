import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Cookie choices, and the texts that asked for them. */
export const createConsents: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('consent')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('consent_id', 'text', (column) => column.notNull())
      .addColumn('result', 'text', (column) => column.notNull())
      .addColumn('analytics', 'integer', (column) => column.notNull())
      .addColumn('marketing', 'integer', (column) => column.notNull())
      .addColumn('functional', 'integer', (column) => column.notNull())
      .addColumn('google_analytics', 'integer', (column) => column.notNull())
      .addColumn('google_ads', 'integer', (column) => column.notNull())
      .addColumn('facebook_pixel', 'integer', (column) => column.notNull())
      .addColumn('matomo', 'integer', (column) => column.notNull())
      .addColumn('policy_version', 'text', (column) => column.notNull())
      .addColumn('text_hash', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .execute()
    await db.schema
      .createIndex('consent_history')
      .ifNotExists()
      .on('consent')
      .columns(['consent_id', 'created_at'])
      .execute()

    await db.schema
      .createTable('consent_text')
      .ifNotExists()
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('policy_version', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('consent_text_once', ['hash', 'language', 'policy_version'])
      .execute()
  },
}
