import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { LAUNCHER_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'

import { blockStorage } from '../../fixtures/break-page.ts'
import { anAddress, storedLeads } from '../../fixtures/store.ts'
import { complains, expect, test } from '../../fixtures/test.ts'
import { chatWidget, openChat } from '../../page/chat-widget.ts'
import { addShifts } from '../../page/layout-shifts.ts'
import { shownPrice } from '../../page/shown-price.ts'

test.skip(!parts.chat, 'the site has no chat')

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

test('a conversation outlives a reload, another page and another language', async ({ page }) => {
  const email = anAddress()
  const english = await openChat(page)
  await english.pick(english.words.optionContact)
  await english.input.fill(email)
  await english.input.press('Enter')
  await page.reload() // before the answer, which is given on the next page
  await english.input.waitFor()
  await english.answered()
  await expect(english.bubbles).toHaveCount(5)
  await expect(english.input).toHaveAttribute('type', 'tel')
  await expect(english.input).not.toBeFocused()
  await english.input.fill('+372 55')

  await page.goto(`/${THIRD}/faq`)
  const german = chatWidget(page, THIRD)
  await expect(german.widget).toBeVisible()
  await expect(german.bubbles).toHaveCount(5)
  await expect(german.bubbles.first()).toContainText(messages[THIRD].chatAssistant.replyGreeting)
  await expect(german.bubbles.last()).toContainText(messages[THIRD].chatAssistant.replyAskingPhone)
  await expect(german.input).toHaveValue('+372 55')
  await german.minimise.click()

  await page.goto(`/${THIRD}`)
  await page.clock.runFor(LAUNCHER_DELAY_MS)
  await expect(german.widget).toBeHidden()
  await german.launcher.click()
  await expect(german.bubbles).toHaveCount(5)
})

test('with storage blocked the chat lasts as long as the page', async ({ page }) => {
  await blockStorage(page)
  const email = anAddress()
  const chat = await openChat(page)
  await chat.ask('talk to a person')
  for (const answer of [email, '+372 555 0100', 'Mari']) await chat.ask(answer)
  await expect.poll(() => storedLeads(email).length).toBe(1)
  await chat.minimise.click()
  await chat.launcher.click()
  await expect(chat.bubbles).toHaveCount(9)
})

test('out of the back/forward cache the conversation goes on where it is now', async ({ page }) => {
  const chat = await openChat(page)
  await chat.ask('prices')
  await page.goto('/en/faq')
  await chat.ask('hosting')
  await page.goBack()
  await expect(chat.bubbles).toHaveCount(5)
})

test.describe('code that cannot be had', () => {
  test.use({ expectedComplaints: /Failed to load resource/ })

  test('leads to the mailbox, and the next press tries again', async ({ page }) => {
    await page.route(/start-chat\./, (route) => route.abort())
    const chat = chatWidget(page, 'en')
    await page.goto('/en')
    await page.clock.runFor(LAUNCHER_DELAY_MS)
    await chat.launcher.click()
    await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(chat.launcher).toBeEnabled()
  })

  test('or does not come within ten seconds', async ({ page }) => {
    await page.route(/start-chat\./, () => undefined)
    const chat = chatWidget(page, 'en')
    await page.goto('/en')
    await page.clock.runFor(LAUNCHER_DELAY_MS)
    await chat.launcher.click()
    await expect(chat.launcher).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(10_000)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(chat.launcher).not.toHaveAttribute('aria-busy')
  })

  test('without the index a question gets the suggestions, and they are answered', async ({ page }) => {
    await page.route('/chat/*.json', (route) => route.abort())
    const chat = await openChat(page)
    await chat.ask('what does a website cost')
    await expect(chat.bubbles.last()).toContainText(chat.words.replyFallback)
    await chat.pick(chat.words.optionPricing)
    await expect(chat.bubbles.last()).toContainText(shownPrice('US'))
  })
})

for (const locale of distinct('en', THIRD)) {
  test(`the widget’s conversation goes on at /${locale}/chatbot, and closing goes back`, async ({ page }) => {
    const chat = await openChat(page, locale, `/${locale}/faq`)
    await chat.ask(chat.words.optionPricing)
    await chat.widget.getByRole('link', { name: chat.words.openInFull }).click()
    await expect(page).toHaveURL(`/${locale}/chatbot`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].chatPage.heading)
    await expect(chat.bubbles).toHaveCount(3)
    await page.clock.runFor(LAUNCHER_DELAY_MS)
    await expect(chat.launcher).toHaveCount(0)
    await chat.ask(chat.words.optionHosting)
    await page.getByRole('link', { name: messages[locale].chatPage.close }).click()
    await expect(page).toHaveURL(`/${locale}/faq`)
    await expect(chat.bubbles).toHaveCount(5)
  })
}

test('/chatbot is the English page at another address, and says so', async ({ page }) => {
  await page.goto('/chatbot')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/chatbot$/)
  await chatWidget(page, 'en').ask('prices')
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).toContain(`/${THIRD}/chatbot<`)
  expect(sitemap).not.toMatch(/:\d+\/chatbot</)
})

test('the language menu takes it along, and closing passes other languages by', async ({ page }) => {
  await page.goto('/en/about')
  await page.goto('/en/chatbot')
  const chat = chatWidget(page, 'en')
  await chat.ask('prices')
  await page.getByRole('button', { name: messages.en.language.menuLabel }).click()
  await page.getByRole('link', { name: LOCALES[THIRD].name }).click()
  await expect(page).toHaveURL(`/${THIRD}/chatbot`)
  await expect(chat.bubbles).toHaveCount(3)
  await expect(chat.bubbles.first()).toContainText(messages[THIRD].chatAssistant.replyGreeting)
  await page.getByRole('link', { name: messages[THIRD].chatPage.close }).click()
  await expect(page).toHaveURL('/en/about')
})

test('where there is nothing to go back to, closing leads home', async ({ page }) => {
  await page.goto(`/${THIRD}/chatbot`)
  await page.getByRole('link', { name: messages[THIRD].chatPage.close }).click()
  await expect(page).toHaveURL(`/${THIRD}`)
})

test('the card is drawn before any script, and nothing moves afterwards', async ({ page }) => {
  await addShifts(page)
  await page.goto('/en/chatbot')
  await chatWidget(page, 'en').input.waitFor()
  const shift = await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return globalThis.takeShift()
  })
  expect(shift).toBeLessThan(0.01)
})

test('missing code leaves a mailbox in the card', complains(/Failed to load resource/), async ({ page }) => {
  await page.route(/start-chat-page\./, (route) => route.abort())
  await page.goto('/en/chatbot')
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:/)
})

test('without script the page says how to reach us', async ({ browser }) => {
  await using context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/en/chatbot')
  await expect(page.getByText(messages.en.chatAssistant.replyGreeting)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
})
