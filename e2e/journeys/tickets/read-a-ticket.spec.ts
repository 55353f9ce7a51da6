import { holdRequests } from '../../fixtures/answers.ts'
import { accessibilityFaults } from '../../page/page-faults.ts'
import { expect, test } from '../../fixtures/test.ts'
import { anEvent, aTicket, openDesk, refuse, ticketPage } from '../../page/ticket-desk.ts'

/** The browser itself reports refusals and failed requests. */
test.use({ expectedComplaints: /Failed to load resource/ })

/** The code that parses Markdown. */
const MARKDOWN_CODE = /MarkdownText/

test('what the toolbar wrote is shown as it means, from elements and never from HTML', async ({ page }) => {
  const text =
    'The **shop** is [here](https://firma.example)\n\n- one\n- _two_\n\n<img src=x onerror=alert(1)>'
  await openDesk(page, aTicket({ events: [anEvent({ text }), anEvent({ type: 'solved-by-staff' })] }))
  const release = await holdRequests(page, MARKDOWN_CODE)
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  const written = ticket.events.first()
  await expect(written).toContainText('The **shop** is [here]') // as typed, while the code is loading
  release()
  await expect(written.locator('strong')).toHaveText('shop')
  await expect(written.getByRole('listitem')).toHaveText(['one', 'two'])
  await expect(written.getByRole('link', { name: 'here' })).toHaveAttribute('rel', 'noopener')
  await expect(written.locator('img')).toHaveCount(0)
  await expect(written).toContainText('<img src=x onerror=alert(1)>')
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
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openDesk(page, aTicket({ events: [anEvent()] }))
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await expect(ticket.events).toHaveCount(1)
  expect(asked.filter((url) => url.includes('MarkdownText'))).toEqual([])
})

for (const view of [
  { name: 'phone, dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'desktop, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
] as const) {
  test.describe(view.name, () => {
    test.use({ viewport: view.viewport, colorScheme: view.colorScheme })
    test.describe.configure({ timeout: 120_000 })

    test('every state works for everyone', async ({ page }) => {
      const check = async (state: string) => {
        expect(await accessibilityFaults(page), state).toEqual([])
      }
      const desk = await openDesk(page)
      const ticket = ticketPage(page, 'en')
      await page.route('/api/ticket-status', () => undefined, { times: 1 })
      await ticket.open()
      await expect(ticket.region).toContainText('Looking')
      await check('loading')
      await page.route('/api/ticket-status', (route) => refuse(route, 500), { times: 1 })
      await page.reload()
      await expect(ticket.region).toContainText('That didn’t work')
      await check('failed')
      for (const state of ['open', 'answered', 'solved'] as const) {
        desk.ticket = aTicket({
          state,
          events: [anEvent({ text: 'Words' }), anEvent({ type: 'staff-reply' })],
        })
        await page.reload()
        await expect(ticket.events).toHaveCount(2)
        await check(state)
      }
      await ticket.send.click()
      await check('a blank reply')
      await ticket.reply.fill('Words')
      await page.route('/api/ticket-replies', (route) => refuse(route, 500), { times: 1 })
      await ticket.send.click()
      await expect(ticket.main.getByRole('alert').getByText('That didn’t work')).toBeVisible()
      await check('a reply that failed')
      await ticket.send.click()
      await expect(ticket.toast).toContainText('Your message')
      await check('a reply that arrived')
      await page.goto('/en/ticket')
      await ticket.request.click()
      await check('unknown, with problems')
      await ticket.number.fill('K7M-3QX3')
      await ticket.email.fill('mari@firma.example')
      await ticket.request.click()
      await expect(ticket.main.getByText('If the two belong together')).toBeVisible()
      await check('a link asked for')
    })
  })
}
