import { expect, test } from './fixtures/test.ts'

const places = [
  { timezoneId: 'America/New_York', starter: '$437', business: '$657', original: '$771' },
  { timezoneId: 'America/Toronto', starter: '$590', business: '$887', original: '$1,040' },
  { timezoneId: 'Europe/London', starter: '£350', business: '£526', original: '£617' },
  { timezoneId: 'Europe/Tallinn', starter: '€397', business: '€597', original: '€700' },
  {
    timezoneId: 'Europe/Stockholm',
    starter: 'kr\u00a04,570',
    business: 'kr\u00a06,872',
    original: 'kr\u00a08,058',
  },
  { timezoneId: 'Pacific/Auckland', starter: '$700', business: '$1,053', original: '$1,234' },
  { timezoneId: 'Asia/Tokyo', starter: '$437', business: '$657', original: '$771' },
]

for (const { timezoneId, starter, business, original } of places) {
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
    await expect(page.getByRole('article', { name: 'Business' }).locator('data').last()).toHaveText(business)
    await expect(page.getByRole('article', { name: 'Starter' }).locator('s')).toHaveText(original)
    const chat = page.locator('a[data-messaging="header_nav"]')
    expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(starter)
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([starter])
  })
}

test('pages in other languages cost what their country pays, wherever they are read', async ({ browser }) => {
  await using context = await browser.newContext({ timezoneId: 'America/New_York' })
  const page = await context.newPage()
  await page.goto('/de')
  await expect(page.locator('h1 data')).toHaveText('397\u00a0€')
  await page.goto('/nl')
  await expect(page.locator('h1 data')).toHaveText('€\u00a0397')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('English prices are those of the United States', async ({ page }) => {
    await page.goto('/en')
    await expect(page.locator('h1 data')).toHaveText('$437')
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(13)
  })
})
