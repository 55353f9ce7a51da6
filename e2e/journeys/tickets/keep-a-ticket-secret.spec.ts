import { messages } from '#content/messages/messages.ts'
import { THIRD } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'

import { holdRequests, refuse } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { openDesk, SECRET, ticketPage, WRONG_SECRET } from '../../page/ticket-desk.ts'

/** The browser itself reports refusals and failed requests. */
test.use({ expectedComplaints: /Failed to load resource/ })

test('the address opens the ticket: changed, reloaded, in another language, after the skip link', async ({
  page,
}) => {
  await openDesk(page)
  const ticket = ticketPage(page, 'en')
  await ticket.open('')
  await expect(ticket.region).toContainText(messages.en.ticketStatus.unknownHeading)
  await page.evaluate((secret) => (location.hash = secret), SECRET)
  await expect(ticket.region).toContainText(messages.en.ticketStatus.stateOpen)
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/en/ticket#${SECRET}`)
  await expect(ticket.region).toContainText(messages.en.ticketStatus.stateOpen)
  await page.reload()
  await expect(ticket.region).toContainText(messages.en.ticketStatus.stateOpen)
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: LOCALES[THIRD].name }).click()
  await expect(page).toHaveURL(`/${THIRD}/ticket#${SECRET}`)
  await expect(ticketPage(page, THIRD).region).toContainText(messages[THIRD].ticketStatus.stateOpen)
})

test('of two links opened one after the other the second is shown, whichever answer comes first', async ({
  page,
}) => {
  await openDesk(page)
  const release = await holdRequests(page, '/api/ticket-status', { times: 1 })
  const ticket = ticketPage(page, 'en')
  await ticket.open(WRONG_SECRET)
  await page.evaluate((secret) => (location.hash = secret), SECRET)
  await expect(ticket.region).toContainText(messages.en.ticketStatus.stateOpen)
  const late = page.waitForResponse('/api/ticket-status')
  release()
  expect((await late).status()).toBe(404)
  await expect(ticket.region).toContainText(messages.en.ticketStatus.stateOpen)
})

test('the secret is in no address that is asked for, in no referrer and in no storage', async ({ page }) => {
  await openDesk(page)
  const leaks: string[] = []
  page.on('request', (request) => {
    const { referer = '' } = request.headers()
    if (`${request.url()} ${referer}`.includes(SECRET)) leaks.push(request.url())
  })
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await ticket.reply.fill('A secret is a secret')
  await page.route('/api/ticket-replies', (route) => refuse(route, 500))
  await ticket.send.click()
  await expect(ticket.main.getByRole('alert').getByText('That didn’t work.')).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).toContain('A secret is a secret')
  expect(stored).not.toContain(SECRET)
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page).toHaveURL('/en/faq')
  expect(leaks).toEqual([])
})
