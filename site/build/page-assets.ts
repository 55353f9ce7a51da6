import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'
import type { Plugin, Rolldown } from 'vite'

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

/** The environment that builds what browsers run; pages take their own styles from the other. */
const CLIENT = 'client'

/**
 * What it does: styles of what a page's script imports later stay files of their own, which arrive with it.
 * Why not simpler: Astro puts the styles of everything a page's script can ever reach into the page itself;
 * the ticket dialog's alone would be 1 KiB in each. So they are out of sight while Astro looks for styles,
 * and back when Vite writes down which files an import needs. A page loses nothing by it: every component
 * in its HTML was rendered by the other environment, which knows its styles.
 */
export function lateStyles(): Plugin[] {
  const hidden = new Map<string, string[]>()
  const sheets = new Map<string, string | Uint8Array>()
  return [
    {
      name: 'valmis:late-styles-hide',
      applyToEnvironment: ({ name }) => name === CLIENT,
      generateBundle: {
        order: 'pre',
        handler: (_, bundle) => {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk' || !chunk.viteMetadata) continue
            const { importedCss, importedAssets } = chunk.viteMetadata
            hidden.set(chunk.fileName, [...importedCss])
            for (const file of importedCss) {
              importedAssets.add(file) // what nobody asks for is thrown away
              const sheet = bundle[file]
              if (sheet?.type === 'asset') sheets.set(file, sheet.source)
            }
            importedCss.clear()
          }
        },
      },
    },
    {
      name: 'valmis:late-styles-show',
      enforce: 'post',
      applyToEnvironment: ({ name }) => name === CLIENT,
      generateBundle(_, bundle) {
        const wantedLater = new Set<string>()
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || chunk.isEntry) continue
          for (const file of hidden.get(chunk.fileName) ?? []) {
            chunk.viteMetadata?.importedCss.add(file)
            wantedLater.add(file)
          }
        }
        // A sheet that some page holds word for word is thrown away too: other pages would miss it.
        for (const [fileName, source] of sheets)
          if (wantedLater.has(fileName) && !(fileName in bundle))
            this.emitFile({ type: 'asset', fileName, source })
        // What only islands name is in their pages already.
        for (const file of [...hidden.values()].flat())
          if (!wantedLater.has(file)) Reflect.deleteProperty(bundle, file)
        hidden.clear()
        sheets.clear()
      },
    },
  ]
}

const FOLDER = '_astro'

/**
 * What it does: after the build, removes what was written to `_astro` and no page asks for: scripts, styles and
 * pictures of parts that are off (content/catalogue/parts.ts).
 * Why not simpler: the bundler writes a file for each `import()` it has read, also where the module with it is not used.
 */
export function unaskedFiles(): AstroIntegration {
  return {
    name: 'valmis:unasked-files',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir)
        const names = (await readdir(root, { recursive: true })).filter((name) => /\.\w+$/.test(name))
        const texts = names.filter((name) => /\.(?:html|js|css|json|xml|txt|webmanifest)$/.test(name))
        const read = texts.map(async (name) => [name, await readFile(join(root, name), 'utf8')] as const)
        const unasked = findUnasked(names, new Map(await Promise.all(read)))
        await Promise.all(unasked.map((name) => rm(join(root, name))))
      },
    },
  }
}

/** Files of the folder that nothing names which somebody asks for, beginning with all that lies outside of it. */
export function findUnasked(names: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  const built = new Set(names)
  const asked = new Set(names.filter((name) => !name.startsWith(FOLDER)))
  for (const name of asked) {
    for (const [word] of (texts.get(name) ?? '').matchAll(/[\w.@~-]+\.\w+/g)) {
      const file = join(FOLDER, word)
      if (built.has(file)) asked.add(file) // and is looked through in its turn
    }
  }
  return names.filter((name) => !asked.has(name))
}
