import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import { findRedirect } from '#domain/redirects/find-redirect.ts'
import { REDIRECT_RULES } from '#domain/redirects/redirect-rules.ts'

import { caddyRedirects, nginxRedirects, staticHostRedirects } from './redirect-files.ts'

/**
 * What it does: writes the redirects into `dist/hosting/` for hosts that serve the pages without our server;
 * outside of `dist/client/`, so that nobody serves the files themselves. Stops the build when a redirect
 * fits a page: our server shows the page then, the other hosts would never.
 */
export function hostingFiles(): AstroIntegration {
  return {
    name: 'valmis:hosting-files',
    hooks: {
      'astro:build:done': async ({ dir, pages }) => {
        const hidden = hiddenPages(pages.map(({ pathname }) => `/${pathname}`))
        if (hidden.length > 0)
          throw new Error(`Redirects of domain/redirects/redirect-rules.ts hide pages: ${hidden.join(', ')}`)
        const folder = join(fileURLToPath(dir), '..', 'hosting')
        await mkdir(folder, { recursive: true })
        await Promise.all([
          writeFile(join(folder, '_redirects'), staticHostRedirects(REDIRECT_RULES)),
          writeFile(join(folder, 'nginx-redirects.conf'), nginxRedirects(REDIRECT_RULES)),
          writeFile(join(folder, 'Caddyfile-redirects'), caddyRedirects(REDIRECT_RULES)),
        ])
      },
    },
  }
}

/** Pages whose address a redirect takes. */
export function hiddenPages(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => findRedirect(path) !== null)
}
