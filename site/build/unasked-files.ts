import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

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
