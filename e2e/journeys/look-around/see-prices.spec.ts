import { packages } from '#content/catalogue/packages.ts'
import * as parts from '#content/catalogue/parts.ts'
import { distinct, THIRD } from '#domain/language/a-locale.ts'
import { comparedFeatures } from '#domain/pricing/comparison.ts'

import { shownPrice } from '../../page/shown-price.ts'
import { expect, test } from '../../fixtures/test.ts'

/**
 * Which zone is in which country, and what each pays: domain/country and domain/pricing. Pages in other languages
 * cost what their country pays: `order-a-website` orders in Toronto.
 */
const places = [
  { timezoneId: 'America/New_York', country: 'US' },
  { timezoneId: 'Europe/London', country: 'GB' },
  { timezoneId: 'Asia/Singapore', country: '001' },
]

for (const { timezoneId, country } of places) {
  const starter = shownPrice(country)
  test(`in ${timezoneId} the English page costs ${starter} from the first paint on`, async ({ browser }) => {
    await using context = await browser.newContext({ timezoneId, locale: 'en-GB' })
    const page = await context.newPage()
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const price = document.querySelector('h1 data')?.textContent
        if (price !== undefined && price !== seen.at(-1)) seen.push(price)
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await page.goto('/en')
    await expect(page.locator('h1 data')).toHaveText(starter)
    for (const { id, name } of packages) {
      const sheet = page.getByRole('article', { name, exact: true })
      await expect(sheet.locator('data').last()).toHaveText(shownPrice(country, id))
      await expect(sheet.locator('s')).toHaveText(shownPrice(country, `${id}-original`))
    }
    const chat = page.locator('a[data-messaging="header_nav"]')
    if (parts.messaging)
      expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(starter)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([starter])
  })
}

test('a price that arrives in two pieces is rewritten as a whole', async ({ browser }) => {
  await using context = await browser.newContext({ timezoneId: 'Europe/London', bypassCSP: true })
  const page = await context.newPage()
  await page.goto('/en')
  const [dearest] = packages.slice(-1)
  for (const text of [0, 2]) {
    const source = await (await page.request.get('/en')).text()
    const cut = source.indexOf('>', source.indexOf(`data-price="${dearest?.id ?? ''}"`)) + 1 + text
    await page.evaluate(
      async ([first = '', second = '']) => {
        document.open()
        /* eslint-disable @typescript-eslint/no-deprecated -- nothing else gives the parser a page in pieces */
        document.write(first)
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        document.write(second)
        /* eslint-enable @typescript-eslint/no-deprecated */
        document.close()
      },
      [source.slice(0, cut), source.slice(cut)],
    )
    await expect(page.locator(`article [data-price="${dearest?.id ?? ''}"]`)).toHaveText(
      shownPrice('GB', dearest?.id),
    )
  }
})

for (const locale of distinct('en', THIRD))
  test(`on a phone every column stands below its package in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`/${locale}`)
    await page.locator('#pricing summary').click()
    const table = page.getByRole('table').filter({ has: page.getByRole('columnheader') })
    const places = await table.evaluate((element) => {
      const leftOf = (cell: Element) => Math.round(cell.getBoundingClientRect().left)
      return [...element.querySelectorAll('tr')].map((row) => ({
        columns: [...row.querySelectorAll('thead th:not(:first-child), td')].map(leftOf),
        isNamedAcross: row.querySelector('th')?.clientWidth === row.clientWidth,
      }))
    })
    const [names, ...rows] = places
    expect(names?.columns).toHaveLength(packages.length)
    expect(new Set(names?.columns).size).toBe(packages.length)
    for (const row of rows) expect(row).toEqual({ columns: names?.columns, isNamedAcross: true })
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('English prices are those of the first country', async ({ page }) => {
    await page.goto('/en')
    await expect(page.locator('h1 data')).toHaveText(shownPrice('US'))
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(comparedFeatures(packages).length + 1)
  })
})
