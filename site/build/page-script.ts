import { readFile, writeFile } from 'node:fs/promises'

import type { AstroIntegration } from 'astro'
import type { Rolldown } from 'vite'

const MODULE_SCRIPT = '<script type="module" src='

/**
 * Keeps the script of every page, with all it imports, in one file. Otherwise what islands and late parts import
 * too would each become a file of its own, which the browser hears of only when it reads the page's script: four
 * requests more, one after the other.
 */
export function pageScriptInOneFile(): Rolldown.OutputOptions {
  return { codeSplitting: { groups: [{ name: 'page', test: /Page\.astro\?astro&type=script/ }] } }
}

/**
 * Lets fonts and pictures of the first screen go before the page's script, which needs no hurry: pages are HTML
 * that works. Browsers give module scripts high priority; on a slow phone the first paint came 250 ms later.
 * Astro writes the tag itself and takes no attributes for it.
 */
export function pageScriptAfterFonts(): AstroIntegration {
  return {
    name: 'valmis:page-script',
    hooks: {
      'astro:build:done': async ({ assets }) => {
        const pages = new Set([...assets.values()].flat().map(({ href }) => href))
        for (const href of [...pages].filter((path) => path.endsWith('.html'))) {
          const html = await readFile(new URL(href), 'utf8')
          await writeFile(
            new URL(href),
            html.replaceAll(MODULE_SCRIPT, MODULE_SCRIPT.replace('src', 'fetchpriority="low" src')),
          )
        }
      },
    },
  }
}
