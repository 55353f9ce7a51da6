import { holdRequests, requestedPaths } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'
import { anEvent, aTicket, openDesk, openTicketPage, ticketPage } from '../../page/ticket-desk.ts'

/** The browser itself reports refusals and failed requests. */
test.use({ expectedComplaints: /Failed to load resource/ })

/** The code that parses Markdown. */
const MARKDOWN_CODE = /MarkdownText/

test('what the toolbar wrote is shown as it means, and as typed while its code is loading', async ({
  page,
}) => {
  const text = 'The **shop**\n\n- one\n- _two_'
  await openDesk(page, aTicket({ events: [anEvent({ text }), anEvent({ type: 'solved-by-staff' })] }))
  const release = await holdRequests(page, MARKDOWN_CODE)
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  const written = ticket.events.first()
  await expect(written).toContainText('The **shop**')
  release()
  await expect(written.locator('strong')).toHaveText('shop')
  await expect(written.getByRole('listitem')).toHaveText(['one', 'two'])
  await expect(ticket.events).toHaveCount(2) // a list in a message is no event
})

test('without the code that reads Markdown a text is shown as it was typed', async ({ page }) => {
  await openDesk(page, aTicket({ events: [anEvent({ text: 'The **shop**\nis down' })] }))
  await page.route(MARKDOWN_CODE, (route) => route.fulfill({ status: 404, body: '' }))
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await expect(ticket.events.first()).toContainText('The **shop**')
  expect(await ticket.events.first().innerText()).toContain('The **shop**\nis down')
})

test('the page of a ticket brings the code that reads Markdown only with a text', async ({ page }) => {
  const asked = requestedPaths(page)
  const { ticket } = await openTicketPage(page, 'en', aTicket({ events: [anEvent()] }))
  await expect(ticket.events).toHaveCount(1)
  expect(asked.filter((path) => path.includes('MarkdownText'))).toEqual([])
})
