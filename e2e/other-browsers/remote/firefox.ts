import { expect } from '@playwright/test'
import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'

import type { Key, RealBrowser, RealPage, Visit } from './real-page.ts'

/** Starts Firefox without a window. It speaks WebDriver BiDi itself, without a driver. */
export async function startFirefox(executablePath: string): Promise<RealBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: null,
  })
  return {
    visit: async (visit) => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      return openPage(page, visit, () => context.close())
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

async function openPage(page: Page, visit: Visit, end: () => Promise<void>): Promise<RealPage> {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`uncaught: ${String(error)}`))
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(`console: ${message.text()}`)
  })
  await page.setViewport({ width: visit.width, height: visit.height })
  await page.emulateTimezone(visit.timeZone)
  await page.emulateLocale(visit.language)
  await page.bringToFront()
  return {
    open: async (address) => {
      await page.goto(address)
    },
    reload: () => leave(page, () => location.reload()),
    goBack: () => leave(page, () => history.back()),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => press(page, key),
    type: (text) => page.keyboard.type(text),
    evaluate: (look, ...args) => page.evaluate(look as (...args: unknown[]) => never, ...args),
    complaints: () => complaints,
    [Symbol.asyncDispose]: end,
  }
}

async function press(page: Page, key: Key): Promise<void> {
  const keys = key.split('+') as KeyInput[]
  const last = keys.pop() ?? 'Unidentified'
  for (const held of keys) await page.keyboard.down(held)
  await page.keyboard.press(last as KeyInput)
  for (const held of keys) await page.keyboard.up(held)
}

/** Puppeteer's own `goBack` and `reload` wait for a load event that Firefox does not send for cached pages. */
async function leave(page: Page, go: () => void): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['left'] = ''
  })
  await page.evaluate(go)
  await expect(async () => {
    const isThere = () => document.readyState === 'complete' && !('left' in document.documentElement.dataset)
    expect(await page.evaluate(isThere)).toBe(true)
  }).toPass()
}
