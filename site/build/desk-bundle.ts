import { fileURLToPath } from 'node:url'

import { build, type Plugin } from 'vite'

import { folderLayers } from './page-assets.ts'

const ID = 'virtual:desk'
const ENTRY = fileURLToPath(new URL('../desk/start-desk.tsx', import.meta.url))

/**
 * What it does: builds the desk's script by itself, and provides its files as `virtual:desk` for
 * site/pages/desk/. Why not simpler: as a part of the site's bundle it would share files with the public pages,
 * which would change with it, and importing them would run the public pages' script at the desk.
 */
export function deskBundle(): Plugin {
  return {
    name: 'valmis:desk-bundle',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined
      const { files, scripts, modules } = await bundle()
      for (const module of modules) if (!module.startsWith('\0')) this.addWatchFile(module)
      const style = Object.keys(files).find((name) => name.endsWith('.css'))
      return `export const files = ${JSON.stringify(files)}
export const scripts = ${JSON.stringify(scripts)}
export const style = ${JSON.stringify(style)}`
    },
  }
}

/** The desk's files by name, and the modules they are made of. */
async function bundle() {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    base: '/desk/',
    publicDir: false,
    mode: 'production',
    plugins: [folderLayers()],
    define: { 'import.meta.env.DEV': 'false' },
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      rolldownOptions: {
        input: ENTRY,
        checks: { moduleLevelDirective: false }, // every module of TanStack Query has one
        output: {
          entryFileNames: '[name].[hash].js',
          chunkFileNames: '[name].[hash].js',
          assetFileNames: '[name].[hash][extname]',
          // What first and late parts share: one file, not one for each set of parts.
          codeSplitting: {
            groups: [
              {
                name: 'shared',
                test: /\/(domain\/language|node_modules\/(react|react-dom|scheduler|@tanstack))\//,
              },
            ],
          },
        },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const files = Object.fromEntries(
    outputs.map((part) => [part.fileName, part.type === 'chunk' ? part.code : String(part.source)]),
  )
  const chunks = outputs.filter((part) => part.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('No script of the desk came out of its build')
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  return { files, scripts: [entry.fileName, ...entry.imports], modules }
}
