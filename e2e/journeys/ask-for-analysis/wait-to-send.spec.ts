import type { Locator, Page } from '@playwright/test'

import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { distinct, OTHER_ALPHABET, THIRD } from '#domain/language/a-locale.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import type { Locale } from '#domain/language/locales.ts'

import { beginBeforeTheName, chatWidget, pendingLeadCount } from '../../page/chat-widget.ts'
import { fillContactForm } from '../../page/contact-form.ts'
import { accessibilityFaults } from '../../page/page-faults.ts'
import { expect, stopClock, test } from '../../fixtures/test.ts'
import { anAddress, storedLeads, storedRequests } from '../../fixtures/store.ts'
import { aTicket, NOW, openDesk, ticketPage } from '../../page/ticket-desk.ts'
import { ticketDialog } from '../../page/ticket-dialog.ts'
import { refuseNext, TOO_MANY } from '../../fixtures/answers.ts'

test.use({ expectedComplaints: /Failed to (?:send user data|submit ticket|load resource: .* 429)/ })

function waiting(locale: Locale, time: string): string {
  return fillPlaceholders(messages[locale].formSending.tryAgainIn, { time })
}

async function widthOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.width ?? 0
}

/** Opens the home page with a filled form and a stopped clock. */
async function fillForm(page: Page, locale: Locale, email = anAddress()) {
  await page.clock.install()
  const form = await fillContactForm(page, locale, email)
  await stopClock(page)
  return form
}

for (const locale of distinct('en', OTHER_ALPHABET)) {
  test(`after too many the form waits with a clock, and sends afterwards, in ${locale}`, async ({ page }) => {
    const words = messages[locale].formSending
    const email = anAddress()
    const posts = await refuseNext(page, '/api/contact', 600)
    const form = await fillForm(page, locale, email)
    // Another alphabet, another width.
    await form.submit.evaluate((button) =>
      document.fonts.load(getComputedStyle(button).font, button.textContent),
    )
    const width = await widthOf(form.submit)
    await form.submit.press('Enter')

    await expect(form.toast).toContainText(TOO_MANY)
    await expect(form.submit).toContainText(waiting(locale, '10:00'))
    await expect(form.submit).toBeFocused()
    await expect(form.submit).toHaveAccessibleName(messages[locale].contactForm.submit)
    await expect(form.submit).toHaveAccessibleDescription(/\d:\d\d/)
    await expect(form.name).toHaveValue('Mari')
    expect(await widthOf(form.submit)).toBe(width)
    const status = form.form.getByRole('status')
    await page.clock.runFor(1_000)
    await expect(form.submit).toContainText(waiting(locale, '09:59'))
    expect(await widthOf(form.submit)).toBe(width)
    await expect(status).toBeEmpty() // a countdown is not announced

    await form.submit.press('Enter')
    await form.name.press('Enter')
    await page.clock.runFor(598_000)
    await expect(form.submit).toContainText(waiting(locale, '00:01'))
    expect(posts).toHaveLength(1)
    await page.clock.runFor(1_000)
    await expect(form.submit).toHaveText(messages[locale].contactForm.submit)
    await expect(status).toHaveText(words.sendAgainNow)
    expect(await widthOf(form.submit)).toBe(width)
    await form.submit.press('Enter')
    await expect(form.toast).toContainText(
      fillPlaceholders(messages[locale].contactForm.success, { hours: 24 }),
    )
    await expect(form.submit).toHaveText(messages[locale].contactForm.notSentBack) // the receipt is in its place
    expect(posts).toHaveLength(2)
    expect(storedRequests(email)).toHaveLength(1)
  })
}

test('a reload ends no wait, and a machine that slept through it finds it over', async ({ page }) => {
  await refuseNext(page, '/api/contact', 600)
  const form = await fillForm(page, 'en')
  await form.submit.click()
  await expect(form.submit).toContainText(waiting('en', '10:00'))
  await page.clock.runFor(60_000)
  await page.reload()
  await form.wake()
  await expect(form.submit).toContainText(/Try again in 0[89]:\d\d/)
  await expect(form.submit).toBeDisabled()
  await expect(form.name).toHaveValue('Mari')
  await page.clock.resume()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.clock.fastForward('15:00')
  await expect(form.submit).toHaveText(messages.en.contactForm.submit)
  await expect(form.submit).toBeEnabled()
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('send')))
  await expect.poll(kept).toEqual([])
})

test('the ticket dialog waits too, keeps everything, and sends afterwards', async ({ page }) => {
  await page.clock.install()
  const posts = await refuseNext(page, '/api/tickets', 600)
  await page.goto(`/${THIRD}`)
  const ticket = ticketDialog(page, THIRD)
  await ticket.toForm()
  await ticket.fill()
  await ticket.submit.click()
  await expect(ticket.error).toContainText(TOO_MANY)
  await ticket.okay.click()
  await expect(ticket.submit).toContainText(new RegExp(waiting(THIRD, '(?:10:00|09:\\d\\d)')))
  await expect(ticket.description).toHaveValue('Since nine.')
  expect(await accessibilityFaults(page)).toEqual([])
  await ticket.submit.click({ force: true })
  await ticket.subject.press('Enter')
  expect(posts).toHaveLength(1)
  await page.clock.fastForward(600_000)
  await expect(ticket.submit).toHaveText(messages[THIRD].supportTicket.submit)
  await ticket.submit.click()
  await expect(ticket.dialogToast).toContainText(messages[THIRD].supportTicket.success)
  expect(posts).toHaveLength(2)
})

test('a reply, a word that all is well and a request for a link wait each for itself', async ({ page }) => {
  const desk = await openDesk(page, aTicket())
  await refuseNext(page, '/api/ticket-replies', 600)
  await refuseNext(page, '/api/ticket-solved', 60)
  const { open, reply, send, solved, main, words } = ticketPage(page, 'en')
  const sent = () => desk.calls.map(({ path }) => path).filter((path) => path !== '/api/ticket-status')
  await open()
  await reply.fill('Still down')
  await send.click()
  await expect(main.getByRole('alert').filter({ hasText: TOO_MANY })).toHaveCount(1)
  await expect(send).toContainText(waiting('en', '10:00'))
  await solved.click()
  await expect(solved).toContainText(waiting('en', '01:00'))
  await solved.click({ force: true })
  await send.click({ force: true })
  await expect(reply).toHaveValue('Still down')
  expect(sent()).toEqual([])

  await page.clock.setFixedTime(Date.parse(NOW) + 600_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(solved).toHaveText(words.solvedButton)
  await send.click()
  await expect.poll(sent).toEqual(['/api/ticket-replies'])
})

test('a lead of the chat waits until the server said, on another page too', async ({ page }) => {
  test.skip(!parts.chat, 'the site has no chat')
  const email = anAddress()
  const posts = await refuseNext(page, '/api/chatbot-lead', 60)
  await page.clock.install()
  await beginBeforeTheName(page, email)
  await page.goto('/en/faq')
  const { input } = chatWidget(page, 'en')
  await input.fill('Mari Maasikas')
  await stopClock(page)
  await input.press('Enter')
  const notBefore = () =>
    page.evaluate(() => localStorage.getItem('chat_pending_leads')?.includes('notBefore'))
  await expect.poll(notBefore).toBe(true)
  await page.clock.runFor(30_000)
  await page.goto('/en/about')
  await page.clock.runFor(20_000)
  expect(posts).toHaveLength(1)
  await page.clock.runFor(30_000)
  await expect.poll(() => pendingLeadCount(page)).toBe(0)
  expect(storedLeads(email)).toHaveLength(1)
  expect(posts).toHaveLength(2)
})
