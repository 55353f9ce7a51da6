import { test as base } from '@playwright/test'

import { type OtherBrowserName, startBrowser } from './remote/browsers.ts'
import type { RealBrowser, Visit } from './remote/real-page.ts'
import { type Visitor, visitorOf } from './visitor.ts'

export { expect } from '@playwright/test'

/** Options of a project in `playwright.browsers.config.ts`. */
export interface BrowserOptions {
  browserToUse: OtherBrowserName
}

interface Journey {
  /** The visitor: `test.use({ visit: { ...A_PHONE, timeZone: 'Europe/Tallinn' } })`. */
  visit: Visit
  /** A new visitor, whose browser may not report errors. */
  visitor: Visitor
}

export const A_DESK: Visit = { language: 'en-US', timeZone: 'America/New_York', width: 1280, height: 800 }
export const A_PHONE: Visit = { ...A_DESK, width: 390, height: 844 }

/** A test in Firefox or WebKit, by its project. */
export const test = base.extend<Journey, BrowserOptions & { realBrowser: RealBrowser }>({
  browserToUse: ['firefox', { scope: 'worker', option: true }],
  realBrowser: [
    async ({ browserToUse }, use) => {
      await using realBrowser = await startBrowser(browserToUse)
      await use(realBrowser)
    },
    { scope: 'worker' },
  ],
  visit: [A_DESK, { option: true }],
  visitor: async ({ realBrowser, visit, baseURL }, use) => {
    await using page = await realBrowser.visit(visit)
    await use(visitorOf(page, baseURL ?? ''))
    const complaints = page.complaints()
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`)
  },
})
