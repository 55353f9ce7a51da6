import type { Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import { LAUNCHER_DELAY_MS, TYPING_DELAY_MS } from '#domain/chat-assistant/timings.ts'

import { chatWidget, pendingLeadCount } from './fixtures/chat-widget.ts'
import { accessibilityFaults, overflowing, smallTargets } from './fixtures/page-faults.ts'
import { shownPrice } from './fixtures/shown-price.ts'
import { stopClock } from './fixtures/stop-clock.ts'
import { anAddress, mailsAbout, storedLeads } from './fixtures/store.ts'
import { expect, test } from './fixtures/test.ts'
import { VIEWS } from './fixtures/views.ts'

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

for (const { locale, price } of [
  { locale: 'en', price: shownPrice('US') },
  { locale: 'ru', price: shownPrice('RU', 'starter', 'ru') },
] as const) {
  test(`the launcher comes two seconds after the page, and the chat greets once, in ${locale}`, async ({
    page,
  }) => {
    const chat = chatWidget(page, locale)
    await page.goto(`/${locale}`)
    await stopClock(page)
    await page.reload()
    await page.clock.runFor(LAUNCHER_DELAY_MS - 100)
    await expect(chat.launcher).toBeHidden()
    await page.clock.runFor(200)
    await chat.launcher.click()
    await expect(chat.bubbles).toHaveText([new RegExp(chat.words.replyGreeting)])
    await expect(chat.input).toBeFocused()
    await expect(chat.launcher).toBeHidden()
    await chat.minimise.click()
    await expect(chat.widget).toBeHidden()
    await expect(chat.launcher).toBeFocused()
    await chat.launcher.click()
    await expect(chat.bubbles).toHaveCount(1)
  })

  test(`a suggestion and a typed question are answered with the visitor’s prices in ${locale}`, async ({
    page,
  }) => {
    const chat = chatWidget(page, locale)
    await chat.open()
    await chat.option(chat.words.optionPricing).click()
    await expect(chat.input).toBeFocused()
    await expect(chat.typing).toBeVisible()
    await chat.answered()
    await expect(chat.bubbles.last()).toContainText(price)
    await expect(chat.bubbles.last().getByRole('link')).toHaveAttribute('href', `/${locale}#pricing`)

    await chat.ask(chat.words.optionHosting)
    await expect(chat.bubbles.last()).toContainText('99')
    await chat.ask('qwertz uiop')
    await expect(chat.bubbles.last()).toContainText(chat.words.replyFallback)
    await expect(chat.options.getByRole('button')).toHaveText([
      chat.words.optionServices,
      chat.words.optionPricing,
      chat.words.optionPortfolio,
      chat.words.optionContact,
    ])
  })

  test(`a visitor leaves a lead in ${locale}, with what is wrong asked for again`, async ({ page }) => {
    const email = anAddress()
    const chat = chatWidget(page, locale)
    await chat.open()
    await chat.option(chat.words.optionContact).click()
    await chat.answered()
    await expect(chat.input).toHaveAttribute('type', 'email')
    await expect(chat.input).toHaveAttribute('autocomplete', 'email')
    await chat.ask('mari at firma')
    await expect(chat.bubbles.last()).toContainText('name@example.com')
    await chat.ask(email)
    await expect(chat.input).toHaveAttribute('type', 'tel')
    await chat.ask('12345')
    await expect(chat.bubbles.last()).toContainText(chat.words.replyPhoneMalformed)
    await chat.ask('+372 555 0100')
    await expect(chat.input).toHaveAttribute('autocomplete', 'name')
    await chat.ask('Mari Maasikas')
    await expect(chat.bubbles.last()).toContainText('Mari Maasikas')
    await expect(chat.bubbles.last()).toHaveAttribute('data-tone', 'done')

    await expect.poll(() => pendingLeadCount(page)).toBe(0)
    expect(storedLeads(email)).toMatchObject([
      { email, phone: '+372 555 0100', name: 'Mari Maasikas', language: locale },
    ])
    await expect.poll(async () => (await mailsAbout(email)).toVisitor.length).toBe(1)
    expect((await mailsAbout(email)).toStaff).toHaveLength(1)
    await chat.ask(chat.words.optionPricing)
    await expect(chat.bubbles.last()).toContainText(price)
  })
}

test('“never mind” leaves the questions, and nothing is sent', async ({ page }) => {
  const chat = chatWidget(page, 'en')
  await chat.open()
  await chat.ask('I would like to talk to a person')
  await chat.ask(anAddress())
  await chat.option(chat.words.optionCancel).click()
  await chat.answered()
  await expect(chat.bubbles.last()).toContainText(chat.words.replyCancelled)
  await expect(chat.input).toHaveAttribute('type', 'text')
  expect(await pendingLeadCount(page)).toBe(0)
})

test('blank text is not sent, and while Pliiats writes nothing is, but the focus stays', async ({ page }) => {
  const chat = chatWidget(page, 'en')
  await chat.open()
  await expect(chat.send).toHaveAttribute('aria-disabled', 'true')
  await chat.input.fill('   ')
  await chat.input.press('Enter')
  await chat.send.click({ force: true })
  await expect(chat.bubbles).toHaveCount(1)

  await stopClock(page)
  await chat.input.fill('what does it cost')
  await chat.input.press('Enter')
  await expect(chat.typing).toBeVisible()
  await expect(chat.input).toHaveValue('')
  await expect(chat.input).toBeFocused()
  await expect(chat.input).toHaveAttribute('aria-disabled', 'true')
  await expect(chat.input).not.toBeEditable()
  await expect(chat.send).toHaveAttribute('aria-disabled', 'true')
  await expect(chat.options.getByRole('button')).toHaveCount(0)
  await chat.input.press('Enter')
  await page.clock.runFor(TYPING_DELAY_MS - 100)
  await expect(chat.bubbles).toHaveCount(2)
  await chat.answered()
  await expect(chat.bubbles).toHaveCount(3)
  await expect(chat.input).toBeEditable()
  await expect(chat.input).toBeFocused()
})

test('keyboard alone opens it, asks, picks, starts over, and leaves by Escape', async ({ page }) => {
  const chat = chatWidget(page, 'en')
  await page.goto('/en/faq')
  await page.clock.runFor(LAUNCHER_DELAY_MS)
  await chat.launcher.focus()
  await page.keyboard.press('Enter')
  await expect(chat.input).toBeFocused()
  await page.keyboard.type('hosting')
  await page.keyboard.press('Enter')
  await chat.answered()
  await expect(chat.bubbles).toHaveCount(3)
  await page.keyboard.press('Shift+Tab')
  await expect(chat.option(chat.words.optionContact)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat.input).toBeFocused()
  await chat.answered()
  await chat.startOver.focus()
  await page.keyboard.press('Enter')
  await expect(chat.bubbles).toHaveCount(1)
  await expect(chat.input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat.widget).toBeHidden()
  await expect(chat.launcher).toBeFocused()
})

test('a conversation outlives a reload, another page and another language', async ({ page }) => {
  const email = anAddress()
  const english = chatWidget(page, 'en')
  await english.open()
  await english.option(english.words.optionContact).click()
  await english.answered()
  await english.input.fill(email)
  await english.input.press('Enter')
  await page.reload() // before the answer: it is given after
  await english.input.waitFor()
  await english.answered()
  await expect(english.bubbles).toHaveCount(5)
  await expect(english.input).toHaveAttribute('type', 'tel')
  await expect(english.input).not.toBeFocused()
  await english.input.fill('+372 55')

  await page.goto('/de/faq')
  const german = chatWidget(page, 'de')
  await expect(german.widget).toBeVisible()
  await expect(german.bubbles).toHaveCount(5)
  await expect(german.bubbles.first()).toContainText(messages.de.chatAssistant.replyGreeting)
  await expect(german.bubbles.last()).toContainText(messages.de.chatAssistant.replyAskingPhone)
  await expect(german.input).toHaveValue('+372 55')
  await german.minimise.click()

  await page.goto('/de')
  await page.clock.runFor(LAUNCHER_DELAY_MS)
  await expect(german.widget).toBeHidden()
  await german.launcher.click()
  await expect(german.bubbles).toHaveCount(5)
})

test('each message is put into the live region once, and never again', async ({ page }) => {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of addedNodes)
          if (target instanceof Element && target.closest('[role="log"]')) said.push(node.textContent ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const said = async () => {
    const all = await page.evaluate(() => (window as unknown as { said: string[] }).said)
    return all.map((text) => text.slice(0, 24))
  }
  const { words, ...chat } = chatWidget(page, 'en')
  await chat.open()
  await chat.ask('what does it cost')
  await chat.ask('and hosting')
  const beginnings = [
    ...[`Pliiats: ${words.replyGreeting}`, 'You: what does it cost', `Pliiats: ${words.replyPricing}`],
    ...['You: and hosting', `Pliiats: ${words.replyHosting}`],
  ]
  expect((await said()).map((text) => text.slice(0, 14))).toEqual(beginnings.map((text) => text.slice(0, 14)))

  await chat.minimise.click()
  await chat.launcher.click()
  await expect(chat.bubbles).toHaveCount(5)
  expect(await said()).toHaveLength(5)
  await expect(chat.log).toBeEmpty()

  await page.reload()
  await expect(chat.bubbles).toHaveCount(5)
  expect(await said()).toEqual([])
  await chat.ask('thanks')
  expect(await said()).toHaveLength(2)
})

test('a reader further up is not carried away, but told of what has come', async ({ page }) => {
  const { words, ...chat } = chatWidget(page, 'en')
  await page.setViewportSize({ width: 800, height: 480 })
  await chat.open()
  for (const question of ['prices', 'hosting', 'delivery time']) await chat.ask(question)
  await expect(chat.bubbles.last()).toBeInViewport()
  await stopClock(page)
  await chat.input.fill('who owns the site')
  await chat.input.press('Enter')
  await chat.bubbles.first().scrollIntoViewIfNeeded()
  await expect(chat.bubbles.last()).not.toBeInViewport()
  await chat.answered()
  const hint = chat.widget.getByRole('button', { name: `${words.senderBot}: ${words.replyOwnership}` })
  await expect(chat.bubbles.first()).toBeInViewport()
  await hint.click()
  await expect(chat.bubbles.last()).toBeInViewport()
  await expect(hint).toBeHidden()
})

test('on a phone the chat is all there is: the page stays behind it, and keeps the focus out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const chat = chatWidget(page, 'en')
  await chat.open()
  expect(await chat.widget.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await chat.widget.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(chat.widget).toBeHidden()
  await expect(chat.launcher).toBeFocused()
  await chat.launcher.click()
  await chat.option(chat.words.optionPricing).click()
  await chat.answered()
  await chat.bubbles.last().getByRole('link').click() // a place on this page, which lies under the chat
  await expect(chat.widget).toBeHidden()
  await expect(page.locator('#pricing')).toBeInViewport()
})

test('an existing customer is led to the ticket dialog', async ({ page }) => {
  const chat = chatWidget(page, 'en')
  await chat.open('/en/about')
  await chat.ask('my website is down')
  await chat.bubbles.last().getByRole('link', { name: chat.words.linkSupport }).click()
  await expect(page.getByRole('dialog', { name: messages.en.supportTicket.title })).toBeVisible()
})

test('with storage blocked the chat lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  const email = anAddress()
  const chat = chatWidget(page, 'en')
  await chat.open()
  await chat.ask('talk to a person')
  for (const answer of [email, '+372 555 0100', 'Mari']) await chat.ask(answer)
  await expect.poll(() => storedLeads(email).length).toBe(1)
  await chat.minimise.click()
  await chat.launcher.click()
  await expect(chat.bubbles).toHaveCount(9)
})

test('out of the back/forward cache the conversation goes on where it is now', async ({ page }) => {
  const chat = chatWidget(page, 'en')
  await chat.open()
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

  test('without the index its topics are answered all the same', async ({ page }) => {
    await page.route('/chat/*.json', (route) => route.abort())
    const chat = chatWidget(page, 'en')
    await chat.open()
    await chat.ask('what does a website cost')
    await expect(chat.bubbles.last()).toContainText(shownPrice('US'))
  })
})

test('the launcher never lies upon a button of the page, nor upon the bar at its foot', async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    const { launcher } = chatWidget(page, 'en')
    await page.goto('/en')
    await page.clock.runFor(LAUNCHER_DELAY_MS)
    await expect(launcher).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 120) {
      await page.evaluate((y) => {
        scrollTo({ top: y, behavior: 'instant' })
      }, top)
      const covered = () =>
        page.evaluate(() => {
          const button = document.querySelector('[data-chat-corner] button')
          if (!button?.checkVisibility({ visibilityProperty: true })) return []
          const corner = button.getBoundingClientRect()
          return [...document.querySelectorAll('main [data-button], main form button, [data-sticky-bar]')]
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { left, right, top, bottom } = element.getBoundingClientRect()
              return left < corner.right && right > corner.left && top < corner.bottom && bottom > corner.top
            })
            .map(({ textContent }) => textContent)
        })
      await expect.poll(covered, `${viewport.width} px, scrolled to ${top}`).toEqual([])
    }
  }
})

/** Lets a stopped clock go on in steps too small for an answer to become due, until something is done. */
async function tick(page: Page, work: Promise<void>): Promise<void> {
  const state = { isDone: false }
  const done = work.finally(() => {
    state.isDone = true
  })
  while (!state.isDone) await page.clock.runFor(1)
  await done
}

for (const { name, viewport, colorScheme } of VIEWS) {
  test(`every state of the chat works for everyone: ${name}`, async ({ browser }) => {
    test.setTimeout(120_000)
    await using context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await page.clock.install()
    const check = async () => {
      expect(await accessibilityFaults(page)).toEqual([])
    }
    const chat = chatWidget(page, 'en')
    await chat.open('/en/faq') // a short page: axe reads all of it four times
    await check()
    await stopClock(page)
    await chat.option(chat.words.optionContact).click()
    await tick(page, check()) // axe waits by the clock too
    await expect(chat.typing).toBeVisible()
    await page.clock.resume()
    await chat.answered()
    await chat.ask('no address')
    await check()
  })
}

test('at 320 px nothing of the chat reaches over the edge or is too small to hit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  const chat = chatWidget(page, 'de')
  await chat.open()
  await chat.ask('a-word-without-an-end'.repeat(8))
  await chat.option(chat.words.optionContact).click()
  await chat.answered()
  expect(await overflowing(page)).toEqual([])
  expect(await smallTargets(page)).toEqual([])
})
