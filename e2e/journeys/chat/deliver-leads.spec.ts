import type { Page } from '@playwright/test'

import * as parts from '#content/catalogue/parts.ts'
import { SECOND } from '#domain/language/a-locale.ts'

import { beginBeforeTheName, chatWidget, pendingLeadCount } from '../../page/chat-widget.ts'
import { holdRequests, refuse, requestedPaths } from '../../fixtures/answers.ts'
import { anAddress, storedLeads } from '../../fixtures/store.ts'
import { expect, test } from '../../fixtures/test.ts'

test.skip(!parts.chat, 'the site has no chat')

const ROUTE = '/api/chatbot-lead'

test.use({ expectedComplaints: /Failed to (?:send user data|load resource)/ })

/** What happens to a lead after its visitor has pressed Enter. */
const MISHAPS: Record<string, (page: Page) => Promise<void>> = {
  'the server is down, and comes back': async (page) => {
    await page.route(ROUTE, (route) => route.fulfill({ status: 503, json: {} }), { times: 2 })
    await finish(page)
    await waitForRetries(page)
  },
  'the connection breaks, and the browser is online again': async (page) => {
    await page.route(ROUTE, (route) => route.abort('internetdisconnected'), { times: 1 })
    await finish(page)
    await expect.poll(() => pendingLeadCount(page)).toBe(1)
    await page.evaluate(() => dispatchEvent(new Event('online')))
  },
  'the answer is lost on the way, and the same request comes again': async (page) => {
    await page.route(
      ROUTE,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await finish(page)
    await waitForRetries(page)
  },
  'the page is reloaded before the answer': async (page) => {
    await finish(page)
    await page.reload()
  },
  'the server never gets it, the tab is closed, and another page is opened days later': async (page) => {
    const release = await holdRequests(page, ROUTE)
    await finish(page)
    const context = page.context()
    await page.close()
    release()
    const another = await context.newPage()
    await another.goto(`/${SECOND}/faq`)
    await expect.poll(() => pendingLeadCount(another)).toBe(0)
  },
}

async function waitForRetries(page: Page): Promise<void> {
  const later = async () => {
    await page.clock.runFor(2_000)
    return pendingLeadCount(page)
  }
  await expect.poll(later).toBe(0)
}

async function finish(page: Page): Promise<void> {
  const { input } = chatWidget(page, 'en')
  await input.fill('Mari Maasikas')
  await input.press('Enter')
}

test('whom no mail will reach is told so once, after the thank-you', async ({ page }) => {
  await page.clock.install()
  await beginBeforeTheName(page, anAddress())
  await page.route(ROUTE, (route) => route.fulfill({ status: 201, json: { success: true, noMail: true } }))
  await page.goto('/en/faq')
  const chat = chatWidget(page, 'en')
  await finish(page)
  await expect.poll(() => pendingLeadCount(page)).toBe(0)
  await chat.answered()
  await expect(chat.log.locator('[data-sender=bot]')).toContainText([
    /Thank you, Mari/,
    chat.words.replyNoMail,
  ])
  await page.reload()
  await expect(chat.bubbles.filter({ hasText: chat.words.replyNoMail })).toHaveCount(1)
})

for (const [mishap, happen] of Object.entries(MISHAPS)) {
  test(`a lead arrives, once, when ${mishap}`, async ({ page }) => {
    const email = anAddress()
    await page.clock.install()
    await beginBeforeTheName(page, email)
    await page.goto('/en/faq')
    await happen(page)
    await expect.poll(() => storedLeads(email).length).toBe(1)
    if (!page.isClosed()) await expect.poll(() => pendingLeadCount(page)).toBe(0)
    expect(storedLeads(email)).toHaveLength(1)
  })
}

test('two tabs with a lead each send each once', async ({ context }) => {
  const emails = [anAddress(), anAddress()]
  const pages = await Promise.all(
    emails.map(async (email) => {
      const page = await context.newPage()
      await beginBeforeTheName(page, email)
      await page.goto('/en/faq')
      return page
    }),
  )
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith(ROUTE)) sent.push((request.postDataJSON() as { email: string }).email)
  })
  await Promise.all(pages.map(finish))
  for (const email of emails) await expect.poll(() => storedLeads(email).length).toBe(1)
  await expect.poll(() => Promise.all(pages.map(pendingLeadCount))).toEqual([0, 0])
  // A tab may see another's storage a moment late and send its lead again, by the same key: it is one lead.
  expect(new Set(sent)).toEqual(new Set(emails))
  for (const email of emails) expect(storedLeads(email)).toHaveLength(1)
})

test('what the server will never take is dropped, and only said on the console', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route(ROUTE, (route) => refuse(route, 400))
  await beginBeforeTheName(page, anAddress())
  await page.goto('/en/faq')
  await finish(page)
  await expect.poll(() => pendingLeadCount(page)).toBe(0)
  await expect.poll(() => said).toContain('Failed to send user data')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(said.join()).not.toContain('@')
})

test('a page with nothing to deliver fetches nothing for it', async ({ page }) => {
  const asked = requestedPaths(page)
  await page.goto('/en/faq', { waitUntil: 'load' })
  expect(asked.filter((path) => /lead-queue|load-chat|start-chat/.test(path))).toEqual([])
})
