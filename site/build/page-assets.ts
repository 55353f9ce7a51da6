import { readFile, writeFile } from 'node:fs/promises'

import type { AstroIntegration } from 'astro'
import type { Plugin, Rolldown } from 'vite'

const MODULE_SCRIPT = '<script type="module" src='

/**
 * Keeps the script of every page, with all its imports, in one file, React with the parts built on it in another,
 * and what several scripts need beside React in a third. Otherwise each shared file would be a request of its
 * own, found only when the script is read: thirty of them for the page of a report. Parts that have a style sheet
 * stay out: Astro writes the sheet of a shared file into some of the pages that need it, and removes it.
 */
export function fewScripts(): Rolldown.OutputOptions {
  return {
    codeSplitting: {
      groups: [
        { name: 'page', priority: 2, test: /Page\.astro\?astro&type=script/ },
        {
          name: 'shared',
          priority: 1,
          test: /\/(site\/browser|domain\/language|node_modules\/nanostores)\//,
          minShareCount: 2,
        },
        {
          name: 'islands',
          test: /\/node_modules\/(?!.*markdown)|\/site\/ui\/(error-boundary|text|form-sending\/(?!SendButton))/,
          minShareCount: 2,
        },
      ],
    },
  }
}

/**
 * Loads fonts and pictures of the first screen before the page's script, which can wait: pages are HTML that
 * works. Browsers give module scripts high priority; on a slow phone the first paint came 250 ms later. Astro
 * writes the tag and accepts no attributes for it.
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

/**
 * Astro removes a sheet that some page contains, but leaves its name in the scripts that need it: a late part
 * would ask for a missing file, and fail.
 */
export function withoutRemovedSheets(): Plugin {
  return {
    name: 'valmis:removed-sheets',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const sheets = chunk.type === 'chunk' ? chunk.viteMetadata?.importedCss : undefined
        for (const sheet of sheets ?? []) if (!(sheet in bundle)) sheets?.delete(sheet)
      }
    },
  }
}

const COMPONENT_SHEET = /\/site\/(ui|features)\/.+\.module\.css$/

/** Puts the style sheet of each component into the cascade layer of its folder: `ui`, or `features` above it. */
export function folderLayers(): Plugin {
  return {
    name: 'valmis:folder-layers',
    enforce: 'pre',
    transform: {
      filter: { id: COMPONENT_SHEET },
      handler: (css, id) => ({ code: `@layer ${COMPONENT_SHEET.exec(id)?.[1] ?? ''} {${css}}`, map: null }),
    },
  }
}
