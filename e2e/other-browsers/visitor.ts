import { expect } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'

import { nameOfFocused, type Point, pointAt, wordsOf } from './in-page.ts'
import type { Key, RealPage } from './remote/real-page.ts'

/** Elements people press. */
const KINDS = {
  link: 'a[href]',
  button: 'button, summary, [role="button"], a[href][aria-haspopup]',
  field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
  choice: 'input[type="radio"], input[type="checkbox"]',
  tab: '[role="tab"]',
} as const

/** An element that has not moved for this long is at rest. */
const STILL_MS = 200

/** A person at a real browser, who finds things by their names and waits for them. */
export type Visitor = ReturnType<typeof visitorOf>

/** Opens a page as a new visitor. */
export function visitorOf(page: RealPage, baseURL: string) {
  async function look<Args extends unknown[], Result>(
    ask: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    let seen: { value: Awaited<Result> } | undefined
    await expect(async () => {
      seen = { value: await page.evaluate(ask, ...args) }
    }).toPass()
    if (seen === undefined) throw new Error('There was nothing to look at')
    return seen.value
  }

  /** Waits until a look returns what is expected. */
  async function sees<Args extends unknown[]>(
    expected: unknown,
    ask: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await expect(async () => {
      expect(await page.evaluate(ask, ...args)).toEqual(expected)
    }).toPass()
  }

  /** A point to click, once it has stayed in place: pages scroll to a fragment slowly. */
  async function placeOf(selector: string, name: string): Promise<Point> {
    const places: (Point | null)[] = []
    await expect(async () => {
      const before = places.at(-1)
      const place = await page.evaluate(pointAt, selector, name)
      places.push(place)
      expect(place, `no “${name}” at ${selector} can be clicked`).not.toBeNull()
      expect(place).toEqual(before)
    }).toPass({ intervals: [STILL_MS] })
    const place = places.at(-1)
    if (!place) throw new Error(`${name} is nowhere`)
    return place
  }

  /** Clicks once, because a second click might undo it. */
  async function click(kind: keyof typeof KINDS, name: string, within = 'body'): Promise<void> {
    const { x, y } = await placeOf(`${within} :is(${KINDS[kind]})`, name)
    await page.click(x, y)
  }

  return {
    look,
    sees,
    click,
    open: (path: string) => page.open(baseURL + path),
    reload: () => page.reload(),
    goBack: () => page.goBack(),
    /** Clicks into a field and replaces its text, key by key. */
    fill: async (label: string, text: string, within?: string) => {
      await click('field', label, within)
      await page.press('Control+a')
      await page.type(text)
    },
    type: (text: string) => page.type(text),
    press: async (...keys: Key[]) => {
      for (const key of keys) await page.press(key)
    },
    /** Waits for the page of a path, with its query and fragment. */
    isAt: (path: string) => sees(path, () => location.href.slice(location.origin.length)),
    /** Waits until a visible element contains the words. */
    reads: (selector: string, words: string) =>
      expect(async () => {
        expect(await page.evaluate(wordsOf, selector)).toContain(words.replace(/\s+/g, ' '))
      }).toPass(),
    rejectCookies: async (locale: Locale) => {
      const { bannerLabel, rejectAll } = messages[locale].cookieConsent
      const question = `[aria-label="${bannerLabel}"]`
      await click('button', rejectAll, question)
      await sees(null, wordsOf, question)
    },
    /** Waits until no matching element is visible. */
    misses: (selector: string) => sees(null, wordsOf, selector),
    isOn: (name: string) => sees(name, nameOfFocused),
  }
}
