import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files of tickets in pieces, the mails that carry them, and the keys of the quota. */
export const createAttachmentTables: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('attachment')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('ticket_id', 'text')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('network', 'text', (column) => column.notNull())
      .execute()
    const onAttachment = (name: string) => db.schema.createIndex(name).ifNotExists().on('attachment')
    await onAttachment('attachment_age').columns(['state', 'created_at']).execute()
    await onAttachment('attachment_network').column('network').execute()
    await onAttachment('attachment_ticket').column('ticket_id').execute()

    await db.schema
      .createTable('attachment_chunk')
      .ifNotExists()
      // No cascade: removing ten megabytes at once would block everybody else.
      .addColumn('attachment_id', 'text', (column) => column.notNull().references('attachment.id'))
      .addColumn('place', 'integer', (column) => column.notNull())
      .addColumn('bytes', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('attachment_chunk_place', ['attachment_id', 'place'])
      .execute()

    await db.schema
      .createTable('outbox_attachment')
      .ifNotExists()
      .addColumn('mail_id', 'text', (column) => column.notNull().references('outbox.id').onDelete('cascade'))
      .addColumn('attachment_id', 'text', (column) =>
        column.notNull().references('attachment.id').onDelete('cascade'),
      )
      .addColumn('place', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('outbox_attachment_once', ['mail_id', 'attachment_id'])
      .execute()
    await db.schema
      .createIndex('outbox_attachment_file')
      .ifNotExists()
      .on('outbox_attachment')
      .column('attachment_id')
      .execute()

    await db.schema
      .createTable('network_key')
      .ifNotExists()
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull())
      .execute()
  },
}
