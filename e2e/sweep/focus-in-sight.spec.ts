import type { Page } from '@playwright/test'

import { isLocale } from '#domain/language/locales.ts'

import { faultsOfPages } from '../fixtures/pages.ts'
import { expect, test } from '../fixtures/test.ts'

/** More stops than any page has: a page that traps the focus ends here. */
const MOST_STOPS = 250

/**
 * Tabs through a page and names each stop that is outside the window, covered (WCAG 2.4.11), or without a
 * focus mark (2.4.7).
 */
async function hiddenFocus(page: Page): Promise<string[]> {
  const found: string[] = []
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (stop === null) return found
    if (stop.fault !== '') found.push(`${stop.fault}: ${stop.name}`)
  }
  return [...found, `no end after ${MOST_STOPS} stops`]
}

/** Runs in the page. Null: the focus has left it, or is back at the start. */
async function describeStop(): Promise<{ name: string; fault: string } | null> {
  const focused = document.activeElement
  if (focused === null || focused === document.body || focused.hasAttribute('data-stopped-here')) return null
  focused.setAttribute('data-stopped-here', '')
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined
  const belongs = (element: Element | null) =>
    element !== null && [focused, label].some((own) => own?.contains(element) ?? false)
  const isSeen = () =>
    [...focused.getClientRects()].some((box) => {
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      return [0.1, 0.5, 0.9].some((part) =>
        belongs(document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2)),
      )
    })
  // A text field is scrolled into view within the next frames.
  for (let pictures = 0; pictures < 30 && !isSeen(); pictures += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  const isMarked = [focused, label, focused.parentElement, focused.closest('article, li')].some((element) => {
    if (element === undefined || element === null) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  const words = focused.getAttribute('aria-label') ?? focused.textContent
  const name = `${focused.tagName} ${words.trim().slice(0, 40)}`
  return { name, fault: !isSeen() ? 'out of sight' : isMarked ? '' : 'not marked' }
}

const WINDOWS = {
  'a phone': { width: 390, height: 844 },
  'a low window': { width: 640, height: 400 },
  'a desktop': { width: 1280, height: 800 },
}

/** Floating parts of a page can cover the focus only once they are there. */
async function launcherThere(page: Page): Promise<void> {
  const corner = page.locator('[data-chat-corner]')
  if ((await corner.count()) > 0) await expect(corner).toBeVisible()
}

for (const locale of ['en', 'de', 'ru'].filter(isLocale)) {
  for (const [name, viewport] of Object.entries(WINDOWS)) {
    test(`whoever tabs through pages in ${locale} sees the focus on ${name}`, async ({ browser }) => {
      await using context = await browser.newContext({ viewport, reducedMotion: 'reduce' })
      const page = await context.newPage()
      const look = async () => {
        await launcherThere(page)
        return hiddenFocus(page)
      }
      expect(await faultsOfPages(page, locale, look)).toEqual([])
    })
  }
}
