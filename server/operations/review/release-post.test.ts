import { expect, test } from 'vitest'

import { keepAttachment } from '../../features/support-ticket/attachments/test-attachment.ts'
import { aChatLead } from '../../features/chat-assistant/a-chat-lead.ts'
import { startTestAgency } from '../commands/agency/test-agency.ts'
import { aContactRequest } from '../../features/contact-form/a-contact-request.ts'
import { aTicket } from '../../features/support-ticket/a-ticket.ts'
import { markDiscarded } from '../../abuse/review/review-rows.ts'

const HELD = { 'form-token': '' }

/** A staff with posts of two people that were set aside, of every kind. */
async function startWithHeld() {
  const staff = await startTestAgency()
  const { app } = staff
  for (const person of ['jaan', 'mari']) {
    await app.postContact(aContactRequest({ email: `${person}@contact.example` }), HELD)
    await app.postJson('/api/chatbot-lead', aChatLead({ email: `${person}@lead.example` }), HELD)
    await app.postTicket(aTicket({ customerEmail: `${person}@ticket.example` }), HELD)
  }
  const posts = [...(await app.contactRequests()), ...(await app.chatLeads()), ...(await app.tickets())]
  return { ...staff, posts }
}

test('of posts that were set aside those that are released are mailed about, and no other', async () => {
  await using staff = await startWithHeld()
  const ids = staff.posts.filter(({ email }) => email.startsWith('mari')).map(({ id }) => id)
  await staff.agency('review', 'release', ...ids)
  const recipients = (await staff.app.mails()).map(({ recipient }) => recipient)
  expect(recipients.filter((recipient) => !recipient.endsWith('agency.example')).toSorted()).toEqual([
    'mari@contact.example',
    'mari@lead.example',
    'mari@ticket.example',
  ])
})

test('a ticket that is released takes along its own files, in the order of the customer', async () => {
  await using staff = await startTestAgency()
  const [created_at, db] = [staff.now().toISOString(), staff.db]
  const keep = (name: string) => keepAttachment(staff.write, ['words'], { name, created_at })
  const files = [await keep('c.txt'), await keep('a.txt'), await keep('b.txt')]
  await staff.app.postTicket(aTicket({ attachments: files }), HELD)
  await staff.app.postTicket(aTicket({ attachments: [await keep('other.txt')] }), HELD)
  const claimed = await db.selectFrom('attachment').select('ticket_id').where('name', '=', 'a.txt').execute()
  await staff.agency('review', 'release', ...claimed.map(({ ticket_id }) => ticket_id ?? ''))
  const sent = await db.selectFrom('outbox_attachment').select('attachment_id').orderBy('place').execute()
  expect(sent.map(({ attachment_id }) => attachment_id)).toEqual(files)
})

test('nobody has the link to a ticket that was set aside until it is released', async () => {
  await using staff = await startWithHeld()
  const links = () => staff.db.selectFrom('ticket_secret').select('ticket_id').execute()
  expect(await links()).toEqual([])
  const ids = staff.posts.filter(({ email }) => email === 'mari@ticket.example').map(({ id }) => id)
  await staff.agency('review', 'release', ...ids)
  expect(await links()).toEqual(ids.map((ticket_id) => ({ ticket_id })))
})

test('what was released stays so, also when somebody puts it away after all', async () => {
  await using staff = await startWithHeld()
  const [id = ''] = staff.posts.map((post) => post.id)
  await staff.agency('review', 'release', id)
  expect(await staff.write((trx) => markDiscarded(trx, id, staff.now()))).toBe('released')
  const review = (await staff.app.reviews()).find(({ record_id }) => record_id === id)
  expect(review?.state).toBe('released')
})
