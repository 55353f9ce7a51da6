import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Contact requests, their mails, and the answers to idempotency keys. */
export const createTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('contact_request')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('start_time', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .execute()

    await db.schema
      .createTable('outbox')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('sender', 'text', (column) => column.notNull())
      .addColumn('sender_name', 'text', (column) => column.notNull())
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('reply_to', 'text')
      .addColumn('reply_to_name', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('auto_submitted', 'text', (column) => column.notNull())
      .addColumn('priority', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'text')
      .addColumn('last_error', 'text')
      .addColumn('sent_at', 'text')
      .addUniqueConstraint('outbox_one_per_record', ['kind', 'record_id', 'recipient'])
      .execute()
    await db.schema
      .createIndex('outbox_claims')
      .ifNotExists()
      .on('outbox')
      .columns(['state', 'priority', 'created_at', 'next_attempt_at']) // in the order of claims: no sorting
      .execute()

    await db.schema
      .createTable('idempotency_key')
      .ifNotExists()
      .addColumn('scope', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('payload_hash', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('response', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('idempotency_key_once', ['scope', 'key'])
      .execute()
    await db.schema
      .createIndex('idempotency_key_age')
      .ifNotExists()
      .on('idempotency_key')
      .column('created_at')
      .execute()
  },
}
