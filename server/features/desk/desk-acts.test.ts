import { randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import type { DeskConversation } from '#domain/desk/desk.ts'

import { secretIn } from '../../test-posts.ts'
import { test } from './test-desk.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

test('an answer goes out once, is on the customer’s page, and takes its draft along', async ({ desk }) => {
  const id = await desk.ticket()
  const secret = secretIn((await desk.mails()).find(({ kind }) => kind === 'ticket-confirmation'))
  const drafting = await desk.put(`conversations/${id}/draft`, { text: 'It wor', files: [] })
  expect(drafting.statusCode).toBe(204)
  expect((await desk.show(id, 'bert')).writing).toEqual(['Anna'])
  expect((await desk.show(id)).draft).toEqual({ text: 'It wor', files: [] })

  const seen = (await desk.show(id)).messages.at(-1)?.id
  const words = { text: ' It works **again**.\r\n', files: [], isSolved: true, seen }
  const key = randomUUID()
  const first = await desk.post(`conversations/${id}/answer`, words, 'anna', key)
  const copy = await desk.post(`conversations/${id}/answer`, words, 'anna', key)
  expect([first.statusCode, copy.statusCode]).toEqual([200, 200])
  const conversation = copy.json<DeskConversation>()
  expect(conversation).toMatchObject({ state: 'solved', draft: null, hasBounce: false })
  expect(conversation.messages.map(({ type, text, staff }) => [type, text, staff])).toEqual([
    ['created', 'We open at eight now.', ''],
    ['staff-reply', 'It works **again**.', 'anna@agency.example'],
    ['solved-by-staff', '', 'anna@agency.example'],
  ])
  expect(conversation.journal.map(({ act, staff }) => [act, staff]).toSorted()).toEqual([
    ['answered', 'anna@agency.example'],
    ['solved', 'anna@agency.example'],
  ])
  const sent = (await desk.mails()).filter(({ kind }) => kind === 'answer' || kind === 'closed')
  expect(sent.map(({ recipient }) => recipient)).toEqual(['mari@firma.example'])
  const page = await desk.postJson('/api/ticket-status', { secret })
  expect(page.json()).toMatchObject({ state: 'solved', events: [{}, { text: 'It works **again**.' }, {}] })
  expect(page.body).not.toContain('anna@')
})

test('of two who answer at once one is sent; the other is told, and keeps the draft', async ({ desk }) => {
  const id = await desk.ticket()
  const seen = (await desk.show(id)).messages.at(-1)?.id
  await desk.put(`conversations/${id}/draft`, { text: 'From Bert', files: [] }, 'bert')
  const send = (as: 'anna' | 'bert') =>
    desk.post(`conversations/${id}/answer`, { text: `From ${as}`, files: [], isSolved: false, seen }, as)
  const answers = await Promise.all([send('anna'), send('bert'), send('anna')])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
  const lost = answers.find(({ statusCode }) => statusCode === 409)
  expect(lost?.json()).toMatchObject({ type: 'urn:valmis:problem:desk-unseen' })
  const { messages, draft } = await desk.show(id, 'bert')
  expect(messages).toHaveLength(2)
  expect(draft === null).toBe(answers[1].statusCode === 200)
})

test('nothing is sent over what the customer wrote meanwhile, until it was seen', async ({ desk }) => {
  const id = await desk.ticket()
  const secret = secretIn((await desk.mails()).find(({ kind }) => kind === 'ticket-confirmation'))
  const seen = (await desk.show(id)).messages.at(-1)?.id
  desk.advance(MINUTE_MS)
  await desk.postJson('/api/ticket-replies', { secret, message: 'Never mind!' })
  const words = { text: 'Done', files: [], isSolved: false }
  expect((await desk.post(`conversations/${id}/answer`, { ...words, seen })).statusCode).toBe(409)
  expect((await desk.post(`conversations/${id}/answer`, { ...words, seen: 'unknown' })).statusCode).toBe(409)
  desk.advance(MINUTE_MS)
  expect((await desk.answer(id, 'Done')).statusCode).toBe(200)
  expect((await desk.show(id)).messages).toHaveLength(3)
})

test('a snoozed conversation is away until its time, or until its customer writes', async ({ desk }) => {
  const id = await desk.ticket()
  const secret = secretIn((await desk.mails()).find(({ kind }) => kind === 'ticket-confirmation'))
  const until = new Date(desk.now().getTime() + DAY_MS).toISOString()
  const seen = async () => {
    const { rows, counts } = await desk.list()
    expect(rows.map((row) => row.id)).toEqual(counts.open === 1 ? [id] : [])
    return [counts.open, counts.snoozed]
  }
  expect((await desk.post(`conversations/${id}/snooze`, { until: '2020-01-01T00:00:00Z' })).statusCode).toBe(
    400,
  )
  expect((await desk.post(`conversations/${id}/snooze`, { until: 'tomorrow' })).statusCode).toBe(400)
  await desk.post(`conversations/${id}/snooze`, { until })
  expect(await seen()).toEqual([0, 1])
  expect((await desk.list('filter=snoozed')).rows).toMatchObject([{ id, snoozedUntil: until }])
  await desk.postJson('/api/ticket-replies', { secret, message: 'Hello?' })
  expect(await seen()).toEqual([1, 0])
  await desk.post(`conversations/${id}/snooze`, { until })
  desk.advance(DAY_MS)
  expect(await seen()).toEqual([1, 0])
})

test('notes, assigning, solving and reopening work, and are in the journal', async ({ desk }) => {
  const id = await desk.ticket()
  const act = async (what: string, body: object = {}) => {
    desk.advance(MINUTE_MS)
    return (await desk.post(`conversations/${id}/${what}`, body)).json<DeskConversation>()
  }
  await act('note', { text: 'Ask her son', files: [] })
  expect((await act('assign', { staff: 'bert@agency.example' })).assignee).toBe('bert@agency.example')
  expect((await desk.list('filter=mine', 'bert')).rows).toHaveLength(1)
  expect((await desk.list('filter=unassigned')).rows).toHaveLength(0)
  expect((await desk.post(`conversations/${id}/assign`, { staff: 'who@else.example' })).statusCode).toBe(409)
  expect((await act('assign', { staff: '' })).assignee).toBe('')
  const solved = await act('solve')
  expect(solved.state).toBe('solved')
  await act('solve')
  desk.advance(DAY_MS)
  const reopened = await act('reopen')
  expect(reopened.state).toBe('open')
  expect(reopened.answerBy > solved.answerBy).toBe(true)
  const acts = reopened.journal.map((deed) => deed.act)
  expect(acts).toEqual(['noted', 'assigned', 'assigned', 'solved', 'reopened'])
  expect((await desk.mails()).filter(({ kind }) => kind === 'closed')).toHaveLength(1)
})

test('another address gets what waits and follows; links stay, the journal says who, nobody overwrites unseen', async ({
  desk,
}) => {
  const wrong = 'mari@frima.example'
  const id = await desk.ticket({ customerEmail: wrong })
  const secret = secretIn((await desk.mails()).find(({ kind }) => kind === 'ticket-confirmation'))
  await desk.db.updateTable('outbox').set({ state: 'sent' }).execute()
  await desk.answer(id, 'Soon')
  desk.advance(MINUTE_MS)
  const readdress = (email: string, seen: string) => desk.post(`conversations/${id}/address`, { email, seen })
  for (const email of ['', 'mari', 'a@b.example, c@d.example'])
    expect((await readdress(email, wrong)).statusCode).toBe(400)
  expect((await readdress(' Mari@firma.example ', 'other@firma.example')).statusCode).toBe(409)
  const changed = (await readdress(' Mari@firma.example ', wrong)).json<DeskConversation>()
  expect(changed).toMatchObject({
    email: 'Mari@firma.example',
    journal: [{ act: 'answered' }, { act: 'readdressed', staff: 'anna@agency.example' }],
  })
  expect(changed.journal[1]?.detail).toBe('Mari@firma.example')
  expect((await readdress('other@firma.example', wrong)).statusCode).toBe(409)

  await desk.answer(id, 'Done')
  const toCustomer = (await desk.mails()).filter(({ kind }) => /^(?:ticket-confirmation|answer)$/.test(kind))
  expect(toCustomer.map(({ recipient }) => recipient)).toEqual([
    wrong,
    'Mari@firma.example',
    'Mari@firma.example',
  ])
  expect((await desk.postJson('/api/ticket-status', { secret })).statusCode).toBe(200)
  const twice = await desk.contact({ email: 'mari@firma.example' })
  expect((await desk.show(id)).others.map((other) => other.id)).toEqual([twice])
  const hits = (await desk.get('search?q=mari@firma.example')).json<{ rows: { id: string }[] }>()
  expect(hits.rows.map((row) => row.id).toSorted()).toEqual([id, twice].toSorted())
})

test('what was sent twice is merged into one, to which every link and file leads', async ({ desk }) => {
  const kept = await desk.contact({ email: 'mari@firma.example', phone: '+1 202 555 0147' })
  desk.advance(MINUTE_MS)
  const twice = await desk.ticket({ subject: 'The same again', message: 'As I said.\n\nURL: Not provided' })
  const secret = secretIn((await desk.mails()).find(({ kind }) => kind === 'ticket-confirmation'))
  await desk.put(`conversations/${twice}/draft`, { text: 'Second', files: [] })
  await desk.put(`conversations/${kept}/draft`, { text: 'First', files: [] })
  const stranger = await desk.contact({ email: 'other@firma.example' })
  expect((await desk.post(`conversations/${stranger}/merge`, { into: kept })).statusCode).toBe(409)
  expect((await desk.post(`conversations/${kept}/merge`, { into: kept })).statusCode).toBe(409)

  const mails = (await desk.mails()).length
  const merged = (await desk.post(`conversations/${twice}/merge`, { into: kept })).json<DeskConversation>()
  expect(merged).toMatchObject({ id: kept, draft: { text: 'First\n\nSecond' }, others: [] })
  expect(merged.phone).toBe('+1 202 555 0147')
  expect(merged.messages.map(({ text }) => text)).toEqual([
    'Please look at my website.',
    'The same again\n\nAs I said.',
  ])
  expect((await desk.list()).counts.open).toBe(2)
  expect((await desk.show(twice)).id).toBe(kept)
  expect((await desk.mails()).length).toBe(mails)
  await desk.postJson('/api/ticket-replies', { secret, message: 'By the old link' })
  expect((await desk.show(kept)).messages.at(-1)?.text).toBe('By the old link')
})
