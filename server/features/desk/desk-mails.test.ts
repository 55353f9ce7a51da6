import { expect } from 'vitest'

import type { DeskMail, DeskReview } from '#domain/desk/desk.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { erasePerson } from '../personal-data/person.ts'
import { aChatLead, aContactRequest, secretIn } from '../../test-posts.ts'
import { startTestDesk, test } from './test-desk.ts'

type Desk = Awaited<ReturnType<typeof startTestDesk>>

const FORGED = { 'form-token': 'forged' }

test('what was set aside is let through or put away, many at once, and only once', async ({ desk }) => {
  for (const message of ['one', 'two', 'three'])
    await desk.postContact({ name: 'Mari', email: `${message}@firma.example`, message }, FORGED)
  const reviews = (await desk.get('reviews')).json<DeskReview[]>()
  expect(reviews).toMatchObject([{ kind: 'contact', name: 'Mari', reasons: ['token-forged'] }, {}, {}])
  const [first, second, third] = reviews.map(({ id }) => id)
  const decide = (ids: unknown[], decision: string) => desk.post('reviews', { ids, decision })
  const both = await Promise.all([decide([first, second], 'release'), decide([first, second], 'release')])
  expect(both[1].json<DeskReview[]>().map(({ id }) => id)).toEqual([third])
  expect((await decide([third], 'discard')).json()).toEqual([])
  const { counts, rows } = await desk.list()
  expect([counts.open, rows.map(({ id }) => id).toSorted()]).toEqual([2, [first, second].toSorted()])
  const staffMails = (await desk.mails()).filter(({ kind }) => kind === 'contact-notification')
  expect(staffMails).toHaveLength(2)
  const journal = await desk.db.selectFrom('journal').select('act').execute()
  expect(journal.map(({ act }) => act).toSorted()).toEqual(['discarded', 'released', 'released'])
  expect((await decide([], 'release')).statusCode).toBe(400)
})

test('what was set aside shows all that was sent, so that it can be judged', async ({ desk }) => {
  const request = { url: 'firma.example', startTime: 'this-week', phone: '+1 202 555 0147' }
  await desk.postContact(aContactRequest({ ...request, package: 'business' }), FORGED)
  desk.advance(1_000)
  await desk.postJson('/api/chatbot-lead', aChatLead({ questions: ['Do you mend ovens?'] }), FORGED)
  expect((await desk.get('reviews')).json()).toMatchObject([
    {
      ...{ kind: 'contact', text: 'Please look at my website.', language: 'en' },
      ...{ ...request, url: 'https://firma.example', order: { package: 'business', addOns: [] } },
    },
    {
      ...{ kind: 'lead', text: 'Do you mend ovens?', phone: '+372 555 0100', language: SECOND },
      ...{ url: '', startTime: '', order: null },
    },
  ])
})

/** A ticket whose answer came back. */
async function bouncedAnswer(desk: Desk) {
  const id = await desk.ticket()
  await desk.answer(id, 'It works.')
  const mail = (await desk.mails()).find(({ kind }) => kind === 'answer')
  const bounced = { bounce: '550 unknown', bounced_at: desk.now().toISOString(), is_hard_bounce: 1 }
  await desk.db
    .updateTable('outbox')
    .set({ state: 'sent', text: '', html: '', ...bounced })
    .where('id', '=', mail?.id ?? '')
    .execute()
  return { id, mailId: mail?.id ?? '' }
}

test('an answer that came back goes to another address, written again', async ({ desk }) => {
  const { id, mailId } = await bouncedAnswer(desk)
  expect(await desk.show(id)).toMatchObject({ hasBounce: true, troubles: [{ reason: '550 unknown' }] })
  expect((await desk.list()).mails).toBe(1)
  const refused = await desk.post(`mails/${mailId}/redirect`, { to: 'no address' })
  expect(refused.statusCode).toBe(400)
  const left = await desk.post(`mails/${mailId}/redirect`, { to: 'mari@right.example' })
  expect(left.json()).toEqual([])
  const sent = (await desk.mails()).filter(({ kind, state }) => kind === 'answer' && state === 'queued')
  expect(sent).toMatchObject([{ recipient: 'mari@right.example' }])
  expect(sent[0]?.text).toContain('It works.')
  expect((await desk.show(id)).hasBounce).toBe(false)
})

test('a dead mail is tried again, once; what cannot be written again is put away', async ({ desk }) => {
  const id = await desk.ticket()
  const confirmation = (await desk.mails()).find(({ kind }) => kind === 'ticket-confirmation')?.id ?? ''
  const set = (state: 'dead' | 'sent', bounced_at: string | null) =>
    desk.db.updateTable('outbox').set({ state, bounced_at }).where('id', '=', confirmation).execute()
  await set('dead', null)
  expect((await desk.get('mails')).json()).toMatchObject([{ way: 'out', conversationId: id, text: '' }])
  expect((await desk.post(`mails/${confirmation}/retry`)).json()).toEqual([])
  await set('sent', null)
  expect((await desk.post(`mails/${confirmation}/retry`)).statusCode).toBe(409)
  await set('sent', desk.now().toISOString())
  expect((await desk.post(`mails/${confirmation}/retry`)).statusCode).toBe(409)
  expect((await desk.post(`mails/${confirmation}/discard`)).json()).toEqual([])
  expect((await desk.post(`mails/${confirmation}/discard`)).statusCode).toBe(404)
})

test('a mail that waits is released from the mailbox, or put away without its text', async () => {
  const released: string[] = []
  const releaseMail = (id: string) => Promise.resolve(released.push(id) === 1)
  const erase = () => Promise.resolve({})
  await using desk = await startTestDesk({ deskOperations: { releaseMail, erase } })
  await desk.db
    .insertInto('incoming_mail')
    .values({
      ...{ id: 'm', created_at: '2026-03-02', hash: 'h', message_id: '', content_hash: 'c', sender: 'x@y.z' },
      ...{ mailbox: 'x@y.z', subject: 'Hello', outcome: 'waiting', reason: 'too-many', text: 'Words' },
    })
    .execute()
  expect((await desk.get('mails')).json<DeskMail[]>()).toMatchObject([{ way: 'in', text: 'Words' }])
  expect((await desk.post('mails/m/release')).statusCode).toBe(200)
  expect((await desk.post('mails/m/release')).statusCode).toBe(409)
  expect(released).toEqual(['m', 'm'])
  expect((await desk.post('mails/m/discard')).json()).toEqual([])
  expect(await desk.db.selectFrom('incoming_mail').select('text').execute()).toEqual([{ text: '' }])
})

test('what a blocked address sends is set aside, and nothing automatic goes there', async ({ desk }) => {
  const id = await desk.ticket()
  const secret = secretIn((await desk.mails()).find(({ kind }) => kind === 'ticket-confirmation'))
  await desk.post(`conversations/${id}/solve`)
  desk.advance(60_000)
  expect((await desk.post(`conversations/${id}/block`, { isBlocked: true })).json()).toMatchObject({
    isBlocked: true,
    journal: [{ act: 'solved' }, { act: 'blocked' }],
  })
  const mails = (await desk.mails()).length
  await desk.ticket({ customerEmail: 'MARI@firma.example' })
  await desk.postJson('/api/ticket-replies', { secret, message: 'You!' })
  expect((await desk.mails()).length).toBe(mails)
  expect(await desk.list()).toMatchObject({ rows: [], reviews: 1 })
  expect((await desk.get('reviews')).json()).toMatchObject([{ reasons: ['address-blocked'] }])
  expect((await desk.show(id)).messages.at(-1)?.text).toBe('You!')
  await desk.post(`conversations/${id}/block`, { isBlocked: false })
  await desk.ticket()
  expect((await desk.list()).counts.open).toBe(1)
})

test('a person is counted, exported and erased from a conversation; the journal stays, without them', async () => {
  const own: { desk?: Desk } = {}
  await using desk = await startTestDesk({
    deskOperations: {
      releaseMail: () => Promise.resolve(false),
      erase: async (mailbox, alongside) => {
        if (own.desk === undefined) throw new Error('no desk yet')
        return (await erasePerson(own.desk.write, mailbox, own.desk.now(), alongside)).rows
      },
    },
  })
  own.desk = desk
  const id = await desk.ticket()
  await desk.contact({ email: 'other@firma.example' })
  await desk.put(`conversations/${id}/draft`, { text: 'Dear Mari', files: [] })
  const corrected = { email: 'mari.m@firma.example', seen: 'mari@firma.example' }
  await desk.post(`conversations/${id}/address`, corrected)
  const counts = (await desk.get(`conversations/${id}/person`)).json<Record<string, number>>()
  expect(counts).toMatchObject({ conversation: 1, ticket: 1, draft: 1, contact_request: 0 })
  const exported = await desk.get(`conversations/${id}/export`)
  expect(exported.headers['content-disposition']).toBe('attachment; filename="person.json"')
  expect(exported.json()).toMatchObject({ conversation: [{ email: 'mari.m@firma.example' }], draft: [{}] })
  expect((await desk.post(`conversations/${id}/erase`)).json()).toEqual(counts)
  expect((await desk.get(`conversations/${id}`)).statusCode).toBe(404)
  expect((await desk.list()).counts.open).toBe(1)
  const journal = await desk.db.selectFrom('journal').selectAll().orderBy('created_at').execute()
  expect(journal.map(({ act }) => act).toSorted()).toEqual(['erased', 'exported', 'readdressed'])
  expect(JSON.stringify(journal)).not.toMatch(/mari/i)
})
