import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import {
  findRedirect,
  livingTarget,
  withoutTrailingSlashes,
  REDIRECT_RULES,
  type RedirectRule,
} from '#domain/redirects/redirects.ts'

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
        const paths = pages.map(({ pathname }) => withoutTrailingSlashes(`/${pathname}`))
        const hidden = hiddenPages(paths)
        if (hidden.length > 0)
          throw new Error(`Redirects of domain/redirects/redirects.ts hide pages: ${hidden.join(', ')}`)
        const rules = livingRules(paths)
        const folder = join(fileURLToPath(dir), '..', 'hosting')
        await mkdir(folder, { recursive: true })
        await Promise.all([
          writeFile(join(folder, '_redirects'), staticHostRedirects(rules)),
          writeFile(join(folder, 'nginx-redirects.conf'), nginxRedirects(rules)),
          writeFile(join(folder, 'Caddyfile-redirects'), caddyRedirects(rules)),
        ])
      },
    },
  }
}

/** The redirects of a site that has these pages: one to a page it does without leads home. */
export function livingRules(paths: readonly string[]): readonly RedirectRule[] {
  const hasPage = (path: string) => path === '/' || paths.includes(path)
  return REDIRECT_RULES.map((rule) =>
    rule.rest === 'none' ? { ...rule, to: livingTarget(rule.to, hasPage) } : rule,
  )
}

/** Pages whose address a redirect takes. */
export function hiddenPages(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => findRedirect(path) !== null)
}
