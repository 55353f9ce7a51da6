import { consentVendors } from '#content/catalogue/consent-vendors.ts'
import type { CookieConsentMessages } from '#content/messages/en/cookie-consent.ts'
import { VENDOR_CATEGORY, VENDORS, type Vendor, type CookieChoice } from '#domain/cookie-consent/consent.ts'
import { isRefusedByPrivacyControl } from '#domain/cookie-consent/cookie-choice.ts'
import { VENDOR_TRACES } from '#domain/cookie-consent/vendor-traces.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'

import styles from './CookieSettings.module.css'
import { Switch } from './Switch.tsx'

interface VendorListProps {
  choice: CookieChoice
  words: CookieConsentMessages
  isRefusedByBrowser: boolean
  onSwitch: (vendor: Vendor, isAllowed: boolean) => void
}

/** The companies that may measure, each by itself, with what it does and what it leaves in the browser. */
export function VendorList({ choice, words, isRefusedByBrowser, onSwitch }: VendorListProps) {
  const texts: Readonly<Record<Vendor, string>> = {
    google_analytics: words.vendorGoogleAnalytics,
    google_ads: words.vendorGoogleAds,
    facebook_pixel: words.vendorFacebookPixel,
    matomo: words.vendorMatomo,
  }
  return (
    <>
      <p className={styles.lead}>{words.vendorsLead}</p>
      <ul role="list" className={styles.list}>
        {VENDORS.map((vendor) => {
          const category = VENDOR_CATEGORY[vendor]
          const isRefused = isRefusedByBrowser && isRefusedByPrivacyControl(category)
          return (
            <Switch
              key={vendor}
              id={`cookies-${vendor}`}
              name={consentVendors[vendor]}
              isOn={choice.vendors[vendor] && !isRefused}
              isLocked={isRefused}
              onSwitch={(isAllowed) => {
                onSwitch(vendor, isAllowed)
              }}
            >
              <p>{texts[vendor]}</p>
              <p className={styles.small}>
                {fillPlaceholders(words.vendorPart, { category: words[category] })}
                {'\u00a0· '}
                {fillPlaceholders(words.vendorCookies, { names: VENDOR_TRACES[vendor].cookies.join(', ') })}
              </p>
            </Switch>
          )
        })}
      </ul>
    </>
  )
}
