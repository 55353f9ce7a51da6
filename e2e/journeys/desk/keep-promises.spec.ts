import { messages } from '#content/messages/messages.ts'
import { agency } from '#content/catalogue/agency.ts'

import { holdRequests } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { accessibilityFaults } from '../../page/page-faults.ts'
import { openConversation, openNewTicket, openTicket, signIn, words } from '../../page/staff-desk.ts'

/** The browser itself reports refusals, such as 401 before signing in. */
test.use({ expectedComplaints: /Failed to load resource/ })

test('a link can be asked for, and a spent one leads to another', async ({ page }) => {
  await page.goto('/desk')
  await page.getByLabel(words.email).fill('nobody@agency.example')
  await page.getByRole('button', { name: words.sendLink }).click()
  await expect(page.getByRole('heading', { name: words.mailboxHeading })).toBeFocused()
  await page.goto(`/desk#login=${'x'.repeat(43)}`)
  await expect(page).not.toHaveURL(/login/)
  await page.getByRole('button', { name: words.openDesk }).click()
  await expect(page.getByText(words.linkGone)).toBeVisible()
})

test('a day at the desk by keyboard alone', async ({ page, request, context }) => {
  const subject = `Oven ${crypto.randomUUID().slice(0, 8)}`
  const { statusPage } = await openTicket(request, subject)
  await signIn(page)
  expect(await accessibilityFaults(page)).toEqual([])

  await page.keyboard.press('/')
  await page.keyboard.type(subject)
  await expect(page.getByRole('link', { name: subject })).toBeVisible()
  await page.getByRole('link', { name: subject }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: subject })).toBeFocused()
  await page.keyboard.press('a')
  await expect(page.getByLabel(words.assignTo)).toHaveValue(/anna-/)
  await page.keyboard.press('n')
  await page.keyboard.type('Ask the baker.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'Ask the baker.' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('r')
  await page.keyboard.type('It is **warm** again.')
  await expect(page.getByText(words.draftKept)).toBeVisible()
  await page.reload()
  await expect(page.locator('#desk-answer')).toHaveValue('It is **warm** again.')
  await page.keyboard.press('r')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('It is warm again.')).toBeVisible()
  await expect(page.locator('#desk-answer')).toHaveValue('')
  expect(await accessibilityFaults(page)).toEqual([])

  const customer = await context.newPage()
  await customer.goto(statusPage)
  await expect(customer.getByText('It is warm again.')).toBeVisible()
  await expect(customer.getByText('Ask the baker.')).toBeHidden()
  await customer.getByLabel(messages[agency.staffLanguage].ticketStatus.replyLabel).fill('Thank you!')
  await customer.getByRole('button', { name: messages[agency.staffLanguage].ticketStatus.replySend }).click()
  await expect(page.getByText('Thank you!')).toBeVisible() // without a reload
  await page.keyboard.press('r')
  await page.keyboard.type('You are welcome.')
  await page.keyboard.press('Control+Enter')
  await expect(customer.getByText('You are welcome.')).toBeVisible() // on the customer's open page as well

  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await page.getByRole('dialog').getByRole('button', { name: words.monday }).press('Enter')
  await expect(page.getByRole('button', { name: words.wake })).toBeVisible()
  await page.keyboard.press('s')
  await expect(page.getByRole('button', { name: words.reopen })).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words.toAnswer)
})

test('an answer is not sent over one unseen', async ({ page }) => {
  await openNewTicket(page)
  await page.route('**/answer', (route) =>
    route.fulfill({
      status: 409,
      contentType: 'application/problem+json',
      json: { type: 'urn:valmis:problem:desk-unseen', message: '', problems: [] },
    }),
  )
  await page.locator('#desk-answer').fill('Mine')
  await page.getByRole('button', { name: words.send, exact: true }).click()
  await expect(page.getByRole('alert').filter({ hasText: words.unseen })).toBeVisible()
  await expect(page.locator('#desk-answer')).toHaveValue('Mine')
})

test('an answer goes on when its box is closed meanwhile, and is no draft afterwards', async ({ page }) => {
  const subject = await openNewTicket(page)
  const release = await holdRequests(page, '**/answer')
  await page.locator('#desk-answer').fill('Mine')
  await page.getByRole('button', { name: words.send, exact: true }).click()
  await page.getByRole('link', { name: words.back }).click()
  await openConversation(page, subject)
  await expect(page.locator('#desk-answer')).toHaveAttribute('readonly')
  release()
  await expect(page.getByRole('listitem').filter({ hasText: 'Mine' })).toBeVisible()
  await expect(page.locator('#desk-answer')).toHaveValue('')
  await expect(page.getByRole('alert').filter({ hasText: words.unseen })).toBeHidden()
})

test('the focus stays on its conversation when the one above is gone', async ({ page, context }) => {
  const run = crypto.randomUUID().slice(0, 8)
  const [first, second] = [`First ${run}`, `Second ${run}`]
  for (const subject of [first, second]) await openTicket(page.request, subject)
  await signIn(page)
  for (const subject of [first, second]) {
    await openConversation(page, subject)
    await page.keyboard.press('a')
    await expect(page.getByLabel(words.assignTo)).toHaveValue(/anna-/)
    await page.getByRole('link', { name: words.back }).click()
  }
  await page.getByRole('button', { name: words.filters.mine }).click()
  await page.getByRole('link', { name: second }).focus()

  const colleague = await context.newPage()
  await colleague.goto('/desk')
  await openConversation(colleague, first)
  await colleague.keyboard.press('s')
  await expect(colleague.getByRole('button', { name: words.reopen })).toBeVisible()

  await expect(page.getByRole('link', { name: first })).toBeHidden()
  await expect(page.getByRole('link', { name: second })).toBeFocused()
})

test('the desk fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openNewTicket(page)
  expect(await accessibilityFaults(page), 'a conversation').toEqual([])
  await page.getByRole('button', { name: words.answer }).last().click() // under the thumb
  await expect(page.locator('#desk-answer')).toBeFocused()
  await page.getByRole('link', { name: words.back }).click()
  const views = [words.reviews, words.mails, words.week, words.staff, words.me]
  for (const name of views) {
    await page.getByRole('navigation').getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), name).toBe(0)
    expect(await accessibilityFaults(page), name).toEqual([])
  }
})
