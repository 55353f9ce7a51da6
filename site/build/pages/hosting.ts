import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import {
  findRedirect,
  livingTarget,
  REDIRECT_RULES,
  type RedirectRule,
  withoutTrailingSlashes,
} from '#domain/redirects/redirects.ts'

/**
 * What it does: writes the redirects into `dist/hosting/` for hosts that can hand nothing on to our server; not
 * in `dist/client/`, which is public. Stops the build when a redirect hides a page: our server would show the
 * page, such a host would not.
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
        const folder = join(fileURLToPath(dir), '..', 'hosting')
        await mkdir(folder, { recursive: true })
        await writeFile(join(folder, '_redirects'), staticHostRedirects(livingRules(paths)))
      },
    },
  }
}

/** The redirects of a site with these pages: those to pages that are off lead home. */
export function livingRules(paths: readonly string[]): readonly RedirectRule[] {
  const hasPage = (path: string) => path === '/' || paths.includes(path)
  return REDIRECT_RULES.map((rule) =>
    rule.rest === 'none' ? { ...rule, to: livingTarget(rule.to, hasPage) } : rule,
  )
}

/** Pages that a redirect hides. */
export function hiddenPages(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => findRedirect(path) !== null)
}

/**
 * `_redirects` for Netlify and Cloudflare Pages: first match; the host keeps the query. Both spellings of
 * each address, because Cloudflare compares exactly and the format has no "ignore case". Static rules come
 * before those with `*`, as Cloudflare requires, and stay below its 2,000 and 100.
 */
export function staticHostRedirects(rules: readonly RedirectRule[]): string {
  const lines = rules.flatMap(({ from, rest, to }) => {
    if (rest === 'none') return [from, `${from}/`].map((path) => `${path} ${to.path}${place(to)} 301`)
    return [`${from}/* ${to.path}${rest === 'kept' ? '/:splat' : ''}${place(to)} 301`]
  })
  return `# Written by the build from domain/redirects/redirects.ts.
# Copy this file into the folder that is published, beside index.html.
${lines.join('\n')}
`
}

function place({ fragment }: RedirectRule['to']): string {
  return fragment === null ? '' : `#${fragment}`
}
