import { messages } from '#content/messages/messages.ts'

import { anAddress, mailsAbout } from '../fixtures/store.ts'
import { expect, test } from './test.ts'

const { supportTicket: words, ticketStatus } = messages.en
const DIALOG = 'dialog[open]'

test('a ticket is opened, its number shown, its page read and answered', async ({ visitor }) => {
  const email = anAddress()
  await visitor.open('/en')
  await visitor.rejectCookies('en')
  await visitor.click('button', messages.en.header.existingCustomers)
  await visitor.reads(DIALOG, words.lead)
  await visitor.click('link', words.begin, DIALOG)
  await visitor.isOn('ticket-category-first')
  await visitor.type(words.categoryHostingProblem.slice(0, 1))
  await visitor.press('Enter')
  await visitor.isOn('ticket-name')
  await visitor.type('Mari Maasikas')
  await visitor.press('Tab')
  await visitor.type('mari@firma')
  await visitor.fill(words.subject, 'Shop is down', DIALOG)
  await visitor.click('button', words.submit, DIALOG)
  await visitor.reads('dialog[role="alertdialog"]', words.descriptionMissing)
  await visitor.press('Escape')
  await visitor.misses('dialog[role="alertdialog"]')
  await visitor.isOn('ticket-email')

  await visitor.fill(words.email, email, DIALOG)
  await visitor.fill(words.description, 'Since nine.', DIALOG)
  await visitor.look(() => {
    // The page is hidden, so no mail draft follows (decision 17): WebKitGTK alone would show an error page.
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  })
  await visitor.click('button', words.submit, DIALOG)
  await visitor.reads(DIALOG, words.success)
  await expect.poll(async () => (await mailsAbout(email)).toVisitor.length).toBe(1)
  const mail = (await mailsAbout(email)).toVisitor[0]?.text ?? ''
  const [link = '', path = ''] = /https?:\/\/[^/\s]+(\/en\/ticket#[\w-]+)/.exec(mail) ?? []
  expect(link).not.toBe('')
  const number = /[A-Z\d]{3}-[A-Z\d]{4}/.exec(mail)?.[0] ?? 'no number'
  await visitor.reads(DIALOG, number)
  await visitor.click('button', words.okay, DIALOG)
  await visitor.misses(DIALOG)
  await visitor.isOn(messages.en.header.existingCustomers)

  await visitor.open(path)
  await visitor.reads('main', ticketStatus.stateOpen)
  await visitor.reads('main', number)
  await visitor.fill(ticketStatus.replyLabel, 'It is back.', 'main')
  await visitor.click('button', ticketStatus.replySend, 'main')
  await visitor.reads('#toasts', ticketStatus.replySent)
  await visitor.reads('main li[data-type="customer-reply"]', 'It is back.')
})
