import { sql } from 'kysely'
import { expect } from 'vitest'

import { test } from '../test-app.ts'
import { migrations } from './migrations.ts'

test('tickets, requests and leads become conversations, also in a second run', async ({ store }) => {
  const run = (statement: string) => sql.raw(statement).execute(store.db)
  // The tables as they were before.
  for (const table of ['message', 'conversation_secret', 'conversation']) await run(`drop table ${table}`)
  for (const table of ['ticket', 'contact_request', 'chat_lead'])
    for (const column of ['name', 'email', 'mailbox', 'language'])
      await run(`alter table ${table} add column ${column} text not null default ''`)
  for (const column of ['state', 'answer_by'])
    await run(`alter table ticket add column ${column} text not null default ''`)
  await run('alter table attachment add column ticket_id text')
  for (const table of ['ticket_event', 'ticket_secret'])
    await run(
      table === 'ticket_event'
        ? 'create table ticket_event (id text, ticket_id text, created_at text, type text, text text, files text)'
        : 'create table ticket_secret (hash text, ticket_id text, created_at text, expires_at text)',
    )
  await run(`insert into ticket (id, created_at, number, category, urgency, subject, message, name, email, mailbox,
    language, state, answer_by) values ('t', '2026-03-01', 'K7M-3QX3', 'General', 'normal', 'Subject', 'Words',
    'Mari', 'Mari@firma.example', 'mari@firma.example', 'et', 'solved', '2026-03-04')`)
  await run(`insert into ticket_event values ('e1', 't', '2026-03-01', 'created', '', '["f"]'),
    ('e2', 't', '2026-03-02', 'staff-reply', 'Done', '[]')`)
  await run(`insert into ticket_secret values ('hash', 't', '2026-03-01', '2026-06-01')`)
  await run(`insert into attachment (id, created_at, ticket_id, name, type, size, state, network)
    values ('f', '2026-03-01', 't', 'a.png', 'image/png', 1, 'ready', '')`)
  await run(`insert into contact_request (id, created_at, phone, url, start_time, message, name, email, mailbox,
    language) values ('c', '2026-03-03', '', '', '', 'Hello', 'Jaan', 'jaan@b.example', 'jaan@b.example', 'en')`)
  await run(`insert into outbox (id, created_at, kind, record_id, sender, sender_name, recipient, recipient_mailbox,
    subject, text, html, language, message_id, auto_submitted, priority, state, attempts, next_attempt_at) values
    ('m', '2026-03-02', 'ticket-answer', 'e2', 'a@b.c', '', 'x@y.z', 'x@y.z', '', '', '', 'et', '<m@b.c>', 'no', 1,
    'sent', 1, '2026-03-02')`)

  const read = async () => ({
    conversations: await store.db.selectFrom('conversation').selectAll().orderBy('id').execute(),
    messages: await store.db.selectFrom('message').selectAll().orderBy('id').execute(),
    secrets: await store.db.selectFrom('conversation_secret').selectAll().execute(),
    files: await store.db.selectFrom('attachment').select(['id', 'conversation_id']).execute(),
    mails: await store.db.selectFrom('outbox').select(['id', 'conversation_id']).execute(),
  })
  await migrations['0016-conversations'].up(store.db)
  const kept = await read()
  expect(kept).toMatchObject({
    conversations: [
      { id: 'c', kind: 'contact', name: 'Jaan', state: 'answered', changed_at: '2026-03-03' },
      { id: 't', kind: 'ticket', mailbox: 'mari@firma.example', state: 'solved', changed_at: '2026-03-02' },
    ],
    messages: [
      { id: 'c', conversation_id: 'c', type: 'created', way: 'page' },
      { id: 'e1', conversation_id: 't', type: 'created', files: '["f"]' },
      { id: 'e2', conversation_id: 't', type: 'staff-reply', way: 'terminal', text: 'Done' },
    ],
    secrets: [{ hash: 'hash', conversation_id: 't', expires_at: '2026-06-01' }],
    files: [{ id: 'f', conversation_id: 't' }],
    mails: [{ id: 'm', conversation_id: 't' }],
  })
  await migrations['0016-conversations'].up(store.db)
  expect(await read()).toEqual(kept)
})
