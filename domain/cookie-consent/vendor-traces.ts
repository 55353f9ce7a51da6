import type { Vendor } from './consent.ts'

/** Domain and path of a cookie; a browser deletes it only with both. */
export interface CookieScope {
  /** Null: set without a domain, for this host alone. */
  domain: string | null
  path: string
}

/**
 * Every place of a cookie that a page can see: this host alone, the host and each domain above it, each with
 * every path to the page (RFC 6265 §5.1.3, §5.1.4). Companies do not say which they use.
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

/**
 * Removed when the company is refused. Sources: the companies' lists of cookies (Google Analytics and Ads
 * "cookie usage", Meta "fbp and fbc", Matomo "which cookies are set").
 */
export const VENDOR_TRACES: Readonly<
  Record<Vendor, Readonly<Record<'cookies' | 'localStorage', readonly string[]>>>
> = {
  google_analytics: { cookies: ['_ga', '_ga_*', '_gid', '_gat*'], localStorage: [] },
  google_ads: { cookies: ['_gcl*', '_gac_*'], localStorage: ['_gcl_ls'] },
  facebook_pixel: {
    cookies: ['_fbp', '_fbc'],
    localStorage: ['lastExternalReferrer', 'lastExternalReferrerTime'],
  },
  matomo: { cookies: ['_pk_*', 'mtm_*', 'MATOMO_SESSID'], localStorage: [] },
}

export function matchingNames(names: readonly string[], patterns: readonly string[]): string[] {
  return names.filter((name) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    ),
  )
}
