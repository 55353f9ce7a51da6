import type { Page } from '@playwright/test'

import { LOCALE_CODES } from '#domain/language/locales.ts'

import { holdRequests } from './fixtures/hold-requests.ts'
import { addShifts, MOVES_NOTHING } from './fixtures/layout-shifts.ts'
import { expect, test } from './fixtures/test.ts'

/** What moves from the first paint, which no font file was there for, until all have come. */
async function shiftByLateFonts(page: Page, path: string): Promise<number> {
  await addShifts(page)
  const release = await holdRequests(page, '**/*.woff2')
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await expect.poll(() => statesOfLetters(page)).toEqual(['loaded'])
  const before = await page.evaluate(() => globalThis.takeShift())
  release()
  const after = await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
    return globalThis.takeShift()
  })
  return after - before
}

/** Whether the faces of the headline are there, each state once. */
function statesOfLetters(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const letters = [...document.fonts].filter(({ family }) => family.includes('Headline Letters'))
    return [...new Set(letters.map(({ status }) => status))]
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const locale of LOCALE_CODES) {
    test(`/${locale} is painted with its headline, and nothing moves when the fonts come`, async ({
      page,
    }) => {
      expect(await shiftByLateFonts(page, `/${locale}`)).toBeLessThan(MOVES_NOTHING)
    })
  }
})

test('an article on a wide window neither', async ({ page }) => {
  expect(await shiftByLateFonts(page, '/es/articles/website-pricing-guide')).toBeLessThan(MOVES_NOTHING)
})

/** When the first paint was, and when each file was asked for, in ms. */
function requestsOf(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    const entries = performance.getEntriesByType('resource')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    return {
      paintedAt: paint?.startTime ?? Number.NaN,
      files: entries.map(({ name, startTime }) => ({ path: new URL(name).pathname, startTime })),
    }
  })
}

/** Kinds of files a page can be painted without. */
const LATE = [/^\/_astro\/.*\.js$/, /^\/fonts\/.*condensed/]

test('what the first paint can do without is asked for after it', async ({ page }) => {
  await page.goto('/en/articles/website-pricing-guide')
  const { paintedAt, files } = await requestsOf(page)
  for (const kind of LATE) {
    const asked = files.filter(({ path }) => kind.test(path))
    expect(asked, String(kind)).not.toEqual([])
    for (const { path, startTime } of asked) expect(startTime, path).toBeGreaterThan(paintedAt)
  }
})

test('whoever comes from another page has its faces from the start', async ({ page }) => {
  await page.goto('/en/about')
  await page.getByRole('contentinfo').locator('a[href="/en/faq"]').first().click()
  await page.waitForURL('/en/faq')
  await expect.poll(() => requestsOf(page).then(({ paintedAt }) => paintedAt)).toBeGreaterThan(0)
  const { paintedAt, files } = await requestsOf(page)
  const faces = files.filter(({ path }) => path.includes('condensed'))
  expect(faces).not.toEqual([])
  for (const { path, startTime } of faces) expect(startTime, path).toBeLessThan(paintedAt)
})

test('sections far down are laid out after the first paint, each at its height', async ({ page }) => {
  await page.goto('/en')
  await expect(page.locator('html')).not.toHaveAttribute('data-unpainted')
  const heights = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map((section) => section.clientHeight))
  await page.reload() // laid out whole at once: the browser brings readers back to their place
  const again = await page
    .locator('main > section')
    .evaluateAll((sections) => sections.map((section) => section.clientHeight))
  expect(heights).toEqual(again)
})

test('a link followed at the first paint leads to its place, though what lies before it has no height yet', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' }) // on the way, sections get their heights
  await page.addInitScript(() => {
    const click = () => {
      if (performance.getEntriesByName('first-contentful-paint').length === 0) requestAnimationFrame(click)
      else document.querySelector<HTMLElement>('main a[href="#pricing"]')?.click()
    }
    requestAnimationFrame(click)
  })
  await page.goto('/en')
  await expect(page).toHaveURL('/en#pricing')
  const distance = () =>
    page.locator('#pricing').evaluate((section) => {
      const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
      return Math.abs(section.getBoundingClientRect().top - padding)
    })
  await expect.poll(distance).toBeLessThan(1)
})

test('a page is fetched ahead when the pointer rests on its link; the API, files and queries are not', async ({
  browser,
}) => {
  await using context = await browser.newContext()
  const page = await context.newPage() // the fixture's answers for itself, and then browsers fetch nothing ahead
  await page.goto('/en')
  const rules = await page.locator('script[type=speculationrules]').textContent()
  expect(JSON.parse(rules ?? '')).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] })
  const ahead = page.waitForRequest(
    (request) => new URL(request.url()).pathname === '/en/faq' && 'sec-purpose' in request.headers(),
  )
  await page.getByRole('contentinfo').locator('a[href="/en/faq"]').first().hover()
  await ahead
})
