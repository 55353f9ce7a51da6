import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages, type PackageId } from '#content/catalogue/packages.ts'
import { fillPlaceholders } from '#domain/language/placeholders.ts'
import {
  formatPrice,
  priceTag,
  findProfile,
  priceCountry,
  priceList,
  type PriceName,
} from '#domain/pricing/prices.ts'

import { browserTimeZone } from '../browser/time-zone.ts'

/*
 * What it does: on English pages, rewrites every price to the visitor's currency while the page is being
 * parsed, so that the first paint is right (decision 4). The country is set on the root element as
 * `data-country`. Why not simpler: module scripts run after the first paint, and a script at the end of the
 * page may too; a mutation observer sees each part of the page before it is painted.
 */
const root = document.documentElement
const timeZone = browserTimeZone()
const profile = findProfile(priceProfiles, priceCountry('en', timeZone))
const tag = priceTag('en', timeZone)
root.dataset['country'] = profile.country // for later scripts with prices

if (profile !== priceProfiles[0] || tag !== priceTag('en', null)) {
  const prices = priceList({ packages, addOns }, profile)
  type Name = PriceName<PackageId>
  const text = (name: string) => formatPrice(prices[name as Name], profile.currency, tag)
  const rewrite = () => {
    for (const element of document.querySelectorAll<HTMLDataElement>('data[data-price]:not([data-done])')) {
      const name = element.dataset['price'] ?? ''
      element.dataset['done'] = ''
      element.value = String(prices[name as Name])
      element.textContent = text(name)
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-priced-href]')) {
      const starterPrice = encodeURIComponent(text(packages[0].id))
      link.href = fillPlaceholders(link.dataset['pricedHref'] ?? '', { price: starterPrice })
      delete link.dataset['pricedHref']
    }
  }
  const observer = new MutationObserver(rewrite)
  observer.observe(root, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect()
    rewrite()
  })
}
