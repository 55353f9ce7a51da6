import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'
import sharp from 'sharp'

import { portfolioItems } from '#content/catalogue/portfolio.ts'

import { launchOptions } from '../browser.ts'

/**
 * `npm run screenshots`: takes missing pictures of the portfolio's sites, or those named, or `--all`: from
 * the development server, which runs without them, from the sites' own addresses, and from
 * tools/pictures/before-sites. Writes AVIF in the pages' sizes and WebP in one; they are committed, so that a build
 * needs no browser.
 */

const TARGET = 'site/assets/showcase'
const BEFORE = 'tools/pictures/before-sites'
/** Widths of site/ui/picture/Screenshot.tsx; WebP, for older browsers, in one. */
const WIDTHS = [400, 640, 800, 1200]
const WEBP_WIDTH = 800
/** Chosen by eye; two of them are in every first load. */
const QUALITY = { avif: 38, webp: 72 }
const AVIF_EFFORT = 9
/** Milliseconds: an SVG picture moves once, and its own document is not told of `reducedMotion`. */
const PICTURES_AT_REST = 3000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string', default: 'http://localhost:4321' }, all: { type: 'boolean' } },
})

await mkdir(TARGET, { recursive: true })
const [befores, taken] = await Promise.all([readdir(BEFORE), readdir(TARGET)])
const shown = [
  ...portfolioItems.map(({ picture, address }) => ({
    name: picture,
    url: new URL(address, values.url).href,
  })),
  ...befores.map((file) => ({
    name: file.replace('.html', '-before'),
    url: pathToFileURL(join(BEFORE, file)).href,
  })),
]
const unknown = positionals.filter((name) => !shown.some((each) => each.name === name))
if (unknown.length > 0) {
  console.error(`Not a picture of the portfolio: ${unknown.join(', ')}. There are:`)
  for (const { name } of shown) console.error(`  ${name}`)
  process.exit(1)
}
const pages = shown.filter(({ name }) =>
  positionals.length > 0
    ? positionals.includes(name)
    : values.all === true || !taken.includes(`${name}-${String(WIDTHS[0])}.avif`),
)
if (pages.length === 0) console.log('Every picture is there: name those to take anew, or say --all')

const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({
  viewport: { width: 1280, height: 960 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
})
for (const { name, url } of pages) {
  const answer = await page.goto(url, { waitUntil: 'load' }).catch(() => null)
  if (answer === null || (url.startsWith('http') && !answer.ok())) {
    console.error(
      `${name}: ${url} ${answer === null ? 'does not answer' : `answers ${String(answer.status())}`}. ` +
        'Pages of this project come from npm run dev, or from the server named by --url',
    )
    process.exitCode = 1
    continue
  }
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(PICTURES_AT_REST)
  const picture = sharp(await page.screenshot())
  for (const width of WIDTHS) {
    await picture
      .clone()
      .resize({ width })
      .avif({ quality: QUALITY.avif, effort: AVIF_EFFORT })
      .toFile(join(TARGET, `${name}-${width}.avif`))
  }
  await picture
    .resize({ width: WEBP_WIDTH })
    .webp({ quality: QUALITY.webp })
    .toFile(join(TARGET, `${name}-${WEBP_WIDTH}.webp`))
  console.log(name)
}
await browser.close()
