import { type VendorConsents, VENDORS } from '#domain/cookie-consent/consent.ts'
import {
  type CookieScope,
  cookieScopes,
  matchingNames,
  VENDOR_TRACES,
} from '#domain/cookie-consent/vendor-traces.ts'

import { writeStored } from '../../browser/storage.ts'

/** Deletes what vendors that are not allowed have left in the browser, wherever they may have put it. */
export function forgetVendors(allowed: VendorConsents): void {
  const scopes = cookieScopes(location.hostname, location.pathname)
  for (const vendor of VENDORS.filter((name) => !allowed[name])) {
    const { cookies, localStorage } = VENDOR_TRACES[vendor]
    for (const cookie of matchingNames(cookieNames(), cookies))
      for (const scope of scopes) deleteCookie(cookie, scope)
    for (const key of localStorage) writeStored('local', key, null)
  }
}

/** Names of the cookies a page can see; none where cookies are blocked. */
function cookieNames(): string[] {
  try {
    return document.cookie.split('; ').map((pair) => pair.split('=')[0] ?? '')
  } catch {
    return []
  }
}

/** Deletes a cookie that was set with this domain and path; another one of its name stays. */
function deleteCookie(name: string, { domain, path }: CookieScope): void {
  document.cookie = `${name}=; Max-Age=0; Path=${path}${domain === null ? '' : `; Domain=${domain}`}`
}
