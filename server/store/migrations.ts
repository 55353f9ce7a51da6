import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

import { mailboxOf } from '../mailbox.ts'
import { isPostgres } from './queries.ts'
import { fillSearch } from './search-rows.ts'
import type { Db } from './tables.ts'

/** Contact requests, their mails, and the answers to idempotency keys. */
const createTables = statements(
  `create table if not exists contact_request (
    id text primary key, created_at text not null,
    name text not null, email text not null, phone text not null, url text not null,
    start_time text not null, message text not null, language text not null
  )`,
  `create table if not exists outbox (
    id text primary key, created_at text not null, kind text not null, record_id text not null,
    sender text not null, sender_name text not null, recipient text not null,
    reply_to text, reply_to_name text,
    subject text not null, text text not null, html text not null, language text not null,
    message_id text not null unique, auto_submitted text not null, priority integer not null,
    state text not null, attempts integer not null, next_attempt_at text not null,
    lease_owner text, lease_until text, last_error text, sent_at text,
    constraint outbox_one_per_record unique (kind, record_id, recipient)
  )`,
  // In the order of claims: no sorting.
  'create index if not exists outbox_claims on outbox (state, priority, created_at, next_attempt_at)',
  `create table if not exists idempotency_key (
    scope text not null, key text not null, payload_hash text not null,
    status integer not null, response text not null, created_at text not null,
    constraint idempotency_key_once primary key (scope, key)
  )`,
  'create index if not exists idempotency_key_age on idempotency_key (created_at)',
)

const createTicketTables = statements(
  `create table if not exists ticket (
    id text primary key, created_at text not null, number text not null unique,
    name text not null, email text not null, category text not null, urgency text not null,
    subject text not null, message text not null, language text not null,
    state text not null, answer_by text not null
  )`,
  `create table if not exists ticket_event (
    id text primary key, ticket_id text not null references ticket (id) on delete cascade,
    created_at text not null, type text not null, text text not null, files text not null
  )`,
  'create index if not exists ticket_event_timeline on ticket_event (ticket_id, created_at)',
  `create table if not exists ticket_secret (
    hash text primary key, ticket_id text not null references ticket (id) on delete cascade,
    created_at text not null, expires_at text not null
  )`,
  'create index if not exists ticket_secret_ticket on ticket_secret (ticket_id)',
  'create index if not exists ticket_secret_age on ticket_secret (expires_at)',
)

/** Tickets, their events and links; threads of mails. */
const addTickets: Migration = {
  async up(db: Kysely<unknown>) {
    await createTicketTables.up(db)
    for (const column of ['in_reply_to', 'references', 'importance'])
      await addColumn(db, 'outbox', column, 'text')
    // To count acknowledgements.
    await sql`create index if not exists outbox_recipient on outbox (recipient, created_at)`.execute(db)
  },
}

/** Files of tickets in pieces, the mails that carry them, and the keys of the quota. */
const createAttachmentTables = statements(
  `create table if not exists attachment (
    id text primary key, created_at text not null, ticket_id text,
    name text not null, type text not null, size integer not null, state text not null,
    network text not null
  )`,
  'create index if not exists attachment_age on attachment (state, created_at)',
  'create index if not exists attachment_network on attachment (network)',
  'create index if not exists attachment_ticket on attachment (ticket_id)',
  // No cascade: removing ten megabytes at once would block everybody else.
  `create table if not exists attachment_chunk (
    attachment_id text not null references attachment (id), place integer not null, bytes bytea not null,
    constraint attachment_chunk_place primary key (attachment_id, place)
  )`,
  `create table if not exists outbox_attachment (
    mail_id text not null references outbox (id) on delete cascade,
    attachment_id text not null references attachment (id) on delete cascade,
    place integer not null,
    constraint outbox_attachment_once primary key (mail_id, attachment_id)
  )`,
  'create index if not exists outbox_attachment_file on outbox_attachment (attachment_id)',
  'create table if not exists network_key (day text primary key, key text not null)',
)

/** Visitors who asked in the chat to be contacted. */
const createChatLeads = statements(
  `create table if not exists chat_lead (
    id text primary key, created_at text not null, asked_at text not null,
    email text not null, phone text not null, name text not null, language text not null
  )`,
)

/** Cookie choices, and the texts that asked for them. */
const createConsents = statements(
  `create table if not exists consent (
    id text primary key, created_at text not null, consent_id text not null, result text not null,
    analytics integer not null, marketing integer not null, functional integer not null,
    google_analytics integer not null, google_ads integer not null,
    facebook_pixel integer not null, matomo integer not null,
    policy_version text not null, text_hash text not null, language text not null
  )`,
  'create index if not exists consent_history on consent (consent_id, created_at)',
  `create table if not exists consent_text (
    hash text not null, language text not null, policy_version text not null,
    created_at text not null, text text not null,
    constraint consent_text_once primary key (hash, language, policy_version)
  )`,
)

/** Web vitals as daily histograms: never a row per visit. */
const createVitalsHistogram = statements(
  `create table if not exists vitals_histogram (
    day text not null, page text not null, device text not null, metric text not null,
    bucket integer not null, count integer not null,
    constraint vitals_histogram_bucket primary key (day, page, device, metric, bucket)
  )`,
)

/** Posts that count toward limits, and the keys that hash their senders. */
const createCountedPosts = statements(
  'create table if not exists counted_post (subject text not null, at text not null)',
  'create index if not exists counted_post_subject on counted_post (subject, at)',
  'create index if not exists counted_post_age on counted_post (at)',
  'create table if not exists counting_key (day text primary key, key text not null)',
)

/** Posts set aside for review, spent form tokens, and the secret that signs tokens. */
const createSuspicion = statements(
  `create table if not exists review (
    record_id text primary key, kind text not null, created_at text not null,
    reasons text not null, state text not null, decided_at text
  )`,
  'create index if not exists review_waiting on review (state, created_at)',
  'create table if not exists spent_token (id text primary key, spent_at text not null)',
  'create index if not exists spent_token_age on spent_token (spent_at)',
  'create table if not exists form_secret (name text primary key, secret text not null)',
  // To count the acknowledgements of an hour. By time first: starting with `auto_submitted` it would compete with
  // `outbox_recipient`.
  'create index if not exists outbox_acknowledgements on outbox (created_at, auto_submitted)',
)

/** Tables with an address: its column, and the column of its mailbox. */
const ADDRESSES = [
  ['contact_request', 'email', 'mailbox'],
  ['chat_lead', 'email', 'mailbox'],
  ['ticket', 'email', 'mailbox'],
  ['outbox', 'recipient', 'recipient_mailbox'],
] as const
/** Rows per statement: SQLite syncs after each. */
const ROWS_AT_ONCE = 500

const indexMailboxes = statements(
  ...['contact_request', 'chat_lead', 'ticket', 'idempotency_key'].map(
    (table) => `create index if not exists ${table}_mailbox on ${table} (mailbox)`,
  ),
  'create index if not exists outbox_recipient_mailbox on outbox (recipient_mailbox, created_at)',
  'drop index if exists outbox_recipient',
)

/** Adds the normal form of every address, and of the person each stored answer is about. */
const addMailboxes: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, address, mailbox] of ADDRESSES) {
      await addColumn(db, table, mailbox, `text not null default ''`)
      await fillMailboxes(db, table, address, mailbox)
    }
    // Nothing says whose the older answers are, and keeping them would outlive an erasure. Without them, a
    // form sent again after the migration counts twice.
    await addColumn(db, 'idempotency_key', 'mailbox', `text not null default ''`)
    await sql`delete from idempotency_key where mailbox = '' and scope not like '%consent%'`.execute(db)
    await indexMailboxes.up(db)
  },
}

async function fillMailboxes(db: Kysely<unknown>, table: string, address: string, mailbox: string) {
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string; address: string }>`
      select id, ${sql.ref(address)} as address from ${sql.table(table)}
      where id > ${last} and ${sql.ref(mailbox)} = '' order by id limit ${sql.lit(ROWS_AT_ONCE)}`.execute(db)
    const ids = rows.map(({ id }) => id)
    if (rows.length === 0) return
    const cases = rows.map((row) => sql`when ${row.id} then ${mailboxOf(row.address)}`)
    await sql`update ${sql.table(table)} set ${sql.ref(mailbox)} = case id ${sql.join(cases, sql` `)} end
      where id in (${sql.join(ids)})`.execute(db)
    last = ids.at(-1) ?? ''
  }
}

/** What commands and the doctor know of the server: settings of its last start, failing housekeeping. */
const createServerState = statements(
  'create table if not exists server_state (name text primary key, value text not null, changed_at text not null)',
)

/** An event names its files by id instead of name: names may repeat, and only an id can be opened. */
const nameFilesById: Migration = {
  async up(db: Kysely<unknown>) {
    const { rows: events } = await sql<{ id: string; ticket_id: string; files: string }>`
      select id, ticket_id, files from ticket_event where files <> '[]'`.execute(db)
    for (const event of events) {
      const { rows: files } = await sql<{ id: string; name: string }>`select id, name from attachment
        where ticket_id = ${event.ticket_id} order by created_at, id`.execute(db)
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

/** What a visitor had asked the assistant before, as a JSON array of texts. */
const addLeadQuestions: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'chat_lead', 'questions', "text not null default '[]'")
  },
}

const addOrders: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'contact_request', 'package', "text not null default ''")
    await addColumn(db, 'contact_request', 'add_ons', "text not null default '[]'")
    await addColumn(db, 'contact_request', 'currency', "text not null default ''")
    await addColumn(db, 'contact_request', 'total_once', 'integer not null default 0')
    await addColumn(db, 'contact_request', 'total_monthly', 'integer not null default 0')
  },
}

const createAnalyses = statements(
  `create table if not exists analysis (
    id text primary key, created_at text not null, address text not null, host text not null,
    stage text not null, reason text, attempts integer not null,
    lease_owner text, lease_until text, finished_at text, result text not null
  )`,
  'create index if not exists analysis_claims on analysis (stage, created_at)',
  'create index if not exists analysis_addresses on analysis (address, created_at)',
  `create table if not exists analysis_link (
    id text primary key, hash text not null unique, analysis_id text not null, created_at text not null,
    language text not null, email text not null, mailbox text not null, due text not null,
    contact_id text not null, previous_id text not null
  )`,
  'create index if not exists analysis_links on analysis_link (analysis_id)',
  'create index if not exists analysis_link_mailboxes on analysis_link (mailbox)',
  `create table if not exists analysis_picture (
    analysis_id text not null, device text not null, place integer not null,
    width integer not null, height integer not null, bytes bytea not null,
    primary key (analysis_id, device, place)
  )`,
)

const createConversationTables = statements(
  `create table if not exists conversation (
    id text primary key, kind text not null, created_at text not null, changed_at text not null,
    name text not null, email text not null, mailbox text not null, language text not null,
    state text not null, answer_by text not null, assignee text not null default '',
    customer_token text unique, staff_token text unique
  )`,
  'create index if not exists conversation_mailbox on conversation (mailbox)',
  'create index if not exists conversation_promise on conversation (state, answer_by)',
  'create index if not exists conversation_age on conversation (kind, changed_at)',
  `create table if not exists message (
    id text primary key, conversation_id text not null references conversation (id) on delete cascade,
    created_at text not null, type text not null, way text not null default 'page',
    text text not null, files text not null, staff text not null default '',
    sender text not null default '', mail_id text not null default '', original text not null default ''
  )`,
  'create index if not exists message_order on message (conversation_id, created_at)',
  'create index if not exists message_mail on message (mail_id)',
  `create table if not exists conversation_secret (
    hash text primary key, conversation_id text not null references conversation (id) on delete cascade,
    created_at text not null, expires_at text not null
  )`,
  `create table if not exists incoming_mail (
    id text primary key, created_at text not null, hash text not null unique, message_id text not null,
    content_hash text not null, sender text not null, mailbox text not null, subject text not null,
    outcome text not null, reason text not null, conversation_id text, text text not null
  )`,
  'create index if not exists incoming_mail_content on incoming_mail (content_hash)',
  'create index if not exists incoming_mail_sender on incoming_mail (mailbox, created_at)',
  'create index if not exists incoming_mail_waiting on incoming_mail (outcome, created_at)',
  'create index if not exists conversation_secret_owner on conversation_secret (conversation_id)',
  'create index if not exists conversation_secret_age on conversation_secret (expires_at)',
)

/**
 * Tickets, requests and leads become conversations. Nobody knows whether earlier requests and leads were
 * answered: they count as answered, so that they do not all stand as overdue.
 */
const createConversations: Migration = {
  async up(db: Kysely<unknown>) {
    await createConversationTables.up(db)
    await addColumn(db, 'outbox', 'conversation_id', 'text')
    await addColumn(db, 'outbox', 'bounce', 'text')
    await addColumn(db, 'outbox', 'bounced_at', 'text')
    await addColumn(db, 'outbox', 'is_hard_bounce', 'integer not null default 0')
    await addColumn(db, 'attachment', 'conversation_id', 'text')
    const run = (statement: string) => sql.raw(statement).execute(db)
    const person = 'name, email, mailbox, language'
    if ((await columnsOf(db, 'ticket')).includes('mailbox'))
      await run(`insert into conversation (id, kind, created_at, changed_at, ${person}, state, answer_by)
        select id, 'ticket', created_at, coalesce(
          (select max(created_at) from ticket_event where ticket_id = ticket.id), created_at
        ), ${person}, state, answer_by from ticket where true on conflict do nothing`)
    for (const [table, kind] of [
      ['contact_request', 'contact'],
      ['chat_lead', 'lead'],
    ])
      if ((await columnsOf(db, String(table))).includes('mailbox'))
        await run(`insert into conversation (id, kind, created_at, changed_at, ${person}, state, answer_by)
          select id, '${kind}', created_at, created_at, ${person}, 'answered', created_at
          from ${table} where true on conflict do nothing`)
    await run(`insert into message (id, conversation_id, created_at, type, way, text, files)
      select id, id, created_at, 'created', case kind when 'lead' then 'chat' else 'page' end, '', '[]'
      from conversation where kind <> 'ticket' on conflict do nothing`)
    if ((await columnsOf(db, 'ticket_event')).length > 0) {
      await run(`insert into message (id, conversation_id, created_at, type, way, text, files)
        select id, ticket_id, created_at, type,
          case when type in ('staff-reply', 'solved-by-staff') then 'terminal' else 'page' end, text, files
        from ticket_event where true on conflict do nothing`)
      await run('drop table ticket_event')
    }
    if ((await columnsOf(db, 'ticket_secret')).length > 0) {
      await run(`insert into conversation_secret select hash, ticket_id, created_at, expires_at
        from ticket_secret where true on conflict do nothing`)
      await run('drop table ticket_secret')
    }
    await run(`update outbox set conversation_id = coalesce(
      (select id from conversation where id = record_id),
      (select conversation_id from message where id = record_id)
    ) where conversation_id is null`)
    await run('create index if not exists outbox_conversation on outbox (conversation_id, created_at)')
    if ((await columnsOf(db, 'attachment')).includes('ticket_id'))
      await run('update attachment set conversation_id = ticket_id where ticket_id is not null')
    await run('create index if not exists attachment_conversation on attachment (conversation_id)')
    for (const index of [
      'attachment_ticket',
      'ticket_mailbox',
      'contact_request_mailbox',
      'chat_lead_mailbox',
    ])
      await run(`drop index if exists ${index}`)
    await dropColumns(db, 'attachment', 'ticket_id')
    await dropColumns(db, 'ticket', 'name', 'email', 'mailbox', 'language', 'state', 'answer_by')
    await dropColumns(db, 'contact_request', 'name', 'email', 'mailbox', 'language')
    await dropColumns(db, 'chat_lead', 'name', 'email', 'mailbox', 'language')
  },
}

/** The desk: who may use it, what they did, and what they work with. */
const createDeskTables = statements(
  `create table if not exists staff (
    id text primary key, created_at text not null, email text not null, mailbox text not null unique,
    name text not null
  )`,
  `create table if not exists staff_link (
    hash text primary key, staff_id text not null references staff (id) on delete cascade,
    created_at text not null, expires_at text not null
  )`,
  `create table if not exists staff_session (
    hash text primary key, id text not null unique,
    staff_id text not null references staff (id) on delete cascade,
    created_at text not null, seen_at text not null, confirmed_at text not null, agent text not null
  )`,
  `create table if not exists staff_passkey (
    id text primary key, staff_id text not null references staff (id) on delete cascade,
    created_at text not null, used_at text not null, name text not null,
    public_key text not null, counter integer not null, transports text not null
  )`,
  `create table if not exists staff_challenge (
    hash text primary key, purpose text not null, value text not null, expires_at text not null
  )`,
  `create table if not exists journal (
    id text primary key, created_at text not null, staff text not null, act text not null,
    conversation_id text, detail text not null, network text not null
  )`,
  'create index if not exists journal_conversation on journal (conversation_id, created_at)',
  'create index if not exists journal_age on journal (created_at)',
  `create table if not exists draft (
    staff_id text not null references staff (id) on delete cascade,
    conversation_id text not null references conversation (id) on delete cascade,
    changed_at text not null, text text not null, files text not null,
    primary key (staff_id, conversation_id)
  )`,
  `create table if not exists blocked_address (
    mailbox text primary key, created_at text not null, staff text not null
  )`,
  `create table if not exists analysis_pencil (
    analysis_id text primary key references analysis (id) on delete cascade,
    changed_at text not null, staff text not null, name text not null, pencil text not null, sent_at text
  )`,
  'create index if not exists staff_session_owner on staff_session (staff_id)',
  'create index if not exists staff_link_owner on staff_link (staff_id)',
  'create index if not exists staff_passkey_owner on staff_passkey (staff_id)',
  'create index if not exists draft_conversation on draft (conversation_id, changed_at)',
  'create index if not exists conversation_changed on conversation (changed_at)',
  'create index if not exists outbox_bounced on outbox (bounced_at) where bounced_at is not null',
)

/**
 * The words of everything that was said, and the engine's index of them, which keeps itself: triggers on
 * SQLite, a generated column on PostgreSQL. The index on SQLite has places of its own, as row ids of other
 * tables may change; it removes words at once and for good (`secure-delete`). The words are folded before, so that
 * both engines only have to cut at blanks.
 */
async function createSearch(db: Db): Promise<void> {
  const vector = ", vector tsvector generated always as (to_tsvector('simple', words)) stored"
  const table = `create table if not exists search_text (
    id text primary key, conversation_id text not null references conversation (id) on delete cascade,
    created_at text not null, words text not null${isPostgres(db) ? vector : ''}
  )`
  const common = [
    table,
    'create index if not exists search_text_owner on search_text (conversation_id)',
    'create index if not exists search_text_age on search_text (created_at)',
  ]
  const ofSqlite = [
    'create table if not exists search_index_place (place integer primary key, id text not null unique)',
    `create virtual table if not exists search_index using
      fts5(words, content = '', columnsize = 0, detail = none, tokenize = 'ascii', prefix = '1 2 3')`,
    "insert into search_index (search_index, rank) values ('secure-delete', 1)",
    `create trigger if not exists search_text_added after insert on search_text begin
      insert into search_index_place (id) values (new.id);
      insert into search_index (rowid, words)
        select place, new.words from search_index_place where id = new.id;
    end`,
    `create trigger if not exists search_text_removed after delete on search_text begin
      insert into search_index (search_index, rowid, words)
        select 'delete', place, old.words from search_index_place where id = old.id;
      delete from search_index_place where id = old.id;
    end`,
  ]
  const ofPostgres = ['create index if not exists search_text_words on search_text using gin (vector)']
  for (const statement of [...common, ...(isPostgres(db) ? ofPostgres : ofSqlite)])
    await sql.raw(statement).execute(db)
  await fillSearch(db)
}

const addDesk: Migration = {
  async up(db: Kysely<unknown>) {
    await createDeskTables.up(db)
    await addColumn(db, 'conversation', 'snoozed_until', 'text')
    await addColumn(db, 'conversation', 'merged_into', 'text')
    await addColumn(db, 'conversation', 'first_answer_at', 'text')
    await addColumn(db, 'conversation', 'first_promise', 'text')
    const run = (statement: string) => sql.raw(statement).execute(db)
    // Of one that was reopened only the newest promise is known.
    await run(`update conversation set first_promise = answer_by, first_answer_at = (
        select min(created_at) from message
        where conversation_id = conversation.id and type in ('staff-reply', 'solved-by-staff')
      ) where first_answer_at is null and exists (select 1 from message
        where conversation_id = conversation.id and type in ('staff-reply', 'solved-by-staff'))`)
    // The lists of the desk, with all they ask for: skipping rows reads only the index.
    await run(`create index if not exists conversation_due
      on conversation (state, answer_by, id, merged_into, snoozed_until, assignee)`)
    await run(`create index if not exists conversation_recent
      on conversation (state, changed_at, id, merged_into, snoozed_until)`)
    await run('create index if not exists conversation_begun on conversation (created_at)')
    await run('create index if not exists conversation_snoozed on conversation (snoozed_until)')
    await run('create index if not exists conversation_merged on conversation (merged_into)')
    await run('drop index if exists conversation_promise')
    await createSearch(db)
  },
}

/** Nothing reads a whole table. SQLite overrates an index on what is mostly null: these two leave that out. */
const addIndexesOfGrowth = statements(
  'drop index if exists conversation_merged',
  'create index conversation_merged on conversation (merged_into) where merged_into is not null',
  'drop index if exists conversation_snoozed',
  'create index conversation_snoozed on conversation (snoozed_until) where snoozed_until is not null',
  'create index if not exists outbox_record on outbox (record_id)',
  'create index if not exists consent_age on consent (created_at)',
)

/** What others wrote in a conversation, and mails about it: they go with its person, or with theirs. */
const addIndexesOfErasure = statements(
  "create index if not exists message_sender on message (sender) where sender <> ''",
  `create index if not exists incoming_mail_conversation on incoming_mail (conversation_id)
    where conversation_id is not null`,
)

/**
 * All migrations by name, in order. SQLite does not run DDL in Kysely's transaction: each must bear a second run.
 * Column types are `text`, `integer`, `bigint` and `bytea`: both engines know them.
 */
export const migrations = {
  '0001-create-tables': createTables,
  '0002-tickets': addTickets,
  '0003-attachments': createAttachmentTables,
  '0004-chat-leads': createChatLeads,
  '0005-consents': createConsents,
  '0006-vitals': createVitalsHistogram,
  '0007-counted-posts': createCountedPosts,
  '0008-suspicion': createSuspicion,
  '0009-mailboxes': addMailboxes,
  '0011-server-state': createServerState,
  '0012-files-of-events': nameFilesById,
  '0013-lead-questions': addLeadQuestions,
  '0014-orders': addOrders,
  '0015-analyses': createAnalyses,
  '0016-conversations': createConversations,
  '0017-desk': addDesk,
  '0018-growth': addIndexesOfGrowth,
  '0019-erasure': addIndexesOfErasure,
} satisfies Record<string, Migration>

/** A migration of plain SQL, one statement after another. */
function statements(...all: string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const statement of all) await sql.raw(statement).execute(db)
    },
  }
}

/** Adds a column unless it is there: a second run must change nothing, and SQLite has no `if not exists` here. */
async function addColumn(db: Kysely<unknown>, table: string, column: string, type: string) {
  if ((await columnsOf(db, table)).includes(column)) return
  await sql`alter table ${sql.table(table)} add column ${sql.ref(column)} ${sql.raw(type)}`.execute(db)
}

/** Drops those of the columns that are still there. */
async function dropColumns(db: Kysely<unknown>, table: string, ...columns: string[]) {
  const existing = await columnsOf(db, table)
  for (const column of columns)
    if (existing.includes(column))
      await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db)
}

/** Names of a table's columns; none if there is no such table. */
async function columnsOf(db: Kysely<unknown>, table: string): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? []
}
