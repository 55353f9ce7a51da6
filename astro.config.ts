import { existsSync } from 'node:fs'

import { satteri } from '@astrojs/markdown-satteri'
import mdx from '@astrojs/mdx'
import { defineConfig } from 'astro/config'

import { deskBundle } from './site/build/desk-bundle.ts'
import { apiBeside } from './site/build/api-beside.ts'
import { earlyScripts } from './site/build/early-scripts.ts'
import { fonts } from './site/build/fonts/fonts.ts'
import { headingPlaces } from './site/build/pages/heading-places.ts'
import { guardedReact } from './site/build/guarded-react.ts'
import { icons } from './site/build/icons.ts'
import {
  folderLayers,
  pageScriptAfterFonts,
  fewScripts,
  withoutRemovedSheets,
} from './site/build/page-assets.ts'
import { publicPages } from './site/build/pages/public-pages.ts'
import { samples } from './site/build/pages/samples.ts'
import { siteManifest } from './site/build/pages/site-manifest.ts'
import { wholeRanges } from './site/build/pages/whole-ranges.ts'

if (existsSync('.env')) process.loadEnvFile() // the server reads it too: canonical links must name the same site
const { DEV_PORT = '4321', DEV_API_PORT = '3001' } = process.env // of `npm run dev`

const isBuild = process.argv.includes('build') // in development a class keeps its name

export default defineConfig({
  site: process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`,
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/client',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: Number(DEV_PORT) },
  markdown: {
    // Each language has its own quotation marks.
    processor: satteri({ features: { smartPunctuation: false }, hastPlugins: [headingPlaces, wholeRanges] }),
    syntaxHighlight: false,
  },
  integrations: [
    guardedReact(),
    mdx(),
    fonts(),
    icons(),
    publicPages(),
    pageScriptAfterFonts(),
    samples(),
    siteManifest(),
    apiBeside(DEV_API_PORT),
  ],
  vite: {
    plugins: [earlyScripts(), deskBundle(), folderLayers(), withoutRemovedSheets()],
    // Five characters of hash: the file's name in every class would be 1.5 KiB of a compressed home page.
    ...(isBuild ? { css: { modules: { generateScopedName: '_[hash:base64:5]' } } } : {}),
    // A portrait in the page would be loaded before it is seen.
    build: {
      assetsInlineLimit: 0,
      // A constant that two scripts use is written into both: as a file of its own it would be one more
      // request.
      rolldownOptions: {
        optimization: { inlineConst: { mode: 'all' } },
        // Astro marks each article's module; site/build/page-assets.ts restores a style sheet under its name.
        checks: { moduleLevelDirective: false, filenameConflict: false },
      },
    },
    environments: { client: { build: { rolldownOptions: { output: fewScripts() } } } },
    server: {
      strictPort: true, // a taken port is said, not silently the next one
      proxy: { '/api': { target: `http://127.0.0.1:${DEV_API_PORT}`, changeOrigin: false } }, // the origin check compares with Host
    },
  },
})
