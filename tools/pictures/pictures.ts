import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chromium } from '@playwright/test'

import { launchOptions } from '../browser.ts'
import { settlePage } from './settle-page.ts'

/** Takes pictures of pages: `node tools/pictures/pictures.ts [--url http://localhost:3000] [--out var/pictures] [path ...]`. */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    out: { type: 'string', default: 'var/pictures' },
    widths: { type: 'string', default: '360,768,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    full: { type: 'boolean', default: true },
  },
})
const paths = positionals.length > 0 ? positionals : ['/en', '/de', '/ru']

await mkdir(values.out, { recursive: true })
const browser = await chromium.launch(launchOptions())
for (const colorScheme of values.schemes.split(',')) {
  for (const width of values.widths.split(',').map(Number)) {
    const page = await browser.newPage({
      viewport: { width, height: width < 700 ? 780 : 900 },
      colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
      reducedMotion: 'reduce',
    })
    for (const path of paths) {
      await page.goto(new URL(path, values.url).href, { waitUntil: 'load' })
      await settlePage(page)
      const name = `${path.replaceAll(/[^a-z0-9]+/gi, '-').replace(/^-/, '')}-${String(width)}-${colorScheme}.png`
      await page.screenshot({ path: join(values.out, name), fullPage: values.full })
      console.log(join(values.out, name))
    }
    await page.close()
  }
}
await browser.close()
