import AxeBuilder from '@axe-core/playwright'

import { messages } from '#content/messages/messages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import { EXAMPLE_TICKET_NUMBER } from '#domain/support-ticket/ticket-number.ts'
import { TICKET_LINK_DAYS } from '#domain/support-ticket/timings.ts'

import {
  anEvent,
  aTicket,
  NOW,
  openDesk,
  refuse,
  SECRET,
  ticketPage,
  WRONG_SECRET,
} from './fixtures/ticket-desk.ts'
import { holdRequests } from './fixtures/hold-requests.ts'
import { expect, test } from './fixtures/test.ts'

/** The browser says so itself when an answer is a refusal or never comes. */
test.use({ expectedComplaints: /Failed to load resource/ })

/** 16:00 in UTC, where the tests' reader lives; browsers put narrow blanks of their own between. */
const PROMISES = { en: /Tuesday, November 24 at 11:00\sAM/, de: /Dienstag, 24\. November um 11:00/ }

/** The code that reads Markdown. */
const MARKDOWN_CODE = /MarkdownText/

test('what the toolbar wrote is shown as it means, from elements and never from HTML', async ({ page }) => {
  const text =
    'The **shop** is [here](https://firma.example)\n\n- one\n- _two_\n\n<img src=x onerror=alert(1)>'
  await openDesk(page, aTicket({ events: [anEvent({ text }), anEvent({ type: 'solved-by-staff' })] }))
  const release = await holdRequests(page, MARKDOWN_CODE)
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  const written = ticket.events.first()
  await expect(written).toContainText('The **shop** is [here]') // as it was typed, while its code is coming
  release()
  await expect(written.locator('strong')).toHaveText('shop')
  await expect(written.getByRole('listitem')).toHaveText(['one', 'two'])
  await expect(written.getByRole('link', { name: 'here' })).toHaveAttribute('rel', 'noopener')
  await expect(written.locator('img')).toHaveCount(0)
  await expect(written).toContainText('<img src=x onerror=alert(1)>')
  await expect(ticket.events).toHaveCount(2) // a list somebody wrote is no event
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

for (const locale of ['en', 'de'] as const) {
  const { ticketStatus: words, supportTicket } = messages[locale]

  test(`a ticket is shown with all that happened to it in ${locale}`, async ({ page }) => {
    await openDesk(
      page,
      aTicket({
        events: [
          anEvent({ text: 'Only white.\n<b>Help</b> & hurry', files: ['white.png', 'log.txt'] }),
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
    await expect(ticket.fact(words.subject)).toHaveText('The shop is down')
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
    await expect(first.locator('time')).toHaveText(/24.*2026.*9:00/)
    await expect(first).toContainText('<b>Help</b> & hurry')
    expect(await first.innerText()).toContain('Only white.\n<b>')
    await expect(first).toContainText(fillPlaceholders(words.filesAttached, { names: 'white.png, log.txt' }))
  })

  test(`the promise of an answer stands in the reader’s own time in ${locale}`, async ({ page }) => {
    await openDesk(page)
    const ticket = ticketPage(page, locale)
    await ticket.open()
    const moment = ticket.main.locator('time[datetime="2026-11-24T16:00:00.000Z"]')
    await expect(moment).toHaveText(PROMISES[locale])
    await expect(moment.locator('..')).toHaveText(
      fillPlaceholders(words.answerBy, { moment: await moment.innerText() }),
    )
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
    await expect(ticket.main.getByText(words.requestSent)).toBeVisible()
    await expect(ticket.number).toHaveValue('')
    expect(desk.calls.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/ticket-links',
        body: { number: 'K7M-3QX3', email: 'mari@firma.example', language: locale },
      },
    ])
    await ticket.number.fill('1')
    await expect(ticket.main.getByText(words.requestSent)).toBeHidden()
  })

  test(`what a customer writes joins the timeline in ${locale}`, async ({ page }) => {
    const desk = await openDesk(page, aTicket({ state: 'answered', answerBy: null }))
    const ticket = ticketPage(page, locale)
    await ticket.open()
    await expect(ticket.region).toContainText(words.stateAnswered)
    await ticket.reply.fill('  It is back,\nbut slow.  ')
    await ticket.send.click()
    await expect(ticket.toast).toContainText(words.replySent)
    await expect(ticket.events).toHaveCount(2)
    await expect(ticket.events.last()).toContainText(/It is back,\s*but slow\./)
    await expect(ticket.region).toContainText(words.stateOpen)
    await expect(ticket.reply).toHaveValue('')
    await expect(ticket.send).toBeEnabled()
    const replies = desk.calls.filter(({ path }) => path === '/api/ticket-replies')
    expect(replies.map(({ body }) => body)).toEqual([{ secret: SECRET, message: 'It is back,\nbut slow.' }])
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  test(`a blank reply is refused in ${locale}`, async ({ page }) => {
    const desk = await openDesk(page)
    const ticket = ticketPage(page, locale)
    await ticket.open()
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
    await openDesk(page)
    const ticket = ticketPage(page, locale)
    await ticket.open()
    await expect(ticket.solved).toHaveAccessibleDescription(words.solvedHint)
    await ticket.solved.click()
    await expect(ticket.region).toContainText(words.stateSolved)
    await expect(ticket.toast).toContainText(words.solvedDone)
    await expect(ticket.region).toBeFocused()
    await expect(ticket.solved).toBeHidden()
    await expect(ticket.events.last()).toContainText(words.eventSolvedByCustomer)
    await expect(ticket.reply).toHaveAccessibleDescription(words.solvedHint)
    await ticket.reply.fill('Not quite')
    await ticket.send.click()
    await expect(ticket.region).toContainText(words.stateOpen)
    await expect(ticket.events.last()).toContainText(words.eventReopened)
    await expect(ticket.solved).toBeVisible()
  })

  test(`that the server cannot be reached is said in ${locale}, and trying again works`, async ({ page }) => {
    await openDesk(page)
    await page.route('/api/ticket-status', (route) => refuse(route, 500), { times: 1 })
    const ticket = ticketPage(page, locale)
    await ticket.open()
    await expect(ticket.region).toContainText(words.failed)
    await ticket.main.getByRole('button', { name: words.tryAgain }).click()
    await expect(ticket.region).toBeFocused()
    await expect(ticket.region).toContainText(words.stateOpen)
  })

  test(`offline is said in ${locale}, and what is written stays`, async ({ page, context }) => {
    await openDesk(page)
    const ticket = ticketPage(page, locale)
    await ticket.open()
    await ticket.reply.fill('Are you there?')
    await context.setOffline(true)
    await page.route('/api/ticket-replies', (route) => route.abort('internetdisconnected'), { times: 1 })
    await ticket.send.click()
    await expect(ticket.main.getByRole('alert').getByText(words.offline)).toBeVisible()
    await expect(ticket.reply).toHaveValue('Are you there?')
    await context.setOffline(false)
    await ticket.send.click()
    await expect(ticket.toast).toContainText(words.replySent)
    await expect(ticket.main.getByText(words.offline)).toBeHidden()
  })
}

test('until the answer is there the page says that it is looking', async ({ page }) => {
  await openDesk(page)
  const release = await holdRequests(page, '/api/ticket-status')
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await expect(ticket.region).toHaveText('Looking for your ticket …')
  release()
  await expect(ticket.region).toContainText('Open: it is with us')
})

test('no answer is promised once its moment has passed, or nobody is waited for', async ({ page }) => {
  const desk = await openDesk(page, aTicket({ answerBy: '2026-11-24T14:59:59.000Z' }))
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await expect(ticket.region).toContainText('Open: it is with us')
  await expect(ticket.main.getByText('A person answers by')).toBeHidden()
  desk.ticket = aTicket({ state: 'answered' })
  await page.reload()
  await expect(ticket.region).toContainText('Answered: it is with you')
  await expect(ticket.main.getByText('A person answers by')).toBeHidden()
})

test.describe('far away', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the same promise is another hour of another day', async ({ page }) => {
    await openDesk(page)
    const ticket = ticketPage(page, 'en')
    await ticket.open()
    await expect(ticket.main.getByText('A person answers by')).toHaveText(
      /^A person answers by Wednesday, November 25 at 1:00\sAM\.$/,
    )
  })
})

test('the button says it is sending, and twenty clicks are one reply', async ({ page }) => {
  const desk = await openDesk(page)
  const release = await holdRequests(page, '/api/ticket-replies')
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await ticket.reply.fill('Once')
  const form = ticket.main.locator('form')
  await form.evaluate((element: HTMLFormElement) => {
    for (let click = 0; click < 20; click += 1) element.querySelector('button')?.click()
    element.requestSubmit()
  })
  await expect(form.getByRole('button')).toHaveText('Sending…')
  await expect(form.getByRole('button')).toBeDisabled()
  release()
  await expect(ticket.events).toHaveCount(2)
  expect(desk.calls.filter(({ path }) => path === '/api/ticket-replies')).toHaveLength(1)
})

test('twenty clicks on ‘This is solved’ are one request', async ({ page }) => {
  const desk = await openDesk(page)
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await ticket.solved.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 20; click += 1) button.click()
  })
  await expect(ticket.region).toContainText('Solved')
  expect(desk.calls.filter(({ path }) => path === '/api/ticket-solved')).toHaveLength(1)
})

test('a lost answer is tried again under the same key, over a reload too', async ({ page }) => {
  const desk = await openDesk(page)
  const keys: (string | undefined)[] = []
  await page.route(
    '/api/ticket-replies',
    async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      await route.abort('connectionreset')
    },
    { times: 2 },
  )
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await ticket.reply.fill('Hello?')
  await ticket.send.click()
  await expect(ticket.main.getByRole('alert').getByText('That did not work.')).toBeVisible()
  await page.reload()
  await expect(ticket.reply).toHaveValue('Hello?')
  await ticket.send.click()
  await expect(ticket.main.getByRole('alert').getByText('That did not work.')).toBeVisible()
  await ticket.send.click()
  await expect(ticket.toast).toContainText('Your message is with us.')
  await ticket.reply.fill('Hello?')
  await ticket.send.click()
  await expect(ticket.events).toHaveCount(3)
  const [first, second] = desk.calls.flatMap(({ idempotencyKey }) => idempotencyKey ?? [])
  expect(keys).toEqual([first, first])
  expect(second).not.toBe(first) // the same words once more are another message
})

test('the server’s own sentence is shown, and the text is kept', async ({ page }) => {
  await openDesk(page)
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await ticket.reply.fill('Long words')
  await page.route('/api/ticket-*', (route) => refuse(route, 503, 'Come back later.'))
  await ticket.send.click()
  await expect(ticket.main.getByRole('alert').getByText('Come back later.')).toBeVisible()
  await expect(ticket.reply).toHaveValue('Long words')
  await ticket.solved.click()
  await expect(ticket.main.getByRole('alert').getByText('Come back later.')).toHaveCount(2)
  await expect(ticket.region).toContainText('Open: it is with us')
  await page.goto('/en/ticket')
  await ticket.number.fill('K7M-3QX3')
  await ticket.email.fill('mari@firma.example')
  await ticket.request.click()
  await expect(ticket.main.getByRole('alert').getByText('Come back later.')).toBeVisible()
  await expect(ticket.number).toHaveValue('K7M-3QX3')
})

test('the page of a proxy is no ticket', async ({ page }) => {
  await openDesk(page)
  await page.route('/api/ticket-status', (route) => route.fulfill({ body: '<h1>Welcome to the hotel</h1>' }))
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await expect(ticket.region).toContainText('That did not work. Please try again.')
})

test('a link that expires while somebody writes says so and keeps the words for the new one', async ({
  page,
}) => {
  await openDesk(page)
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await ticket.reply.fill('Three months later')
  await page.route('/api/ticket-replies', (route) => refuse(route, 404), { times: 1 })
  await ticket.send.click()
  await expect(ticket.region).toContainText('This link opens no ticket')
  await expect(ticket.region).toBeFocused()
  await page.reload()
  await expect(ticket.reply).toHaveValue('Three months later')
})

test('the address opens the ticket: changed, reloaded, in another language, after the skip link', async ({
  page,
}) => {
  await openDesk(page)
  const ticket = ticketPage(page, 'en')
  await ticket.open('')
  await expect(ticket.region).toContainText('This link opens no ticket')
  await page.evaluate((secret) => (location.hash = secret), SECRET)
  await expect(ticket.region).toContainText('Open: it is with us')
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/en/ticket#${SECRET}`)
  await expect(ticket.region).toContainText('Open: it is with us')
  await page.reload()
  await expect(ticket.region).toContainText('Open: it is with us')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(`/de/ticket#${SECRET}`)
  await expect(ticketPage(page, 'de').region).toContainText(messages.de.ticketStatus.stateOpen)
})

test('of two links opened one after the other the second is shown, whichever answer comes first', async ({
  page,
}) => {
  await openDesk(page)
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    '/api/ticket-status',
    async (route) => {
      await held
      await route.fallback()
    },
    { times: 1 },
  )
  const ticket = ticketPage(page, 'en')
  await ticket.open(WRONG_SECRET)
  await page.evaluate((secret) => (location.hash = secret), SECRET)
  await expect(ticket.region).toContainText('Open: it is with us')
  const late = page.waitForResponse('/api/ticket-status')
  release()
  expect((await late).status()).toBe(404)
  await expect(ticket.region).toContainText('Open: it is with us')
})

test('whoever comes back to the page sees what has happened meanwhile', async ({ page }) => {
  const desk = await openDesk(page)
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await ticket.reply.fill('Half a thought')
  desk.ticket.state = 'answered'
  desk.ticket.events.push(anEvent({ type: 'staff-reply', at: NOW, text: 'It works again.' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(ticket.region).toContainText('Answered: it is with you')
  await expect(ticket.events.last()).toContainText('It works again.')
  await expect(ticket.reply).toHaveValue('Half a thought')
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
  await expect(ticket.main.getByRole('alert').getByText('That did not work.')).toBeVisible()
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(stored).toContain('A secret is a secret')
  expect(stored).not.toContain(SECRET)
  await page.getByRole('link', { name: 'FAQ' }).first().click()
  await expect(page).toHaveURL('/en/faq')
  expect(leaks).toEqual([])
})

test('the keyboard alone answers and solves a ticket', async ({ page }) => {
  await openDesk(page)
  const ticket = ticketPage(page, 'en')
  await ticket.open()
  await expect(ticket.events).toHaveCount(1)
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(ticket.reply).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(ticket.reply).toBeFocused() // blank
  await page.keyboard.type('By keyboard')
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

test('a ticket with the longest words fits a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await openDesk(
    page,
    aTicket({
      subject: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4),
      events: [anEvent({ text: 'x'.repeat(500), files: ['y'.repeat(120)] })],
    }),
  )
  const ticket = ticketPage(page, 'de')
  await ticket.open()
  await expect(ticket.events).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
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
        const { violations } = await new AxeBuilder({ page }).analyze()
        const found = violations.map(
          ({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
        )
        expect(found, state).toEqual([])
      }
      const desk = await openDesk(page)
      const ticket = ticketPage(page, 'en')
      await page.route('/api/ticket-status', () => undefined, { times: 1 })
      await ticket.open()
      await expect(ticket.region).toContainText('Looking')
      await check('loading')
      await page.route('/api/ticket-status', (route) => refuse(route, 500), { times: 1 })
      await page.reload()
      await expect(ticket.region).toContainText('That did not work')
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
      await expect(ticket.main.getByRole('alert').getByText('That did not work')).toBeVisible()
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en', 'ru'] as const) {
    test(`the page says what to do instead in ${locale}`, async ({ page }) => {
      const ticket = ticketPage(page, locale)
      await ticket.open()
      const shown = await ticket.main.innerText()
      expect(shown).toContain(ticket.words.withoutScript)
      expect(shown).not.toContain(ticket.words.loading)
      await expect(ticket.main.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:support@/)
    })
  }
})
