import { messages } from '#content/messages/messages.ts'
import { THIRD } from '#domain/language/a-locale.ts'

import { fillContactForm } from '../../page/contact-form.ts'
import { anAddress, storedRequests } from '../../fixtures/store.ts'
import { expect, test } from '../../fixtures/test.ts'
import { refuse } from '../../page/ticket-desk.ts'

test.use({ expectedComplaints: /Failed to load resource/ })

const answers = [
  {
    name: 'the server’s own sentence is shown',
    status: 400,
    message: 'Look again.',
    shown: 'Look again.',
  },
  {
    name: 'a sentence of a server in trouble is not shown',
    status: 500,
    message: 'SQLITE_FULL',
    shown: 'Failed to send message. Please try again.',
  },
  {
    name: 'an answer without a sentence is a failure too',
    status: 502,
    message: undefined,
    shown: 'Failed to send message. Please try again.',
  },
]
for (const { name, status, message, shown } of answers) {
  test(`${name}; the form is kept, and the next try succeeds`, async ({ page }) => {
    const email = anAddress()
    await page.route('/api/contact', (route) => refuse(route, status, message), { times: 1 })
    const form = await fillContactForm(page, 'en', email)
    const hasFailed = page.waitForFunction(() => document.querySelector('[data-phase=error]') !== null)
    await form.submit.click()
    await hasFailed // for six tenths of a second
    await expect(form.toast).toContainText(shown)
    await expect(form.name).toHaveValue('Mari')
    await expect(form.submit).toBeEnabled()
    await form.submit.click()
    await expect(form.toast).toContainText('Analysis Request Sent!')
    expect(storedRequests(email)).toHaveLength(1)
  })
}

test('offline, the text is kept and the visitor is told', async ({ page, context }) => {
  const form = await fillContactForm(page, 'en')
  await context.setOffline(true)
  await form.submit.click()
  await expect(form.toast).toContainText(messages.en.contactForm.offline)
  await expect(form.name).toHaveValue('Mari')
  await context.setOffline(false)
  await form.submit.click()
  await expect(form.toast).toContainText('Analysis Request Sent!')
})

test('an answer lost on the way does not make two requests, over a reload too', async ({ page }) => {
  const email = anAddress()
  await page.route(
    '/api/contact',
    async (route) => {
      await route.fetch() // the server stores it, the visitor gets no answer
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  const form = await fillContactForm(page, 'en', email)
  await form.submit.click()
  await expect(form.toast).toContainText('Failed to send message. Please try again.')
  await page.reload()
  await form.wake()
  await form.submit.click()
  await expect(form.toast).toContainText('Analysis Request Sent!')
  expect(storedRequests(email)).toHaveLength(1)
})

test('the server’s stricter rule is shown at its field', async ({ page }) => {
  const form = await fillContactForm(page, THIRD, 'a,b@firma.example')
  await form.submit.click()
  await expect(form.email).toHaveAccessibleDescription(messages[THIRD].contactForm.emailMalformed)
  await expect(form.toast).toContainText(messages[THIRD].contactForm.emailMalformed)
})
