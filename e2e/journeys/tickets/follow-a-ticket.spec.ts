import { agency } from '#content/catalogue/agency.ts'
import { messages } from '#content/messages/messages.ts'
import { distinct, OTHER_ALPHABET, THIRD } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { readerOffice, sayMoment } from '#domain/offices/office.ts'
import { EXAMPLE_TICKET_NUMBER } from '#domain/support-ticket/ticket-number.ts'
import { TICKET_LINK_DAYS } from '#domain/support-ticket/ticket-request.ts'

import { holdRequests, refuse, requestedPaths } from '../../fixtures/answers.ts'
import { expect, test } from '../../fixtures/test.ts'
import {
  aFile,
  anEvent,
  aTicket,
  NOW,
  openDesk,
  openTicketPage,
  SECRET,
  ticketPage,
  WRONG_SECRET,
} from '../../page/ticket-desk.ts'

/** The browser itself reports refusals and failed requests. */
test.use({ expectedComplaints: /Failed to load resource/ })

/** playwright.config.ts */
const READER_ZONE = 'America/New_York'
const PROMISED = new Date('2026-11-24T16:00:00.000Z')

for (const locale of distinct('en', THIRD)) {
  const { ticketStatus: words, supportTicket } = messages[locale]

  test(`a ticket is shown with all that happened to it in ${locale}`, async ({ page }) => {
    await openDesk(
      page,
      aTicket({
        events: [
          anEvent({
            text: 'Only white.\n<b>Help</b> & hurry',
            files: [aFile('white.png'), aFile('log.txt')],
          }),
          anEvent({ type: 'staff-reply', at: NOW, text: 'We look.' }),
          anEvent({ type: 'customer-reply', at: NOW, text: 'Thanks' }),
          anEvent({ type: 'solved-by-customer', at: NOW }),
          anEvent({ type: 'reopened', at: NOW }),
          anEvent({ type: 'solved-by-staff', at: NOW }),
        ],
      }),
    )
    const ticket = ticketPage(page, locale)
    await ticket.open()
    await expect(ticket.region).toHaveText(`${words.state} ${words.stateOpen}`)
    await expect(ticket.fact(words.number)).toHaveText('K7M-3QX3')
    await expect(ticket.fact(supportTicket.subject)).toHaveText('The shop is down')
    await expect(ticket.fact(words.category)).toHaveText(supportTicket.categorySiteOutage)
    await expect(ticket.events.getByRole('heading')).toHaveText([
      words.eventCreated,
      words.eventStaffReply,
      words.eventCustomerReply,
      words.eventSolvedByCustomer,
      words.eventReopened,
      words.eventSolvedByStaff,
    ])
    const first = ticket.events.first()
    await expect(first.locator('time')).toHaveAttribute('datetime', '2026-11-24T14:00:00.000Z')
    await expect(first.locator('time')).toHaveText(/24.*2026.*9(:00|\sh)/)
    await expect(first).toContainText('<b>Help</b> & hurry')
    expect(await first.innerText()).toContain('Only white.\n<b>')
    const files = first.getByRole('list', { name: words.files }).getByRole('button')
    await expect(files).toHaveText([/^white\.png PNG, 4\s\S+$/, /^log\.txt TXT, 4\s\S+$/])
    await expect(ticket.fact(supportTicket.email)).toHaveText('mari@firma.example')
    await expect(ticket.fact(supportTicket.url)).toHaveText('https://firma.example/pood')
  })

  test(`an answer is promised by the clock of the reader’s office in ${locale}`, async ({ page }) => {
    const { ticket } = await openTicketPage(page, locale)
    const moment = ticket.main.locator('time[datetime="2026-11-24T16:00:00.000Z"]')
    const office = readerOffice(agency.offices, locale, READER_ZONE)
    const said = sayMoment(PROMISED, office, locale, messages[locale].footer)
    await expect(moment).toHaveText(said)
    await expect(moment.locator('..')).toContainText(fillPlaceholders(words.answerBy, { moment: said }))
  })

  test(`a wrong, a malformed and a missing link say the same in ${locale}`, async ({ page }) => {
    await openDesk(page)
    const ticket = ticketPage(page, locale)
    const texts: string[] = []
    for (const secret of [WRONG_SECRET, 'short', '']) {
      await page.goto('about:blank')
      await ticket.open(secret)
      await expect(ticket.region.getByRole('heading')).toHaveText(words.unknownHeading)
      texts.push(await ticket.main.innerText())
    }
    expect(new Set(texts).size).toBe(1)
    await expect(ticket.region).toContainText(fillPlaceholders(words.unknownText, { days: TICKET_LINK_DAYS }))
    await expect(ticket.number).toHaveValue('')
    await expect(ticket.email).toHaveValue('')
  })

  test(`a new link is asked for in ${locale}, and the answer is always the same`, async ({ page }) => {
    const desk = await openDesk(page)
    const ticket = ticketPage(page, locale)
    await ticket.open('')
    await ticket.request.click()
    await expect(ticket.number).toHaveAccessibleDescription(words.numberMissing)
    await ticket.number.fill('K7M-3QXX')
    await ticket.request.click()
    await expect(ticket.number).toBeFocused()
    await expect(ticket.number).toHaveAccessibleDescription(
      fillPlaceholders(words.numberMalformed, { example: EXAMPLE_TICKET_NUMBER }),
    )
    await expect(ticket.email).toHaveAccessibleDescription(supportTicket.emailMissing)
    await ticket.number.fill(' k7m 3qx3')
    await expect(ticket.number).not.toHaveAttribute('aria-invalid')
    await ticket.email.fill('nobody')
    await ticket.request.click()
    await expect(ticket.email).toBeFocused()
    await expect(ticket.email).toHaveAccessibleDescription(supportTicket.emailMalformed)
    expect(desk.calls).toEqual([])
    await ticket.email.fill('mari@firma.example')
    await ticket.request.click()
    await expect(ticket.region).toBeFocused()
    await expect(ticket.region).toContainText(words.requestSent)
    await expect(ticket.main.getByText(words.unknownHeading)).toBeHidden()
    expect(desk.calls.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/ticket-links',
        body: { number: 'K7M-3QX3', email: 'mari@firma.example', language: locale },
      },
    ])
    await ticket.main.getByRole('button', { name: words.requestHeading }).click()
    await expect(ticket.region).toBeFocused()
    await expect(ticket.number).toHaveValue('')
  })

  test(`that the server cannot be reached is said in ${locale}, and trying again works`, async ({ page }) => {
    await openDesk(page)
    await page.route('/api/ticket-status', (route) => refuse(route, 500), { times: 1 })
    const ticket = ticketPage(page, locale)
    await ticket.open()
    await expect(ticket.region.getByRole('heading')).toHaveText(words.failedHeading)
    await expect(ticket.region).toContainText(words.failed)
    await ticket.main.getByRole('button', { name: words.tryAgain }).click()
    await expect(ticket.region).toBeFocused()
    await expect(ticket.region).toContainText(words.stateOpen)
  })
}

test('until the answer is there the page says that it is looking', async ({ page }) => {
  await openDesk(page)
  const release = await holdRequests(page, '/api/ticket-status')
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await expect(ticket.region).toHaveText('Loading our conversation…')
  release()
  await expect(ticket.region).toContainText(messages.en.ticketStatus.stateOpen)
})

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the promise of an office elsewhere is said by the reader’s clock as well', async ({ page }) => {
    const { ticket } = await openTicketPage(page)
    const said = sayMoment(PROMISED, agency.offices[0], 'en', messages.en.footer)
    await expect(ticket.main.getByText('We’ll answer by')).toHaveText(
      `We’ll answer by ${said}. Your time: Wednesday, November 25 at 1:00 AM.`,
    )
  })
})

test('whoever comes back to the page sees what has happened meanwhile', async ({ page }) => {
  const { desk, ticket } = await openTicketPage(page)
  await ticket.reply.fill('Half a thought')
  desk.ticket.state = 'answered'
  desk.ticket.events.push(anEvent({ type: 'staff-reply', at: NOW, text: 'It works again.' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(ticket.region).toContainText(messages.en.ticketStatus.stateAnswered)
  await expect(ticket.events.last()).toContainText('It works again.')
  await expect(ticket.reply).toHaveValue('Half a thought')
})

test('a ticket with the longest words fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openDesk(
    page,
    aTicket({
      subject: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
      events: [anEvent({ text: 'x'.repeat(500), files: [aFile('y'.repeat(120))] })],
    }),
  )
  const ticket = ticketPage(page, THIRD)
  await ticket.open()
  await expect(ticket.events).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of distinct('en', OTHER_ALPHABET)) {
    test(`the page says what to do instead in ${locale}`, async ({ page }) => {
      const ticket = ticketPage(page, locale)
      await ticket.open()
      const shown = await ticket.main.innerText()
      expect(shown).toContain(ticket.words.withoutScript)
      expect(shown).not.toContain(ticket.words.loading)
      const mailbox = ticket.main.getByRole('link', { name: agency.supportMailbox, exact: true })
      await expect(mailbox).toHaveAttribute('href', `mailto:${agency.supportMailbox}`)
    })
  }
})

const MARKDOWN_CODE = /MarkdownText/

test('what the toolbar wrote is shown as typed until its code is there', async ({ page }) => {
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

test('the address opens the ticket, also changed, reloaded or in another language', async ({ page }) => {
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

test('of two links the second is shown, whichever answer comes first', async ({ page }) => {
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
