import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import { drawPictures, readArtVersion } from '../share-pictures/draw-pictures.ts'
import { PICTURE_FOLDER } from '../share-pictures/picture-order.ts'
import { virtualModule } from '../virtual-module.ts'
import { llmsText } from './llms-text.ts'
import { collectPages } from './public-page.ts'
import { sitemap } from './sitemap.ts'

/**
 * What it does: collects what every page announces while it is rendered, and writes the sitemap, `llms.txt`
 * and the pictures for sharing. Why not simpler: a list of pages kept by hand would be forgotten; a route for
 * each picture would need every page's words in advance.
 */
export function publicPages(): AstroIntegration {
  const collected = collectPages()
  let site = ''
  let cache = ''
  return {
    name: 'valmis:public-pages',
    hooks: {
      'astro:config:setup': async ({ config, updateConfig }) => {
        site = config.site ?? ''
        cache = fileURLToPath(new URL('share-pictures/', config.cacheDir))
        const version = JSON.stringify(await readArtVersion())
        updateConfig({
          vite: {
            plugins: [virtualModule('virtual:share-pictures', `export const artVersion = ${version}`)],
          },
        })
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now()
        const absolute = (path: string) => new URL(path, site).href
        const pages = [...collected.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
        const template = await readFile(new URL('../../../content/llms.md', import.meta.url), 'utf8')
        await writeFile(new URL('sitemap.xml', dir), sitemap(pages, absolute))
        await writeFile(new URL('llms.txt', dir), llmsText(template, pages, absolute))
        const folder = fileURLToPath(new URL(`.${PICTURE_FOLDER}`, dir))
        const orders = pages.map(({ picture }) => picture)
        const drawn = await drawPictures(orders, folder, cache)
        logger.info(
          `${orders.length} pages announced, ${drawn} pictures drawn in ${Math.round(performance.now() - started)} ms`,
        )
      },
    },
  }
}
