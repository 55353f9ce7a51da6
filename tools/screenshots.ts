/**
 * `npm run screenshots`: takes the pictures of the client sites the portfolio shows, from the running server,
 * from wherever else they are, and from tools/before-sites, and writes them as AVIF and WebP in the sizes the pages use. They are
 * committed, so that a build needs no browser.
 */
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'
import sharp from 'sharp'

import { portfolioItems } from '#content/catalogue/portfolio.ts'

import { launchOptions } from './browser.ts'

const TARGET = 'site/assets/showcase'
const BEFORE = 'tools/before-sites'
/** Widths of site/ui/picture/Screenshot.tsx. */
const WIDTHS = [400, 640, 800, 1200]
/** Looked at; two of them are paid for on every first load. */
const QUALITY = { avif: 38, webp: 72 }
const AVIF_EFFORT = 9

const { values } = parseArgs({ options: { url: { type: 'string', default: 'http://localhost:3000' } } })

await mkdir(TARGET, { recursive: true })
const befores = await readdir(BEFORE)
const pages = [
  ...portfolioItems.map(({ picture, address }) => ({
    name: picture,
    url: new URL(address, values.url).href,
  })),
  ...befores.map((file) => ({
    name: file.replace('.html', '-before'),
    url: pathToFileURL(join(BEFORE, file)).href,
  })),
]
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({
  viewport: { width: 1280, height: 960 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
})
for (const { name, url } of pages) {
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const picture = sharp(await page.screenshot())
  for (const width of WIDTHS) {
    const sized = picture.clone().resize({ width })
    await sized
      .clone()
      .avif({ quality: QUALITY.avif, effort: AVIF_EFFORT })
      .toFile(join(TARGET, `${name}-${width}.avif`))
    await sized
      .clone()
      .webp({ quality: QUALITY.webp })
      .toFile(join(TARGET, `${name}-${width}.webp`))
  }
  console.log(name)
}
await browser.close()
