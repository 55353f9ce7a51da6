import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { LAUNCHER_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import { THIRD } from '#domain/language/a-locale.ts'

import { blockStorage } from '../../fixtures/break-page.ts'
import { chatWidget, openChat } from '../../page/chat-widget.ts'
import { shownPrice } from '../../page/shown-price.ts'
import { anAddress, storedLeads } from '../../fixtures/store.ts'
import { expect, test } from '../../fixtures/test.ts'

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
