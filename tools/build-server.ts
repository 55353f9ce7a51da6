/**
 * The second half of `npm run build`: packs the server into a few JavaScript files in `dist/server/`, which
 * `npm start` runs. Packages stay outside. Why: docs/decisions/0040-the-server-is-packed.md.
 */
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** Packages that are packed too: 257 small modules would cost 9 MiB and a tenth of the start. */
const PACKED_PACKAGES = ['kysely']

if (import.meta.main) {
  const folder = join(ROOT, 'dist/server') // beside the manifest of the first half
  for (const file of await readdir(folder)) if (/\.js(?:\.map)?$/.test(file)) await rm(join(folder, file))
  await packModules(['server/main.ts', 'server/analyse.ts', 'server/look.ts'], folder)
}

export async function packModules(entries: string[], folder: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    ssr: { noExternal: PACKED_PACKAGES },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: false,
      target: 'esnext', // Node 26 is in the project
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: entries,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Their text stays in memory: no comments or indentation, but every name, for stack traces.
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
          sourcemapExcludeSources: true, // names and lines are what a stack trace needs
        },
      },
    },
  })
}
