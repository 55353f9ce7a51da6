import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

import { chatWidget } from '../../e2e/page/chat-widget.ts'
import { cookieBanner } from '../../e2e/page/cookie-banner.ts'
import { ticketDialog } from '../../e2e/page/ticket-dialog.ts'
import { launchOptions } from '../browser.ts'

/**
 * `npm run pictures:readme`: takes the pictures of README.md again, from a running server, in English and
 * light: `npm run pictures:readme -- --url http://localhost:3000`. They are committed, small enough for a
 * phone.
 */

const TARGET = 'docs/pictures'
/** Together below half a megabyte. */
const MAX_BYTES = 120 * 1024
/** Tried in turn until a picture is small enough. */
const QUALITIES = [88, 80, 72, 64, 56]
/** Longer than anything on these pages moves or waits: the chat's button comes after two seconds. */
const SETTLED_MS = 2_500

/** A picture: its window, and how to reach what it shows. */
const PICTURES = [
  { name: 'home', width: 1440, height: 900, show: () => Promise.resolve() },
  { name: 'pricing', width: 1440, height: 1120, show: (page: Page) => scrollTo(page, '#pricing') },
  { name: 'phone', width: 390, height: 844, show: () => Promise.resolve() },
  { name: 'chat', width: 1000, height: 760, show: openChat },
  { name: 'ticket', width: 1000, height: 1060, show: openTicket },
]

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:3000' } } })
const browser = await chromium.launch(launchOptions())
for (const { name, width, height, show } of PICTURES) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: width < 700 ? 2 : 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
  })
  await page.goto(new URL('/en', values.url).href, { waitUntil: 'load' })
  await cookieBanner(page).rejectAll.click()
  await show(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(SETTLED_MS)
  const file = join(TARGET, `${name}.webp`)
  console.log(`${file} ${await writeSmall(await page.screenshot(), file)} bytes`)
  await page.close()
}
await browser.close()

/** Writes a picture in the best quality its size allows. */
async function writeSmall(png: Buffer, file: string): Promise<number> {
  for (const quality of QUALITIES) {
    const small = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (small.length > MAX_BYTES) continue
    await writeFile(file, small)
    return small.length
  }
  throw new Error(`${file} does not fit into ${MAX_BYTES} bytes`)
}

async function scrollTo(page: Page, place: string): Promise<void> {
  await page
    .locator(place)
    .evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }))
}

async function openChat(page: Page): Promise<void> {
  const { launcher, input, typing } = chatWidget(page, 'en')
  await launcher.click()
  await input.fill('What does a website cost?')
  await input.press('Enter')
  await typing.waitFor()
  await typing.waitFor({ state: 'detached' })
}

async function openTicket(page: Page): Promise<void> {
  const { toForm, category, fill, subject, description } = ticketDialog(page, 'en')
  await toForm()
  await category.selectOption('Content Update')
  await fill('mari@firma.example')
  await subject.fill('New opening hours')
  await description.fill('From **Monday** on:\n\n- Mon to Fri 8-17\n- Sat 9-13')
}
