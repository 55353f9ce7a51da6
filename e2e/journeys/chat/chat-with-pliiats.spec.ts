import { packages } from '#content/catalogue/packages.ts'
import * as parts from '#content/catalogue/parts.ts'
import { LAUNCHER_DELAY_MS, TYPING_DELAY_MS } from '#domain/chat-assistant/timings.ts'
import { OTHER_ALPHABET } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'

import { anAddress, firstMailsAbout, storedLeads } from '../../fixtures/store.ts'
import { expect, stopClock, test } from '../../fixtures/test.ts'
import { chatWidget, openChat, pendingLeadCount } from '../../page/chat-widget.ts'
import { tabsWithin } from '../../page/page-faults.ts'
import { shownPrice } from '../../page/shown-price.ts'
import { ticketDialog } from '../../page/ticket-dialog.ts'

test.skip(!parts.chat, 'the site has no chat')
test.use({ timezoneId: 'Europe/London' }) // English pages are built with the prices of New York

test.beforeEach(async ({ page }) => {
  await page.clock.install()
})

for (const { locale, price } of [
  { locale: 'en', price: shownPrice('GB') },
  {
    locale: OTHER_ALPHABET,
    price: shownPrice(LOCALES[OTHER_ALPHABET].defaultCountry, packages[0].id, OTHER_ALPHABET),
  },
] as const) {
  test(`the launcher comes after two seconds, and the chat greets once, in ${locale}`, async ({ page }) => {
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

  test(`questions are answered with the visitor’s prices in ${locale}`, async ({ page }) => {
    const chat = await openChat(page, locale)
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
    const chat = await openChat(page, locale)
    await chat.ask('qwertz uiop')
    await chat.pick(chat.words.optionContact)
    await expect(chat.input).toHaveAttribute('type', 'email')
    await expect(chat.input).toHaveAttribute('autocomplete', 'email')
    await expect(chat.input).toHaveAccessibleName(chat.words.inputEmail)
    await expect(chat.input).toHaveAttribute('aria-invalid', 'false')
    await chat.ask('mari at firma')
    await expect(chat.bubbles.last()).toContainText('name@example.com')
    await expect(chat.input).toHaveAttribute('aria-invalid', 'true')
    await expect(chat.input).toHaveAccessibleDescription(/name@example\.com/)
    await chat.ask(email)
    await expect(chat.input).toHaveAttribute('type', 'tel')
    await expect(chat.input).toHaveAccessibleName(chat.words.placeholderPhone)
    await expect(chat.input).toHaveAttribute('aria-invalid', 'false')
    await chat.ask('12345')
    await expect(chat.bubbles.last()).toContainText(chat.words.replyPhoneMalformed)
    await expect(chat.input).toHaveAccessibleDescription(chat.words.replyPhoneMalformed)
    await chat.ask('+372 555 0100')
    await expect(chat.input).toHaveAttribute('autocomplete', 'name')
    await expect(chat.input).toHaveAccessibleName(chat.words.placeholderName)
    await chat.ask('Mari Maasikas')
    await expect(chat.input).toHaveAccessibleName(chat.words.inputLabel)
    await expect(chat.bubbles.last()).toContainText('Mari Maasikas')
    await expect(chat.bubbles.last()).toHaveAttribute('data-tone', 'done')

    await expect.poll(() => pendingLeadCount(page)).toBe(0)
    const lead = {
      phone: '+372 555 0100',
      name: 'Mari Maasikas',
      language: locale,
      questions: '["qwertz uiop"]',
    }
    expect(storedLeads(email)).toMatchObject([lead])
    const { toVisitor, toStaff } = await firstMailsAbout(email)
    expect([toVisitor.length, toStaff.length]).toEqual([1, 1])
    await chat.ask(chat.words.optionPricing)
    await expect(chat.bubbles.last()).toContainText(price)
  })
}

test('blank text is not sent, and while Pliiats writes nothing is, but the focus stays', async ({ page }) => {
  const chat = await openChat(page)
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
  const heard = await said()
  expect(heard).toHaveLength(beginnings.length)
  for (const [place, text] of beginnings.entries())
    expect(heard[place]).toContain(text.split('{')[0]?.slice(0, 14))

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
  const hint = chat.widget.getByRole('button', { name: `${words.title}: ${words.replyOwnership}` })
  await expect(chat.bubbles.first()).toBeInViewport()
  await hint.click()
  await expect(chat.bubbles.last()).toBeInViewport()
  await expect(hint).toBeHidden()
})

test('an existing customer is led to the ticket dialog, with their words in it', async ({ page }) => {
  const chat = chatWidget(page, 'en')
  const ticket = ticketDialog(page, 'en')
  await chat.open('/en/about')
  await chat.ask('my website is down since this morning')
  await chat.bubbles.last().getByRole('link', { name: chat.words.linkSupport }).click()
  await ticket.begin.click()
  await ticket.category.selectOption('Site Outage')
  await expect(ticket.description).toHaveValue('my website is down since this morning')
})

test('on a phone the chat is all there is, and keeps the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const chat = await openChat(page)
  expect(await chat.widget.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await tabsWithin(page, chat.widget, 15)
  await page.keyboard.press('Escape')
  await expect(chat.widget).toBeHidden()
  await expect(chat.launcher).toBeFocused()
  await chat.launcher.click()
  await chat.pick(chat.words.optionPricing)
  await chat.bubbles.last().getByRole('link').click() // a place on this page, under the chat
  await expect(chat.widget).toBeHidden()
  await expect(page.locator('#pricing')).toBeInViewport()
})

test('the launcher never lies upon what is read or pressed', async ({ page }) => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(viewport)
    const { launcher } = chatWidget(page, 'en')
    await page.goto('/en')
    await page.clock.runFor(LAUNCHER_DELAY_MS)
    await page.locator('#pricing h2').scrollIntoViewIfNeeded()
    await expect(launcher).toBeVisible()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    for (let top = 0; top < height; top += 120) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
      const covered = () =>
        page.evaluate(() => {
          const button = document.querySelector('[data-chat-corner] button')
          if (!button?.checkVisibility({ visibilityProperty: true })) return []
          const corner = button.getBoundingClientRect()
          return [
            ...document.querySelectorAll(
              'main [data-button], main form button, main label data, #home :is(h1, p, li, dt, dd), [data-sticky-bar]',
            ),
          ]
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

test('the launcher gives way to what has the focus, and comes back', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  const { launcher } = chatWidget(page, 'en')
  await page.goto('/en/faq')
  await page.clock.runFor(LAUNCHER_DELAY_MS)
  const { y } = (await launcher.boundingBox()) ?? { y: Number.NaN }
  const questions = page.getByRole('main').locator('summary')
  const question = questions.nth(5)
  await question.evaluate(
    (element, top) => scrollBy({ top: element.getBoundingClientRect().top - top - 8, behavior: 'instant' }),
    y,
  )
  await expect(launcher).toBeInViewport({ ratio: 1 })
  await question.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  const edge = await question.evaluate((element) => element.getBoundingClientRect().right)
  await expect.poll(async () => (await launcher.boundingBox())?.x).toBeGreaterThanOrEqual(edge) // in the margin
  await questions.first().evaluate((element: HTMLElement) => element.focus({ preventScroll: true }))
  await expect(launcher).toBeInViewport({ ratio: 1 })
})
