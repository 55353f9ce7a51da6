import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import {
  findRedirect,
  livingTarget,
  REDIRECT_RULES,
  type RedirectRule,
  REST_PATTERN,
  withoutTrailingSlashes,
} from '#domain/redirects/redirects.ts'

/**
 * What it does: writes the redirects into `dist/hosting/` for hosts that serve the pages without our server;
 * not in `dist/client/`, which is public. Stops the build when a redirect hides a page: our server would show
 * the page, other hosts would not.
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

/** The redirects in each host's format; comments in them say how to use them. */
type Rules = readonly RedirectRule[]

/**
 * `_redirects` for Netlify and Cloudflare Pages: first match; the host keeps the query. Both spellings of
 * each address, because Cloudflare compares exactly and the format has no "ignore case". Static rules come
 * before those with `*`, as Cloudflare requires, and stay below its 2,000 and 100.
 */
export function staticHostRedirects(rules: Rules): string {
  const lines = rules.flatMap(({ from, rest, to }) => {
    if (rest === 'none') return [from, `${from}/`].map((path) => `${path} ${to.path}${place(to)} 301`)
    return [`${from}/* ${to.path}${rest === 'kept' ? '/:splat' : ''}${place(to)} 301`]
  })
  return text('# Copy this file into the folder that is published, beside index.html.', lines)
}

/**
 * A map for nginx's `http` part. It reads `$request_uri`, not `$uri`, which becomes `/index.html` for `/` and
 * would redirect forever. Plain strings of a map ignore case.
 */
export function nginxRedirects(rules: Rules): string {
  const lines = rules.map(({ from, rest, to }) => {
    const path = rest === 'kept' ? `${to.path}$valmis_rest` : to.path
    const key = rest === 'none' ? from : `~*^${escape(from)}(?<valmis_rest>${REST_PATTERN})$`
    return `  "${key}" "${path}$is_args$args${place(to)}";`
  })
  return text(
    [
      '# Include this file in the http part, and in the server part of the site write:',
      '#   absolute_redirect off;',
      '#   if ($valmis_moved) { return 301 $valmis_moved; }',
    ].join('\n'),
    [
      'map $request_uri $valmis_path {',
      '  "~^(?<valmis_plain>(?:/++[^/?]++)*+)/*+(?:\\?|$)" $valmis_plain;',
      '}',
      'map $valmis_path $valmis_moved {',
      '  default "";',
      ...lines,
      '}',
    ],
  )
}

/** Directives for a site of Caddy; a map takes the first match, so addresses of one target share a line. */
export function caddyRedirects(rules: Rules): string {
  const groups = Map.groupBy(rules, ({ rest, to }) => `${rest} ${to.path} ${place(to)}`).values()
  const lines = [...groups].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { rest, to } = first
    const from = `(?i)^(?:${group.map((one) => escape(one.from)).join('|')})`
    const path = rest === 'kept' ? `${to.path}\${1}` : to.path
    return [`  ~${from}${rest === 'none' ? '' : `(${REST_PATTERN})`}/*$ ${path} "${place(to)}"`]
  })
  return text('# Import this file into the block of the site.', [
    'map {http.request.orig_uri.path} {valmis_path} {valmis_place} {',
    ...lines,
    '  default "" ""',
    '}',
    'map {http.request.orig_uri.query} {valmis_query} {',
    '  ~^(.+)$ "?${1}"',
    '  default ""',
    '}',
    '@valmis_moved expression `{valmis_path} != ""`',
    'redir @valmis_moved {valmis_path}{valmis_query}{valmis_place} permanent',
  ])
}

function place({ fragment }: RedirectRule['to']): string {
  return fragment === null ? '' : `#${fragment}`
}

function escape(path: string): string {
  return path.replaceAll('.', String.raw`\.`)
}

function text(use: string, lines: readonly string[]): string {
  return `# Written by the build from domain/redirects/redirects.ts.\n${use}\n${lines.join('\n')}\n`
}
