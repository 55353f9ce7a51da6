import { expect, test } from 'vitest'

import { agency as catalogue } from '#content/catalogue/agency.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { startTestAgency } from '../commands/agency/test-agency.ts'
import { HOUR_MS, renderMail, testEffects } from '../../test-app.ts'
import { aChatLead, aContactRequest, aTicket } from '../../test-posts.ts'
import { remindOfReviews } from './remind-of-reviews.ts'

const HELD = { 'form-token': '' }

async function startWithReminders(mailboxes: Record<string, string> = {}) {
  const staff = await startTestAgency(mailboxes)
  const { write, now, settings } = staff
  return {
    ...staff,
    remind: () => remindOfReviews(write, testEffects(settings, now)),
    reminders: async () => (await staff.app.mails()).filter(({ kind }) => kind === 'review-waiting'),
  }
}

test('each mailbox is told what waits for it, once a day, until nothing does', async () => {
  await using staff = await startWithReminders()
  const { app, remind, reminders } = staff
  await remind()
  expect(await reminders()).toEqual([])
  await app.postContact(aContactRequest()) // of a person: another mail to the same mailbox
  await app.postContact(aContactRequest(), HELD)
  await app.postJson('/api/chatbot-lead', aChatLead(), HELD)
  await Promise.all([remind(), remind(), remind()]) // as several processes would
  const [first] = await reminders()
  expect(await reminders()).toHaveLength(1)
  expect(first).toMatchObject({
    recipient: 'sales@agency.example',
    language: catalogue.staffLanguage,
    auto_submitted: 'auto-generated',
    reply_to: null,
    priority: 0,
  })
  expect(first?.text).toContain('2')
  expect(first?.text).toContain('npm run agency review')
  expect(first?.text).not.toContain('mari')

  staff.advance(HOUR_MS)
  await app.postTicket(aTicket(), HELD)
  await remind()
  expect((await reminders()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'sales@agency.example',
    'support@agency.example',
  ])
  staff.advance(23 * HOUR_MS - 1)
  await remind()
  expect(await reminders()).toHaveLength(2)
  staff.advance(1)
  await remind()
  expect(await reminders()).toHaveLength(3)

  for (const { record_id } of await app.reviews()) await staff.agency('review', 'discard', record_id)
  staff.advance(48 * HOUR_MS)
  await remind()
  expect(await reminders()).toHaveLength(3)
})

test('one mailbox for everything gets one mail', async () => {
  await using staff = await startWithReminders({
    SALES_MAILBOX: 'all@agency.example',
    SUPPORT_MAILBOX: 'all@agency.example',
  })
  await staff.app.postContact(aContactRequest(), HELD)
  await staff.app.postTicket(aTicket(), HELD)
  await staff.remind()
  expect(await staff.reminders()).toHaveLength(1)
})

test('a reminder that a wrong clock dated into the future stops none', async () => {
  await using staff = await startWithReminders()
  await staff.app.postContact(aContactRequest(), HELD)
  staff.advance(1_000 * HOUR_MS)
  await staff.remind()
  staff.advance(-1_000 * HOUR_MS)
  await staff.remind()
  expect(await staff.reminders()).toHaveLength(2)
})

test.each(LOCALE_CODES)('the reminder in %s has its figures and the whole commands', (language) => {
  const { subject, text, html } = renderMail('review-waiting', language, { posts: '17', since: 'MONDAY' })
  expect(subject).toContain('17')
  expect(text).toContain('MONDAY')
  for (const command of ['review', 'review show <id>', 'review release <id>', 'review discard <id>'])
    expect(text).toContain(`npm run agency ${command}`)
  expect(html).toContain('<code>npm run agency review discard &lt;id&gt;</code>')
})
