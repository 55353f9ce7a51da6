import { expect } from '@playwright/test'

import { messages } from '#content/messages/messages.ts'
import type { Locale } from '#domain/language/locales.ts'

import { nameOfFocused, type Point, pointAt, wordsOf } from './in-page.ts'
import type { Key, RealPage } from './remote/real-page.ts'

/** What people press, by what they take it for. */
const KINDS = {
  link: 'a[href]',
  button: 'button, summary, [role="button"], a[href][aria-haspopup]',
  field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
  choice: 'input[type="radio"], input[type="checkbox"]',
  tab: '[role="tab"]',
} as const

/** What has not moved for so long lies still. */
const STILL_MS = 200

/** Someone in front of a real browser, who finds things by their names and waits for them as long as it takes. */
export type Visitor = ReturnType<typeof visitorOf>

/** Sits somebody down before a page. */
export function visitorOf(page: RealPage, baseURL: string) {
  /** A look that outlives the change from one page to the next. */
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

  /** Waits until a look gives what is expected. */
  async function sees<Args extends unknown[]>(
    expected: unknown,
    ask: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void> {
    await expect(async () => {
      expect(await page.evaluate(ask, ...args)).toEqual(expected)
    }).toPass()
  }

  /** Where something is that can be clicked, once it has stayed there for a moment: pages scroll to a fragment slowly. */
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

  /** Clicks once: what a second click would undo stays done. */
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
    /** Clicks into a field and replaces what is in it, key by key. */
    fill: async (label: string, text: string, within?: string) => {
      await click('field', label, within)
      await page.press('Control+a')
      await page.type(text)
    },
    type: (text: string) => page.type(text),
    press: async (...keys: Key[]) => {
      for (const key of keys) await page.press(key)
    },
    /** Waits until the page of a path is there; query and fragment count. */
    isAt: (path: string) => sees(path, () => location.href.slice(location.origin.length)),
    /** Waits until an element that is shown holds the words. */
    reads: (selector: string, words: string) =>
      expect(async () => {
        expect(await page.evaluate(wordsOf, selector)).toContain(words.replace(/\s+/g, ' '))
      }).toPass(),
    /** Says no to the question every visitor meets first, as most do. */
    rejectCookies: async (locale: Locale) => {
      const { bannerLabel, rejectAll } = messages[locale].cookieConsent
      const question = `[aria-label="${bannerLabel}"]`
      await click('button', rejectAll, question)
      await sees(null, wordsOf, question)
    },
    /** Waits until nothing that matches is shown. */
    misses: (selector: string) => sees(null, wordsOf, selector),
    /** Waits until what has the focus is called so. */
    isOn: (name: string) => sees(name, nameOfFocused),
  }
}
