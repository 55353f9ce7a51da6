import { agency } from '#content/catalogue/agency.ts'
import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { distinct, SECOND, THIRD } from '#domain/language/a-locale.ts'
import { isLocale, LOCALE_CODES } from '#domain/language/locales.ts'
import { cityName, officesFor } from '#domain/offices/office.ts'

import { tabsWithin } from '../../page/page-faults.ts'
import { SHORT_PAGE } from '../../fixtures/pages.ts'
import { expect, test } from '../../fixtures/test.ts'

test('four header links scroll to their sections, which the header never covers', async ({ page }) => {
  await page.goto('/en')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText([
    ...['Services', 'Pricing', 'Portfolio', 'Testimonials'],
    ...['About', ...(parts.knowledgeBase ? ['Knowledge'] : []), 'FAQ'],
  ])
  for (const link of (await links.all()).slice(0, 4)) {
    await link.click()
    const covered = await page.evaluate(() => {
      const target = document.getElementById(location.hash.slice(1))
      const header = document.querySelector('header > :last-child')
      return (target?.getBoundingClientRect().top ?? -1) < (header?.getBoundingClientRect().bottom ?? 0) - 1
    })
    expect(covered, (await link.textContent()) ?? '').toBe(false)
  }
})

test('header links lead to pages of their own, which say where they are', async ({ page }) => {
  for (const [name, path] of [
    ['About', '/en/about'],
    ...(parts.knowledgeBase ? [['Knowledge', '/en/knowledge'] as const] : []),
    ['FAQ', '/en/faq'],
  ] as const) {
    await page.goto('/en')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(navigation.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
  }
})

for (const [what, name, subject] of [
  ['the second hero button', messages.en.hero.getStarted, 'Get Started Today'],
  ['the address beside the form', agency.salesMailbox, messages.en.mailLinks.auditRequestSubject],
  ['‘Write a review’', messages.en.testimonials.write, messages.en.mailLinks.reviewSubject],
] as const)
  test(`${what} opens a mail draft with its subject`, async ({ page }) => {
    await page.goto('/en')
    const link = page.getByRole('main').getByRole('link', { name })
    const draft = new URL((await link.getAttribute('href')) ?? '')
    expect(draft.protocol).toBe('mailto:')
    expect(draft.searchParams.get('subject')).toBe(subject)
  })

test('existing customers learn how to reach support, by keyboard alone', async ({ page }) => {
  await page.goto('/en')
  const button = page.getByRole('button', { name: 'Existing customers' })
  await button.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: messages.en.supportTicket.title })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: agency.supportMailbox })).toBeVisible()
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await tabsWithin(page, dialog, 8)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
})

test('the mobile menu holds links, eight languages, offices, chat, telephone and mail', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveCount(parts.knowledgeBase ? 8 : 7)
  await expect(menu.locator('a[data-language]')).toHaveCount(LOCALE_CODES.length)
  const telephones = agency.offices.flatMap(({ telephone }) => telephone?.replaceAll(' ', '\u00a0') ?? [])
  await expect(menu.locator('a[href^="tel:"]')).toHaveText(telephones)
  await expect(menu.locator('a[href^="mailto:"]')).toHaveCount(1)
  await expect(menu.locator('a[data-messaging="side_menu"]')).toHaveCount(parts.messaging ? 1 : 0)
  await menu.getByRole('link', { name: 'Pricing' }).click()
  await expect(menu).toBeHidden()
  await expect(page.getByRole('heading', { name: messages.en.pricing.heading })).toBeInViewport()
})

for (const locale of distinct('en', SECOND))
  test(`the ${locale} footer begins with its readers’ office, and has hours`, async ({ page }) => {
    await page.goto(`/${locale}${SHORT_PAGE}`)
    const footer = page.getByRole('contentinfo')
    const offices = footer.getByRole('region', { name: messages[locale].footer.officesHeading })
    const [own] = officesFor(agency.offices, locale)
    await expect(offices.getByRole('listitem').first()).toContainText(cityName(own, locale))
    await expect(offices).toContainText(/\b9(:00|\sh)/) // by the language's own clock
    await expect(footer).toContainText(agency.address)
  })

test('where invoker commands are unknown, script opens and closes the dialogs', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['commandForElement', 'command'])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name)
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
    // the browser's own handling is switched off too
    addEventListener('command', (event) => event.preventDefault(), true)
  })
  await page.goto('/en')
  await page.getByRole('button', { name: 'Existing customers' }).click()
  const dialog = page.getByRole('dialog', { name: messages.en.supportTicket.title })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: messages.en.supportTicket.close }).click()
  await expect(dialog).toBeHidden()

  await page.getByRole('button', { name: 'Existing customers' }).click()
  const box = await dialog.boundingBox()
  await page.mouse.click((box?.x ?? 0) + 8, (box?.y ?? 0) + 8) // on the sheet, beside its words
  await expect(dialog).toBeVisible()
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 60)
  await page.mouse.down()
  await page.mouse.move(5, 5) // selecting text by dragging may end anywhere
  await page.mouse.up()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
})

for (const [path, locale] of [
  [`/${THIRD}/nirgends`, THIRD],
  [`/${SECOND}/x/y`, SECOND],
  ['/nowhere', 'en'],
] as const) {
  test(`${path} is not found, in ${locale}, with ways out`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(404)
    await page.route(path, async (route) => route.fulfill({ response: await route.fetch(), status: 200 })) // no console message
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(messages[locale].notFound.heading)
    await expect(page.getByText(messages[locale].notFound.developerHint)).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(parts.knowledgeBase ? 5 : 4)
  })
}

test('the privacy policy is Estonian on /et, and English with a notice elsewhere', async ({ page }) => {
  test.skip(!isLocale('et'), 'the site is not in Estonian')
  await page.goto('/et/privacy')
  await expect(page.locator('article')).toHaveAttribute('lang', 'et')
  if (THIRD === SECOND) return // there is no other page
  await page.goto(`/${THIRD}/privacy`)
  await expect(page.locator('article')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(messages[THIRD].privacy.languageNotice)).toBeVisible()
  await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/privacy$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('a phone finds every page from the footer, and support by its button', async ({ page }) => {
    await page.goto('/en')
    await page.getByRole('link', { name: 'Menu' }).click()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Services' })).toBeInViewport()
    await page.getByRole('button', { name: messages.en.supportTicket.begin }).click()
    await expect(page.getByRole('dialog', { name: messages.en.supportTicket.title })).toBeVisible()
  })
})
