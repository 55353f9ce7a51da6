import type { Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'

import { stopClock } from '../fixtures/test.ts'

const WATCHING_CODE = /_astro\/watch-for-exit.*\.js$/
const POPUP_CODE = [/_astro\/load-exit-popup.*\.js$/, /_astro\/exit-popup\.[^/]*\.js$/]

/** The exit popup on a page with a stopped clock: time moves only when a test says so. */
export async function exitPopup(page: Page, path: string, locale: Locale = 'en') {
  const words = messages[locale].exitPopup
  const dialog = page.getByRole('dialog', { name: words.heading })
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.url())
  })
  await page.clock.install()
  await page.goto(path)
  await stopClock(page)

  /** Waits until a script has been loaded and run. */
  const hasRun = async (pattern: RegExp) => {
    const find = () => scripts.find((url) => pattern.test(url))
    while (find() === undefined) await page.waitForResponse(pattern)
    await page.evaluate(async (url) => {
      await import(url)
    }, find() ?? '')
  }
  /** Ten seconds, until the page watches. */
  const arm = async () => {
    await page.clock.runFor(10_000)
    await hasRun(WATCHING_CODE)
  }
  /** The rest of the ninety seconds after `arm`, and the popup's code is loaded. */
  const waitForFallback = async () => {
    await page.clock.runFor(80_000)
    for (const pattern of POPUP_CODE) await hasRun(pattern)
  }
  return {
    dialog,
    arm,
    waitForFallback,
    /** Ninety seconds on the page. */
    stay: async () => {
      await arm()
      await waitForFallback()
    },
    accept: dialog.getByRole('link', { name: words.accept }),
    now: dialog.getByRole('link', { name: words.now }),
    decline: dialog.getByRole('button', { name: words.decline }),
    close: dialog.getByRole('button', { name: words.close }),
    /** Scripts of the popup loaded so far. */
    scripts: () => scripts.filter((url) => url.includes('exit') && !url.includes('exit-offer')),
    /** A click on nothing in particular. */
    engage: () => page.mouse.click(5, 400),
    /** The pointer leaves the window at its top, and the popup's code is loaded. */
    leave: async () => {
      await page.mouse.move(400, 200)
      await page.mouse.move(400, -10)
      for (const pattern of POPUP_CODE) await hasRun(pattern)
    },
    comeBack: () => page.mouse.move(400, 200),
    /** Lets time pass, with the page's reactions to it. */
    pass: async (milliseconds: number) => {
      await page.clock.runFor(milliseconds)
      await page.evaluate(() => Promise.resolve())
    },
  }
}
