import type { Vendor } from './categories.ts'

/** What a vendor's script leaves in a browser. A name that ends with * stands for all that begin so. */
interface VendorTraces {
  cookies: readonly string[]
  localStorage: readonly string[]
}

/**
 * Removed when the vendor is refused. Sources: the vendors' own lists of their cookies (Google Analytics and
 * Ads "cookie usage", Meta "fbp and fbc", Matomo "which cookies are set").
 */
export const VENDOR_TRACES: Readonly<Record<Vendor, VendorTraces>> = {
  google_analytics: { cookies: ['_ga', '_ga_*', '_gid', '_gat*'], localStorage: [] },
  google_ads: { cookies: ['_gcl*', '_gac_*'], localStorage: ['_gcl_ls'] },
  facebook_pixel: {
    cookies: ['_fbp', '_fbc'],
    localStorage: ['lastExternalReferrer', 'lastExternalReferrerTime'],
  },
  matomo: { cookies: ['_pk_*', 'mtm_*', 'MATOMO_SESSID'], localStorage: [] },
}

/** The names that one of the patterns stands for. */
export function matchingNames(names: readonly string[], patterns: readonly string[]): string[] {
  return names.filter((name) =>
    patterns.some((pattern) =>
      pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern,
    ),
  )
}
