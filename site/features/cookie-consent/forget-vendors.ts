import { VENDORS, type VendorConsents } from '#domain/cookie-consent/consent.ts'
import { cookieScopes, matchingNames, VENDOR_TRACES } from '#domain/cookie-consent/storage.ts'

import { cookieNames, deleteCookie } from '../../browser/consent/cookie-jar.ts'
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
