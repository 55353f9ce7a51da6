import type { Locator, Page } from '@playwright/test'

import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { messages } from '#content/messages/messages.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'
import { LOCALES } from '#domain/language/locales.ts'
import { fillPlaceholders } from '#domain/language/message-text.ts'
import { addOnField } from '#domain/pricing/order.ts'
import { findProfile, formatPrice, priceList } from '#domain/pricing/prices.ts'

import { anAddress, firstMailsAbout, storedRequests } from '../../fixtures/store.ts'
import { expect, test } from '../../fixtures/test.ts'
import { confirmForm } from '../../page/confirm-form.ts'
import { contactForm } from '../../page/contact-form.ts'
import { shownPrice } from '../../page/shown-price.ts'

const LARGEST = packages.at(-1) ?? packages[0]
const [first] = addOns
const ONCE = addOns.find(({ billing }) => billing === 'once')?.id ?? first.id
const MONTHLY = addOns.find(({ billing }) => billing === 'monthly')?.id ?? first.id
const HOURS = { hours: 24 }

/** The largest package with an add-on of each kind, in a country. */
function orderIn(country: string) {
  const profile = findProfile(priceProfiles, country)
  const prices = priceList({ packages, addOns }, profile)
  return {
    package: LARGEST.id,
    add_ons: JSON.stringify(addOns.map(({ id }) => id).filter((id) => id === ONCE || id === MONTHLY)),
    currency: profile.currency,
    total_once: prices[LARGEST.id] + prices[ONCE],
    total_monthly: prices[MONTHLY],
  }
}

async function isHeaded(section: Locator, words: string): Promise<void> {
  await expect(section.getByRole('heading', { level: 2 })).toHaveText(words, { useInnerText: true })
}

async function tickAddOns(page: Page): Promise<void> {
  for (const id of [ONCE, MONTHLY]) await page.locator(`[name="${addOnField(id)}"]`).check()
}

for (const locale of distinct('en', THIRD)) {
  const { contactForm: words, pricing } = messages[locale]
  // Only English pages know other currencies: these visitors live in Canada.
  const country = locale === 'en' ? 'CA' : LOCALES[locale].defaultCountry

  test.describe(locale, () => {
    test.use({ timezoneId: 'America/Toronto' })

    test(`a package with two add-ons is ordered in ${locale}, at the prices shown`, async ({ page }) => {
      const email = anAddress()
      const order = orderIn(country)
      await page.goto(`/${locale}`)
      await tickAddOns(page)
      const choose = fillPlaceholders(pricing.choose, { package: LARGEST.name })
      await page.getByRole('link', { name: choose, exact: true }).click()
      const form = contactForm(page, locale)
      await expect(form.message).toBeFocused()
      await expect(form.message).toHaveValue(new RegExp(LARGEST.name))
      const section = page.locator('#contact')
      await isHeaded(section, words.orderHeading)
      const tag = locale === 'en' ? 'en-001' : LOCALES[locale].tag
      for (const sum of [order.total_once, order.total_monthly])
        await expect(section).toContainText(formatPrice(sum, order.currency, tag))
      await form.wake()
      await form.name.fill('Mari')
      await form.email.fill(email)
      await form.submit.click()
      await expect(form.toast).toContainText(fillPlaceholders(words.orderSuccess, HOURS))
      expect(storedRequests(email)).toMatchObject([{ ...order, language: locale }])
      const { toVisitor, toStaff } = await firstMailsAbout(email)
      for (const mail of [toVisitor[0], toStaff[0]]) expect(mail?.text).toContain(LARGEST.name)
      await isHeaded(section, words.orderHeading) // not an offer of the analysis beside the receipt of an order
      await expect(section.getByText(messages[locale].services.noPayment, { exact: true })).toBeHidden()
      await section.getByRole('button', { name: words.notSentBack }).click()
      await isHeaded(section, words.heading)
    })

    test(`so it is without script in ${locale}, at the prices of the build`, async ({ browser }) => {
      await using context = await browser.newContext({ javaScriptEnabled: false })
      const page = await context.newPage()
      const email = anAddress()
      await page.goto(`/${locale}`)
      const choose = fillPlaceholders(pricing.choose, { package: LARGEST.name })
      await page.getByRole('link', { name: choose, exact: true }).click()
      await expect(page).toHaveURL(/#order$/)
      await page.locator(`[name="package"][value="${LARGEST.id}"]`).check()
      await tickAddOns(page)
      const form = contactForm(page, locale)
      await expect(page.locator('#contact').getByText(words.orderPlain)).toBeVisible()
      await form.name.fill('Mari')
      await form.email.fill(email)
      await form.submit.click()
      await expect(page.getByText(LARGEST.name, { exact: true })).toBeVisible() // not the package's id
      await confirmForm(page, locale, `/${locale}/contact/ordered`)
      await expect(page.getByRole('main')).toContainText(fillPlaceholders(words.orderSentText, HOURS))
      const order = orderIn(LOCALES[locale].defaultCountry)
      const sum = formatPrice(order.total_once, order.currency, LOCALES[locale].tag)
      await expect(page.getByRole('main')).toContainText(`${LARGEST.name}, `)
      await expect(page.getByRole('main')).toContainText(sum)
      expect(storedRequests(email)).toMatchObject([order])
    })
  })
}

test('the order can be dropped for the free analysis, and taken back; own words stay', async ({ page }) => {
  const { contactForm: words, hero } = messages[THIRD]
  await page.goto(`/${THIRD}`)
  const { message, wake } = contactForm(page, THIRD)
  const chosen = page.locator(`[name="package"][value="${LARGEST.id}"]`)
  await chosen.check()
  await wake()
  await page.getByRole('button', { name: words.orderDrop }).click()
  await expect(message).toHaveValue(words.defaultMessage)
  await expect(chosen).not.toBeChecked()
  await page.getByRole('button', { name: words.orderRestore }).click()
  await expect(chosen).toBeChecked()
  await expect(message).toHaveValue(new RegExp(LARGEST.name))
  await page.reload()
  await expect(chosen).toBeChecked()
  await isHeaded(page.locator('#contact'), words.orderHeading)
  await page.getByRole('main').getByRole('link', { name: hero.freeAnalysis }).first().click()
  await expect(chosen).not.toBeChecked()
  await message.fill('Mine')
  await chosen.check()
  await expect(message).toHaveValue('Mine')
})

test('on a phone the slip names a least sum, which stays in view while ticking', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/${THIRD}`)
  const sum = page.locator('[data-order-slip] [role=status]')
  const country = LOCALES[THIRD].defaultCountry
  await page.locator(`[name="${addOnField(first.id)}"]`).scrollIntoViewIfNeeded()
  await expect(sum).toBeInViewport()
  await expect(sum).toContainText(shownPrice(country, packages[0].id, THIRD))
  await page.locator(`[name="${addOnField(ONCE)}"]`).check()
  await expect(sum).toBeInViewport()
  await expect(sum).toContainText(shownPrice(country, ONCE, THIRD))
  await expect(page.locator('[data-sticky-bar]')).toBeHidden()
})
