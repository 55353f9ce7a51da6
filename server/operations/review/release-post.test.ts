import { expect, test } from 'vitest'

import { keepAttachment } from '../../features/support-ticket/attachments/test-attachment.ts'
import { aChatLead } from '../../features/chat-assistant/a-chat-lead.ts'
import { startTestAgency } from '../commands/agency/test-agency.ts'
import { aContactRequest } from '../../features/contact-form/a-contact-request.ts'
import { aTicket } from '../../features/support-ticket/a-ticket.ts'
import { markDiscarded } from '../../abuse/review/review-rows.ts'

const HELD = { 'form-token': '' }

/** A desk with posts of two people that were set aside, of every kind. */
async function startWithHeld() {
  const desk = await startTestAgency()
  const { app } = desk
  for (const person of ['jaan', 'mari']) {
    await app.postContact(aContactRequest({ email: `${person}@contact.example` }), HELD)
    await app.postJson('/api/chatbot-lead', aChatLead({ email: `${person}@lead.example` }), HELD)
    await app.postTicket(aTicket({ customerEmail: `${person}@ticket.example` }), HELD)
  }
  const posts = [...(await app.contactRequests()), ...(await app.chatLeads()), ...(await app.tickets())]
  return { ...desk, posts }
}

test('of posts that were set aside those that are released are mailed about, and no other', async () => {
  await using desk = await startWithHeld()
  const ids = desk.posts.filter(({ email }) => email.startsWith('mari')).map(({ id }) => id)
  await desk.agency('review', 'release', ...ids)
  const recipients = (await desk.app.mails()).map(({ recipient }) => recipient)
  expect(recipients.filter((recipient) => !recipient.endsWith('agency.example')).toSorted()).toEqual([
    'mari@contact.example',
    'mari@lead.example',
    'mari@ticket.example',
  ])
})

test('a ticket that is released takes along its own files, in the order of the customer', async () => {
  await using desk = await startTestAgency()
  const [created_at, db] = [desk.now().toISOString(), desk.db]
  const keep = (name: string) => keepAttachment(desk.write, ['words'], { name, created_at })
  const files = [await keep('c.txt'), await keep('a.txt'), await keep('b.txt')]
  await desk.app.postTicket(aTicket({ attachments: files }), HELD)
  await desk.app.postTicket(aTicket({ attachments: [await keep('other.txt')] }), HELD)
  const claimed = await db.selectFrom('attachment').select('ticket_id').where('name', '=', 'a.txt').execute()
  await desk.agency('review', 'release', ...claimed.map(({ ticket_id }) => ticket_id ?? ''))
  const sent = await db.selectFrom('outbox_attachment').select('attachment_id').orderBy('place').execute()
  expect(sent.map(({ attachment_id }) => attachment_id)).toEqual(files)
})

test('nobody has the link to a ticket that was set aside until it is released', async () => {
  await using desk = await startWithHeld()
  const links = () => desk.db.selectFrom('ticket_secret').select('ticket_id').execute()
  expect(await links()).toEqual([])
  const ids = desk.posts.filter(({ email }) => email === 'mari@ticket.example').map(({ id }) => id)
  await desk.agency('review', 'release', ...ids)
  expect(await links()).toEqual(ids.map((ticket_id) => ({ ticket_id })))
})

test('what was released stays so, also when somebody puts it away after all', async () => {
  await using desk = await startWithHeld()
  const [id = ''] = desk.posts.map((post) => post.id)
  await desk.agency('review', 'release', id)
  expect(await desk.write((trx) => markDiscarded(trx, id, desk.now()))).toBe('released')
  const review = (await desk.app.reviews()).find(({ record_id }) => record_id === id)
  expect(review?.state).toBe('released')
})
