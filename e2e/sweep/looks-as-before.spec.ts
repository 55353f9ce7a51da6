import { isLocale } from '#domain/language/locales.ts'

import { NOTHING_STORED, storedConsent } from '../fixtures/stored-consent.ts'
import { expect, test } from '../fixtures/test.ts'
import { SCREENS, showScreen } from '../looks/screens.ts'

const WINDOWS = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
} as const

/** Pictures are kept at half size: movements and losses show, at a third of the bytes. */
const SCALE = 0.5

/** Share of pixels that may differ: less than a word, more than an edge. */
const TOLERATED_SHARE = 0.002

/** What a picture shows, and how. */
interface Picture {
  screen: string
  /** The part of the page to look at; the window by default. */
  part?: string
  window: keyof typeof WINDOWS
  locale: string
  scheme: 'light' | 'dark'
}

const GUARANTEE = '[aria-labelledby="guarantee-heading"]'
const STEPS = '[aria-labelledby="steps-heading"]'

/** Languages and schemes take turns: all combinations would be hundreds. */
const PICTURES: readonly Picture[] = [
  { screen: 'home', part: '#home', window: 'phone', locale: 'de', scheme: 'light' },
  { screen: 'home', part: '#home', window: 'desktop', locale: 'en', scheme: 'dark' },
  { screen: 'home', part: GUARANTEE, window: 'phone', locale: 'de', scheme: 'dark' },
  { screen: 'home', part: GUARANTEE, window: 'desktop', locale: 'ru', scheme: 'light' },
  { screen: 'home', part: STEPS, window: 'phone', locale: 'en', scheme: 'light' },
  { screen: 'home', part: STEPS, window: 'desktop', locale: 'de', scheme: 'dark' },
  { screen: 'home', part: '#services', window: 'phone', locale: 'de', scheme: 'light' },
  { screen: 'home', part: '#services', window: 'desktop', locale: 'ru', scheme: 'dark' },
  { screen: 'home', part: '#portfolio', window: 'phone', locale: 'ru', scheme: 'dark' },
  { screen: 'home', part: '#portfolio', window: 'desktop', locale: 'de', scheme: 'light' },
  { screen: 'home', part: '#pricing', window: 'phone', locale: 'ru', scheme: 'light' },
  { screen: 'home', part: '#pricing', window: 'desktop', locale: 'en', scheme: 'light' },
  { screen: 'home', part: '#testimonials', window: 'phone', locale: 'en', scheme: 'dark' },
  { screen: 'home', part: '#testimonials', window: 'desktop', locale: 'ru', scheme: 'light' },
  { screen: 'home', part: '#about', window: 'phone', locale: 'ru', scheme: 'light' },
  { screen: 'home', part: '#about', window: 'desktop', locale: 'de', scheme: 'dark' },
  { screen: 'home', part: '#contact', window: 'phone', locale: 'de', scheme: 'dark' },
  { screen: 'home', part: '#contact', window: 'desktop', locale: 'en', scheme: 'light' },
  { screen: 'home', part: '#footer', window: 'desktop', locale: 'ru', scheme: 'dark' },
  { screen: 'articles-website-pricing-guide', window: 'phone', locale: 'ru', scheme: 'dark' },
  { screen: 'articles-website-pricing-guide', window: 'desktop', locale: 'de', scheme: 'light' },
  { screen: 'faq', window: 'phone', locale: 'de', scheme: 'light' },
  { screen: '404', window: 'desktop', locale: 'en', scheme: 'light' },
  { screen: 'menu-open', window: 'phone', locale: 'ru', scheme: 'light' },
  { screen: 'ticket-dialog-errors', window: 'phone', locale: 'de', scheme: 'dark' },
  { screen: 'ticket-dialog-errors', window: 'desktop', locale: 'ru', scheme: 'light' },
  { screen: 'chat-answers', window: 'phone', locale: 'en', scheme: 'dark' },
  { screen: 'cookie-banner', window: 'phone', locale: 'ru', scheme: 'light' },
  { screen: 'cookie-settings', window: 'phone', locale: 'de', scheme: 'dark' },
  { screen: 'ticket-status', window: 'desktop', locale: 'en', scheme: 'dark' },
]

test.use({ expectedComplaints: /status of 404/ })

for (const { screen, part, window, locale, scheme } of PICTURES) {
  const shown = SCREENS.find(({ name }) => name === screen)
  const place = part?.match(/[a-z]+/g)?.at(part.startsWith('#') ? 0 : -2)
  const name = [screen, place, window, locale, scheme].filter(Boolean).join('-')

  if (!isLocale(locale)) continue
  test(`${name} looks as before`, async ({ browser }) => {
    test.skip(!shown, 'the site is without it')
    if (!shown) return
    await using context = await browser.newContext({
      viewport: WINDOWS[window],
      deviceScaleFactor: SCALE,
      colorScheme: scheme,
      reducedMotion: 'reduce',
      storageState: shown.isAsked ? NOTHING_STORED : storedConsent(),
    })
    const page = await context.newPage()
    await showScreen(page, shown, locale)
    const clip = part === undefined ? undefined : await page.locator(part).boundingBox()
    await expect(page).toHaveScreenshot(`${name}.png`, {
      ...(clip ? { clip, fullPage: true } : {}),
      scale: 'device',
      maxDiffPixelRatio: TOLERATED_SHARE,
    })
  })
}
