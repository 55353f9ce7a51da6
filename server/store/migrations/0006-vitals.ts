import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Web vitals as daily histograms: never a row per visit. */
export const createVitalsHistogram: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('vitals_histogram')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('device', 'text', (column) => column.notNull())
      .addColumn('metric', 'text', (column) => column.notNull())
      .addColumn('bucket', 'integer', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('vitals_histogram_bucket', ['day', 'page', 'device', 'metric', 'bucket'])
      .execute()
  },
}
