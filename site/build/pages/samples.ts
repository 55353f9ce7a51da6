import { createReadStream, existsSync } from 'node:fs'
import { cp, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

const SAMPLES = fileURLToPath(new URL('../../../samples/', import.meta.url))
/** Where the sample clients' sites are served: `samples/<slug>/` at `/showcase/<slug>`. */
const ADDRESS = '/showcase/'
/** Media types of their files, for the development server. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Serves the sample clients' sites from `samples/`; `{origin}` in their HTML is our address. */
export function samples(): AstroIntegration {
  let origin = ''
  return {
    name: 'valmis:samples',
    hooks: {
      'astro:config:done': ({ config }) => {
        origin = new URL(config.site ?? 'http://localhost').origin
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const { pathname } = new URL(request.url ?? '/', origin)
          const name = pathname.startsWith(ADDRESS) ? pathname.slice(ADDRESS.length) : ''
          const file = join(SAMPLES, extname(name) === '' ? `${name}/index.html` : name)
          const type = TYPES[extname(file)]
          if (name === '' || type === undefined || !existsSync(file)) {
            next()
            return
          }
          response.setHeader('content-type', type)
          createReadStream(file).pipe(response)
        })
      },
      'astro:build:done': async ({ dir }) => {
        if (!existsSync(SAMPLES)) return
        const target = fileURLToPath(new URL(`.${ADDRESS}`, dir))
        await cp(SAMPLES, target, { recursive: true })
        for (const entry of await readdir(target, { withFileTypes: true })) {
          if (!entry.isDirectory()) continue
          const page = `${target}${entry.name}.html`
          await rename(join(target, entry.name, 'index.html'), page)
          await writeFile(page, (await readFile(page, 'utf8')).replaceAll('{origin}', origin))
        }
      },
    },
  }
}
