import type { Page } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'

import { stopClock } from '../fixtures/test.ts'

const WATCHING_CODE = /_astro\/watch-for-exit.*\.js$/
const POPUP_CODE = [/_astro\/load-exit-popup.*\.js$/, /_astro\/exit-popup\.[^/]*\.js$/]

/** The exit popup on a page whose clock stands still: time moves only by what a test says. */
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

  /** Waits until a script has come and has run. */
  const hasRun = async (pattern: RegExp) => {
    const find = () => scripts.find((url) => pattern.test(url))
    while (find() === undefined) await page.waitForResponse(pattern)
    await page.evaluate(async (url) => {
      await import(url)
    }, find() ?? '')
  }
  return {
    dialog,
    accept: dialog.getByRole('link', { name: words.accept }),
    decline: dialog.getByRole('button', { name: words.decline }),
    close: dialog.getByRole('button', { name: words.close }),
    /** Scripts of the popup that came so far. */
    scripts: () => scripts.filter((url) => url.includes('exit') && !url.includes('exit-offer')),
    /** A click on nothing in particular: the visitor is there. */
    engage: () => page.mouse.click(5, 400),
    /** Ten seconds, until the page watches. */
    arm: async () => {
      await page.clock.runFor(10_000)
      await hasRun(WATCHING_CODE)
    },
    /** The mouse leaves over the top of the window, and the popup's code is there. */
    leave: async () => {
      await page.mouse.move(400, 200)
      await page.mouse.move(400, -10)
      for (const pattern of POPUP_CODE) await hasRun(pattern)
    },
    comeBack: () => page.mouse.move(400, 200),
    /** Time passes, and what the page does then is done. */
    pass: async (milliseconds: number) => {
      await page.clock.runFor(milliseconds)
      await page.evaluate(() => Promise.resolve())
    },
    /** The rest of the ninety seconds after `arm`, and the popup's code is there. */
    waitForFallback: async () => {
      await page.clock.runFor(80_000)
      for (const pattern of POPUP_CODE) await hasRun(pattern)
    },
  }
}
