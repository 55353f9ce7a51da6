import type { Page } from '@playwright/test'

import { portfolioItems } from '#content/catalogue/portfolio.ts'

import { accessibilityFaults, overflowing } from '../../page/page-faults.ts'
import { expect, test } from '../../fixtures/test.ts'
import { VIEWS } from '../../fixtures/pages.ts'

/** What the portfolio and the reviews (content/messages) say of a site, shown on it. */
const CLAIMS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'vermont-joinery': async (page) => {
    for (const place of ['#work', '#wood', '#shop']) {
      await page.locator(place).evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
      await expect(page.getByRole('link', { name: 'Call (802) 555-0142' })).toBeInViewport({ ratio: 1 })
    }
    const prices = page.getByRole('region', { name: 'Three things' }).getByText(/^from \$[\d,]+$/)
    await expect(prices).toHaveCount(9)
  },
  'tallinn-dental': async (page) => {
    await page.getByRole('radio', { name: 'K 8.15' }).tap({ force: true })
    await page.getByRole('textbox', { name: 'Telefon' }).tap()
    await page.keyboard.type('5550142')
    await page.getByRole('button', { name: 'Broneerige' }).tap()
    await expect(page.locator('.form-sent')).toBeVisible()
  },
  'valencia-yoga': async (page) => {
    const week = page.getByRole('region', { name: 'La semana' })
    await expect(week.getByRole('listitem').filter({ hasText: 'Hatha' })).not.toHaveCount(0)
    await week.getByRole('radio', { name: 'Lunes 7:30, Hatha' }).tap({ force: true })
    await week.getByRole('textbox', { name: 'Nombre' }).fill('Ana')
    await week.getByRole('textbox', { name: 'Móvil' }).fill('600 555 018')
    await week.getByRole('button', { name: 'Reservar' }).tap()
    await expect(page.locator('.form-sent')).toBeVisible()
  },
  'ghent-bakery': async (page) => {
    const oven = page.getByRole('region', { name: 'De oven gaat' })
    await expect(oven.getByText(/^\d\d:\d\d$/)).toHaveCount(6)
  },
  'toronto-law': async (page) => {
    await expect(
      page.getByRole('region', { name: 'What you shall pay' }).getByText(/^\$[\d,]+$/),
    ).toHaveCount(7)
  },
  'leeds-plumber': async (page) => {
    const number = await page.getByRole('link', { name: '0113 496 0160' }).first().boundingBox()
    expect(number?.height).toBeGreaterThan(44)
    expect(number?.width).toBeGreaterThan(300)
  },
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

for (const { address, picture } of portfolioItems.filter(({ address: path }) => path.startsWith('/'))) {
  test(`${address} works for everyone, on a phone, on a desktop, and in 320 px`, async ({ browser }) => {
    for (const { name, viewport, colorScheme } of VIEWS) {
      await using context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' })
      const page = await context.newPage()
      await page.goto(address)
      expect(await accessibilityFaults(page), name).toEqual([])
      await page.setViewportSize({ width: 320, height: 568 })
      expect(await overflowing(page), name).toEqual([])
    }
  })

  const shows = CLAIMS[picture]
  if (!shows) continue
  test(`${address} shows what is said of it`, async ({ page }) => {
    await page.goto(address)
    await shows(page)
  })

  test(`${address} takes a message without script, and keeps it to itself`, async ({ page }) => {
    await page.goto(address)
    const form = page.locator('form')
    for (const field of await form.getByRole('textbox').all()) await field.fill('Ada Lovelace')
    for (const choice of await form.getByRole('radio').all()) await choice.check({ force: true })
    await form.getByRole('button').tap()
    await expect(page.locator('.form-sent')).toBeVisible()
    await expect(form).toBeHidden()
    expect(page.url()).not.toContain('Ada')
  })
}
