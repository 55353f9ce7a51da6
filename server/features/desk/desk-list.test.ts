import { sql } from 'kysely'
import { expect } from 'vitest'

import { DESK_MOST_COUNTED } from '#domain/desk/desk.ts'

import { test } from './test-desk.ts'

const HOUR_MS = 60 * 60_000

test('what waits is in the order of its promise, without what was set aside', async ({ desk }) => {
  const request = await desk.contact() // promised within a day
  desk.advance(HOUR_MS)
  const ticket = await desk.ticket({ category: 'Content Update' })
  const outage = await desk.ticket({ category: 'Site Outage', subject: 'All is down' })
  await desk.postContact(
    { name: 'Robot', email: 'r@robot.example', message: 'x' },
    { 'form-token': 'forged' },
  )
  const { rows, counts, reviews, from } = await desk.list()
  const promised = rows.map(({ answerBy }) => answerBy)
  expect(promised).toEqual(promised.toSorted())
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([request, ticket, outage]))
  expect(rows[0]).toMatchObject({ id: outage, isUrgent: true, subject: 'All is down', hasBounce: false })
  expect(rows.find(({ id }) => id === request)).toMatchObject({
    kind: 'contact',
    number: '',
    subject: 'Please look at my website.',
  })
  expect([from, reviews]).toEqual([0, 1])
  expect(counts).toEqual({ open: 3, mine: 0, unassigned: 3, answered: 0, snoozed: 0, solved: 0 })
  expect((await desk.list('from=1')).rows.map(({ id }) => id)).toEqual(rows.slice(1).map(({ id }) => id))
  expect((await desk.list('kind=contact')).rows.map(({ id }) => id)).toEqual([request])
  expect((await desk.list('language=en')).rows.every(({ language }) => language === 'en')).toBe(true)
  await desk.answer(ticket, 'Soon')
  await desk.answer(outage, 'Up again', 'anna', true)
  expect((await desk.list('filter=answered')).rows.map(({ id }) => id)).toEqual([ticket])
  expect((await desk.list('filter=solved')).rows.map(({ id }) => id)).toEqual([outage])
  expect((await desk.get('conversations?filter=all')).statusCode).toBe(400)
  expect((await desk.get('conversations?from=-1')).statusCode).toBe(400)
})

test('a list longer than anybody reads is counted no further', async ({ desk }) => {
  const ticket = await desk.ticket()
  await sql`insert into conversation
    (id, kind, created_at, changed_at, name, email, mailbox, language, state, answer_by)
    with recursive more (id) as (select 1 union all select id + 1 from more where id < ${sql.lit(DESK_MOST_COUNTED + 9)})
    select more.id || '', kind, created_at, changed_at, name, email, mailbox, language, 'solved', answer_by
    from more, conversation where conversation.id = ${ticket}`.execute(desk.db)
  const { counts } = await desk.list()
  expect([counts.open, counts.solved]).toEqual([1, DESK_MOST_COUNTED + 1])
})

test('a conversation shows what its customer gave, and what else they have with us', async ({ desk }) => {
  const ticket = await desk.ticket({ message: 'Look.\n\nURL: https://firma.example/a' })
  const request = await desk.contact({ email: 'Mari@firma.example', phone: '+1 202 555 0147' })
  const shown = await desk.show(ticket)
  expect(shown).toMatchObject({
    email: 'mari@firma.example',
    url: 'https://firma.example/a',
    category: 'Content Update',
    order: null,
    analysis: null,
    isBlocked: false,
  })
  expect(shown.others.map(({ id }) => id)).toEqual([request])
  expect((await desk.show(request)).phone).toBe('+1 202 555 0147')
  expect((await desk.get('conversations/none')).statusCode).toBe(404)
  expect((await desk.get(`conversations/${ticket}`)).headers['cache-control']).toBe('no-store')
})

test('the whole text of a mail and the bytes of a file are there on demand', async ({ desk }) => {
  const ticket = await desk.ticket()
  const [message] = (await desk.show(ticket)).messages
  await desk.db.updateTable('message').set({ original: 'All of it' }).execute()
  expect((await desk.show(ticket)).messages[0]?.hasOriginal).toBe(true)
  expect((await desk.get(`messages/${message?.id}/original`)).json()).toEqual({ text: 'All of it' })
  expect((await desk.get('messages/none/original')).statusCode).toBe(404)
  expect((await desk.get('files/none')).statusCode).toBe(404)
})
