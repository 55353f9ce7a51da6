import type { Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'

import { CAPTIVE_PORTAL, refuse } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { aTicket, openDesk, openTicketPage, SECRET, ticketPage } from '../../page/ticket-desk.ts'
import { chooseFiles, note } from '../../page/ticket-files.ts'

/** The browser itself reports refusals and failed requests. */
test.use({ expectedComplaints: /Failed to load resource/ })

for (const locale of distinct('en', THIRD)) {
  const { ticketStatus: words } = messages[locale]

  test(`what a customer writes joins the timeline in ${locale}`, async ({ page }) => {
    const { desk, ticket } = await openTicketPage(
      page,
      locale,
      aTicket({ state: 'answered', answerBy: null }),
    )
    await expect(ticket.region).toContainText(words.stateAnswered)
    await ticket.reply.fill('  It is back,\nbut slow.  ')
    const announced = await hearLiveRegions(page)
    await ticket.send.click()
    await expect(ticket.toast).toContainText(words.replySent)
    expect(await announced()).toContain(words.replySent) // without the toast's button
    await expect(ticket.events).toHaveCount(2)
    await expect(ticket.events.last()).toContainText(/It is back,\s*but slow\./)
    await expect(ticket.region).toContainText(words.stateOpen)
    await expect(ticket.reply).toHaveValue('')
    await expect(ticket.send).toBeEnabled()
    const replies = desk.calls.filter(({ path }) => path === '/api/ticket-replies')
    expect(replies.map(({ body }) => body)).toEqual([
      { secret: SECRET, message: 'It is back,\nbut slow.', attachments: [] },
    ])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test(`a blank reply is refused in ${locale}`, async ({ page }) => {
    const { desk, ticket } = await openTicketPage(page, locale)
    await ticket.reply.fill(' \n ')
    await ticket.send.click()
    await expect(ticket.reply).toBeFocused()
    await expect(ticket.reply).toHaveAttribute('aria-invalid', 'true')
    await expect(ticket.reply).toHaveAccessibleDescription(words.replyMissing)
    await ticket.reply.fill('Words')
    await expect(ticket.reply).not.toHaveAttribute('aria-invalid')
    expect(desk.calls.map(({ path }) => path)).toEqual(['/api/ticket-status'])
  })

  test(`a customer marks the ticket as solved in ${locale}, and can still write`, async ({ page }) => {
    const { ticket } = await openTicketPage(page, locale)
    await expect(ticket.solved).toHaveAccessibleDescription(words.solvedHint)
    const announced = await hearLiveRegions(page)
    await ticket.solved.click()
    await expect(ticket.region).toBeFocused()
    await expect(ticket.region).toContainText(words.stateSolved)
    expect(await announced()).toEqual([]) // the focus announces the state: nothing repeats it
    await expect(ticket.solved).toBeHidden()
    await expect(ticket.events.last()).toContainText(words.eventSolvedByCustomer)
    await expect(ticket.reply).toHaveAccessibleDescription(words.solvedHint)
    await ticket.reply.fill('Not quite')
    await ticket.send.click()
    await expect(ticket.region).toContainText(words.stateOpen)
    await expect(ticket.events.last()).toContainText(words.eventReopened)
    await expect(ticket.solved).toBeVisible()
  })
}

test('the same words again are another message', async ({ page }) => {
  const { desk, ticket } = await openTicketPage(page)
  for (const count of [2, 3]) {
    await ticket.reply.fill('Hello?')
    await ticket.send.click()
    await expect(ticket.events).toHaveCount(count)
  }
  const [first, second] = desk.calls.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
  expect(second).not.toBe(first)
})

test('the server’s own sentence is shown beside what it is about', async ({ page }) => {
  const { ticket } = await openTicketPage(page)
  await expect(ticket.solved).toBeVisible() // the ticket is read before the server begins to refuse
  await page.route('/api/ticket-*', (route) => refuse(route, 409, 'Come back later.'))
  await ticket.solved.click()
  await expect(ticket.main.getByRole('alert').getByText('Come back later.')).toBeVisible()
  await expect(ticket.region).toContainText(ticket.words.stateOpen)
  await page.goto('/en/ticket')
  await ticket.number.fill('K7M-3QX3')
  await ticket.email.fill('mari@firma.example')
  await ticket.request.click()
  await expect(ticket.main.getByRole('alert').getByText('Come back later.')).toBeVisible()
  await expect(ticket.number).toHaveValue('K7M-3QX3')
})

test('a link that expires while somebody writes keeps the words for the new one', async ({ page }) => {
  const { ticket } = await openTicketPage(page)
  await ticket.reply.fill('Three months later')
  await page.route('/api/ticket-replies', (route) => refuse(route, 404), { times: 1 })
  await ticket.send.click()
  await expect(ticket.region).toContainText(messages.en.ticketStatus.unknownHeading)
  await expect(ticket.region).toBeFocused()
  await page.reload()
  await expect(ticket.reply).toHaveValue('Three months later')
})

test('the keyboard alone answers and solves a ticket', async ({ page }) => {
  const { ticket } = await openTicketPage(page)
  await expect(ticket.events).toHaveCount(1)
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab') // the file
  await page.keyboard.press('Tab')
  await expect(ticket.reply).toBeFocused()
  await page.keyboard.press('Tab') // a file to add
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(ticket.reply).toBeFocused() // blank
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(ticket.events).toHaveCount(2)
  await expect(ticket.send).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(ticket.solved).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ticket.region).toContainText('Solved')
  await expect(ticket.region).toBeFocused()
})

async function hearLiveRegions(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const said: string[] = []
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[aria-live], [role="status"], [role="alert"], [role="log"]')
        if (region && region.ariaLive !== 'off' && region.textContent !== '') said.push(region.textContent)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
    return said
  })
  return () => heard.jsonValue()
}

for (const locale of distinct('en', THIRD)) {
  test(`a file that cannot be had is said so in ${locale}, and tried again`, async ({ page }) => {
    const { ticket } = await openTicketPage(page, locale)
    const file = ticket.main.getByRole('button', { name: /^white\.png/ })
    const failure = ticket.events.first().getByRole('alert')
    await page.route('/api/ticket-files', (route) => route.fulfill(CAPTIVE_PORTAL), { times: 1 })
    await file.click()
    await expect(failure).toHaveText(ticket.words.failed)
    await page.route('/api/ticket-files', (route) => refuse(route, 404, 'Unknown'), { times: 1 })
    await file.click()
    await expect(failure).toHaveText(ticket.words.failed)
    await page.route('/api/ticket-files', (route) =>
      route.fulfill({ body: 'x', headers: { 'Content-Disposition': 'attachment' } }),
    )
    await Promise.all([page.waitForEvent('download'), file.click()])
    await expect(failure).toBeEmpty()
  })
}

test('sending again sends files that did not arrive or are gone', async ({ page }) => {
  const desk = await openDesk(page)
  const ticket = ticketPage(page, 'en')
  let uploads = 0
  await page.route('/api/attachments', (route) => {
    uploads += 1
    return uploads === 1 ? route.abort() : route.fulfill({ status: 201, json: { id: `file-${uploads}` } })
  })
  await ticket.open()
  await ticket.reply.fill('See the file.')
  await chooseFiles(ticket.main, note('log.txt'))
  await expect(ticket.main.getByText('log.txt didn’t go through. Please try again.').first()).toBeVisible()
  const gone = [{ field: 'attachments', code: 'files-gone', message: 'A file was no longer there.' }]
  await page.route('/api/ticket-replies', (route) => refuse(route, 400, gone[0]?.message, gone), {
    times: 1,
  })
  await ticket.send.click()
  await expect(ticket.main.getByRole('alert').getByText('A file was no longer there.')).toBeVisible()
  await ticket.send.click()
  await expect(ticket.toast).toContainText(ticket.words.replySent)
  expect(uploads).toBe(3)
  const replies = desk.calls.filter(({ path }) => path === '/api/ticket-replies')
  expect(replies.map(({ body }) => body['attachments'])).toEqual([['file-3']])
})
