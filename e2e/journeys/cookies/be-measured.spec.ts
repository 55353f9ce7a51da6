import { articles } from '#content/catalogue/articles.ts'
import { packages } from '#content/catalogue/packages.ts'
import * as parts from '#content/catalogue/parts.ts'
import { messages } from '#content/messages/messages.ts'
import { EVERYTHING, NOTHING, withCategory } from '#domain/cookie-consent/cookie-choice.ts'
import { THIRD } from '#domain/language/a-locale.ts'

import { hidePage, MEASURED_BY, MEASURED_URL, measuredSite } from '../../fixtures/measured-site.ts'
import { MEASURED_PORT, PORT } from '../../fixtures/server.ts'
import { complains, expect, NOTHING_STORED, storedConsent, test } from '../../fixtures/test.ts'

const ID = MEASURED_BY.MEASUREMENT_ID
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
}
const ACCEPTED = storedConsent({ result: 'accepted', ...EVERYTHING }, MEASURED_PORT)
const ANALYTICS = storedConsent(
  { result: 'analytics', ...withCategory(NOTHING, 'analytics', true) },
  MEASURED_PORT,
)
const words = messages.en

test.use({ baseURL: MEASURED_URL })

test.describe('with everything accepted', () => {
  test.use({ storageState: ACCEPTED })

  test('Google is told no first, then yes, then who asks, then what happens', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto('/en?email=a%40b.example&utm_source=letter')
    await expect.poll(() => site.events()).toContain('page_view')
    const commands = await site.commands()
    const granted = Object.fromEntries(Object.keys(DENIED).map((name) => [name, 'granted']))
    expect(commands.slice(0, 2)).toEqual([
      ['consent', 'default', DENIED],
      ['consent', 'update', granted],
    ])
    const firstEvent = commands.findIndex(([kind]) => kind === 'event')
    const kinds = commands.slice(2, firstEvent).map(([kind]) => kind)
    expect(kinds[0]).toBe('js')
    expect(new Set(kinds.slice(1))).toEqual(new Set(['config', 'consent']))
    expect(commands).toContainEqual([
      'config',
      ID,
      {
        send_page_view: false,
        page_location: `${MEASURED_URL}/en?utm_source=letter`,
        allow_google_signals: false,
      },
    ])
    expect(commands.slice(firstEvent).every(([kind]) => kind === 'event')).toBe(true)
  })

  test('every vendor comes, and no page breaks its policy by it', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto('/en')
    await expect
      .poll(() => site.hosts())
      .toEqual(['connect.facebook.net', 'stats.agency.example', 'www.googletagmanager.com'])
    await page.waitForFunction(() =>
      (window as { _paq?: unknown[][] })._paq?.some(([name]) => name === 'trackPageView'),
    )
  })

  test('what a visitor does is told under the names of the specification', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto('/en')
    await expect.poll(() => site.events()).toContain('page_view')
    await page.evaluate(
      ([middle, language]) => {
        // Links are pressed without being followed: the press is reported.
        addEventListener('click', (event) => event.preventDefault())
        for (const link of [
          '[data-request-quote]',
          '[data-free-analysis="hero"]',
          middle,
          '[data-free-analysis="sticky_bar"]',
          'main a[href="#pricing"][data-button]',
          '[data-messaging]',
          language,
        ])
          document.querySelector<HTMLElement>(link)?.click()
      },
      [`[data-free-analysis="pricing_${packages[1].id}"]`, `[data-language="${THIRD}"]`] as const,
    )
    await page.locator(`[aria-labelledby="package-${packages[1].id}"]`).scrollIntoViewIfNeeded()
    await page.locator('#footer').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect
      .poll(async () => (await site.events()).filter((name) => name === 'scroll_depth').length)
      .toBe(4)
    await expect.poll(() => site.events()).toContain('timing_complete')
    await hidePage(page)
    await expect.poll(() => site.events()).toContain('web_vitals')
    expect(await site.events()).toEqual(
      expect.arrayContaining([
        ...['request_quote', 'click_cta', 'pricing_click', 'cta_click', 'language_change'],
        ...['pricing_view', 'scroll_depth'],
        ...(parts.stickyBar ? ['free_analysis_sticky'] : []),
        ...(parts.messaging ? ['whatsapp_click'] : []),
      ]),
    )
    expect(await site.commands()).toContainEqual([
      'event',
      'pricing_click',
      { package: packages[1].id, value: packages[1].eventValue, currency: 'EUR', send_to: ID },
    ])
    if (parts.stickyBar)
      expect(await site.commands()).toContainEqual([
        'event',
        'free_analysis_sticky',
        { event_category: 'conversion', send_to: ID },
      ])
  })

  test('reading an article is told when it is left', async ({ page }) => {
    test.skip(!parts.knowledgeBase, 'the site has no knowledge base')
    const site = await measuredSite(page)
    await page.goto(`/en/articles/${articles[0]?.slug ?? ''}`)
    await expect.poll(() => site.events()).toContain('page_view')
    await hidePage(page)
    expect(await site.events()).toContain('article_engagement')
  })

  test('how quick the page was goes to our own server, without the visitor', async ({ page }) => {
    const site = await measuredSite(page)
    const report = page.waitForRequest('**/api/vitals')
    await page.goto(`/${THIRD}/faq`, { waitUntil: 'load' })
    await expect.poll(() => site.events()).toContain('timing_complete')
    await page.mouse.click(5, 300)
    await hidePage(page)
    const body = (await report).postDataJSON() as { metrics: { name: string }[] }
    expect(body).toMatchObject({ page: 'faq', device: 'desktop' })
    expect(Object.keys(body)).toEqual(['page', 'device', 'metrics'])
    expect(body.metrics.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'TTFB', 'FCP']))
    expect((await (await report).response())?.status()).toBe(204)
  })

  test('withdrawing ends it at once and takes the cookies away', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto('/en')
    await expect.poll(() => site.events()).toContain('page_view')
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1.1; Path=/'
      document.cookie = '_ga_TEST123456=GS1; Path=/'
    })
    await page.locator('#footer [data-cookies="settings"]').click()
    await page.getByRole('dialog').getByRole('button', { name: words.cookieConsent.rejectAll }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect.poll(async () => (await site.commands()).at(-1)).toEqual(['consent', 'update', DENIED])
    expect(await page.evaluate((id) => Reflect.get(window, `ga-disable-${id}`) as unknown, ID)).toBe(true)
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['i18next'])
    const before = (await site.commands()).length
    await page.getByRole('link', { name: words.hero.freeAnalysis }).first().click()
    await expect(page.locator('#contact-message')).toBeFocused()
    expect(await site.commands()).toHaveLength(before)
  })

  test('pages of tickets are measured by nobody', async ({ page }) => {
    const site = await measuredSite(page)
    const response = await page.goto('/en/ticket', { waitUntil: 'load' })
    expect(response?.headers()['content-security-policy']).not.toContain('google')
    await page.waitForLoadState('load')
    expect(site.hosts()).toEqual([])
    expect(site.hasAsked('/api/measuring')).toBe(false)
  })

  test('no vendor brings scripts from elsewhere', complains(/Trusted ?(?:Script|Type)/), async ({ page }) => {
    const site = await measuredSite(page)
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.hasRun = true
            const script = document.createElement('script')
            script.src = 'https://elsewhere.example/x.js'
            document.head.append(script)`,
      }),
    )
    await page.goto('/en')
    await page.waitForFunction(() => 'hasRun' in window)
    await expect.poll(() => site.hosts()).toContain('stats.agency.example')
    expect(site.hosts()).not.toContain('elsewhere.example')
  })
})

test.describe('with analytics alone', () => {
  test.use({ storageState: ANALYTICS })

  test('ads stay denied, and their vendors away', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto('/en')
    await expect.poll(() => site.events()).toContain('page_view')
    await expect.poll(() => site.hosts()).toEqual(['stats.agency.example', 'www.googletagmanager.com'])
    const commands = await site.commands()
    expect(commands).toContainEqual(['consent', 'update', { ...DENIED, analytics_storage: 'granted' }])
    expect(commands.filter(([, id]) => id === MEASURED_BY.GOOGLE_ADS_ID)).toEqual([])
  })
})

test.describe('before a choice', () => {
  test.use({ storageState: NOTHING_STORED })

  test('nothing is asked of anybody, and accepting hands on what has happened', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto('/en')
    await page.getByRole('link', { name: words.hero.freeAnalysis }).first().click()
    await expect(page.locator('#contact-message')).toBeFocused()
    expect(site.hosts()).toEqual([])
    expect(site.hasAsked('/api/measuring')).toBe(false)
    expect(await page.context().cookies()).toEqual([expect.objectContaining({ name: 'i18next' })])

    await page.locator('[data-cookies="accept"]').click()
    await expect.poll(() => site.events()).toContain('page_view')
    expect(await site.events()).toContain('click_cta')
    expect(await page.evaluate(() => sessionStorage.getItem('tracked_events'))).toBeNull()
  })

  test('where nobody measures, accepting leaves nothing behind', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto(`http://localhost:${PORT}/en`)
    await page.getByRole('link', { name: words.hero.freeAnalysis }).first().click()
    const asked = page.waitForResponse('**/api/measuring')
    await page.locator('[data-cookies="accept"]').click()
    await asked
    await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).not.toContain('tracked_events')
    expect(site.hosts()).toEqual([])
  })

  test('refusing drops what has happened, and nothing is asked of anybody', async ({ page }) => {
    const site = await measuredSite(page)
    await page.goto('/en')
    await page.getByRole('link', { name: words.hero.freeAnalysis }).first().click()
    await page.locator('[data-cookies="reject"]').click()
    await expect(page.locator('[data-cookies="reject"]')).toBeHidden()
    await page.reload({ waitUntil: 'load' })
    await page.locator('#footer').scrollIntoViewIfNeeded()
    await hidePage(page)
    expect(site.hosts()).toEqual([])
    for (const path of ['/api/measuring', '/api/vitals']) expect(site.hasAsked(path)).toBe(false)
    expect(await site.commands()).toEqual([])
    expect(await page.evaluate(() => sessionStorage.getItem('tracked_events'))).toBeNull()
  })
})
