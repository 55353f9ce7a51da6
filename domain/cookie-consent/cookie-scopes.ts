/** Where a cookie may have been set; a browser deletes it only when both are named as they were. */
export interface CookieScope {
  /** Null: set without a domain, for this host alone. */
  domain: string | null
  path: string
}

/**
 * Every place from which a page can see a cookie: this host alone, the host and each domain above it, and on
 * each of them every path that leads to the page (RFC 6265 §5.1.3, §5.1.4). No vendor says which it used.
 */
export function cookieScopes(host: string, pagePath: string): CookieScope[] {
  const labels = host.split('.')
  const isName = !host.includes(':') && !/^[\d.]+$/.test(host)
  const domains = isName ? labels.slice(0, -1).map((_, level) => labels.slice(level).join('.')) : []
  const parts = pagePath.split('/').filter((part) => part !== '')
  const folders = parts.map((_, depth) => `/${parts.slice(0, depth + 1).join('/')}`)
  const paths = ['/', ...folders.flatMap((folder) => [folder, `${folder}/`])]
  return [null, ...domains].flatMap((domain) => paths.map((path) => ({ domain, path })))
}
