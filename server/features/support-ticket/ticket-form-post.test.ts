import { expect, test } from 'vitest'

import { SECOND } from '#domain/language/a-locale.ts'
import { TICKET_LIMITS } from '#domain/support-ticket/ticket-request.ts'

import { startTestApp } from '../../test-app.ts'
import { aTicketForm } from './a-ticket.ts'

test('a plain form is kept as the dialog would have sent it, and leads to the page that says so', async () => {
  await using app = await startTestApp()
  const form = aTicketForm({
    url: 'firma.example/pood',
    description: 'Since nine.\r\nOnly white.',
    category: '',
  })
  const response = await app.postTicketForm(form)
  expect([response.statusCode, response.headers.location]).toEqual([303, `/${SECOND}/ticket/sent`])
  expect(await app.tickets()).toMatchObject([
    {
      name: 'Mari Maasikas',
      category: 'General',
      message: 'Since nine.\nOnly white.\n\nURL: https://firma.example/pood',
      language: SECOND,
    },
  ])
  expect(await app.mails()).toHaveLength(2)
})

test.each([
  ['a blank subject', { subject: ' ' }, 'subject-missing'],
  ['a blank description', { description: '' }, 'description-missing'],
  ['a blank name', { name: '' }, 'name-missing'],
  ['a blank email', { email: '' }, 'email-missing'],
  ['a malformed email', { email: 'mari at firma' }, 'email-malformed'],
  ['a malformed website', { url: 'ftp://x' }, 'url-malformed'],
  ['a name too long', { name: 'x'.repeat(TICKET_LIMITS.name + 1) }, 'too-long'],
  ['an unknown category', { category: 'Complaint' }, 'malformed'],
  ['a field of the payload', { customerName: 'Mari' }, 'malformed'],
])('a plain form with %s leads to the page that says why, and nothing changes', async (_, field, code) => {
  await using app = await startTestApp()
  const response = await app.postTicketForm(aTicketForm(field), {
    referer: `http://localhost:3000/${SECOND}`,
  })
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    `/${SECOND}/ticket/not-sent#${code}`,
  ])
  expect(await app.countRows()).toBe(0)
})

test.each(['subject', 'description', 'name', 'email'])(
  'a plain form without %s is refused',
  async (field) => {
    await using app = await startTestApp()
    const form = new URLSearchParams(aTicketForm())
    form.delete(field)
    const response = await app.postTicketForm(form.toString())
    expect(response.headers.location).toBe(`/${SECOND}/ticket/not-sent#${field}-missing`)
  },
)
