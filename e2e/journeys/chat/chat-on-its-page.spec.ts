import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { LAUNCHER_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'

import { chatWidget, openChat } from '../../page/chat-widget.ts'
import { addShifts } from '../../page/layout-shifts.ts'
import { complains, expect, test } from '../../fixtures/test.ts'

test.skip(!parts.chat, 'the site has no chat')

test.beforeEach(async ({ page }) => {
  await page.clock.install()
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

test('the language menu takes the conversation along, and closing passes the other languages by', async ({
  page,
}) => {
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

test('the card is drawn before any script, and nothing moves when the chat comes to life', async ({
  page,
}) => {
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
