import { REST_PATTERN, type RedirectRule } from '#domain/redirects/redirects.ts'

/** Each host's form of the redirects; comments in them say how each is put to use. */
type Rules = readonly RedirectRule[]

/**
 * `_redirects` as Netlify and Cloudflare Pages read it: first match, query kept by the host. Both spellings
 * of each address, because Cloudflare compares exactly; nothing in the file can say "in any case". Static rules stand
 * before those with `*`, as Cloudflare wants it, and stay below its 2,000 and 100.
 */
export function staticHostRedirects(rules: Rules): string {
  const lines = rules.flatMap(({ from, rest, to }) => {
    if (rest === 'none') return [from, `${from}/`].map((path) => `${path} ${to.path}${place(to)} 301`)
    return [`${from}/* ${to.path}${rest === 'kept' ? '/:splat' : ''}${place(to)} 301`]
  })
  return text('# Copy this file into the folder that is published, beside index.html.', lines)
}

/**
 * A map for nginx's `http` part. It reads `$request_uri`, not `$uri`: that one becomes `/index.html` while `/`
 * is served, and would be sent to `/` for ever. Plain strings of a map are compared in any case, in one look.
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

/** Directives for a site of Caddy; a map takes the first that fits, so addresses of one target share a line. */
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
