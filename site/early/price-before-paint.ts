import { addOns } from '#content/catalogue/add-ons.ts'
import { priceProfiles } from '#content/catalogue/currencies.ts'
import { packages } from '#content/catalogue/packages.ts'
import { priceCountry } from '#domain/pricing/price-country.ts'
import { formatPrice, priceTag, findProfile, priceList } from '#domain/pricing/prices.ts'

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
  const prices: Readonly<Record<string, number>> = priceList({ packages, addOns }, profile)
  const texts = Object.fromEntries(
    Object.entries(prices).map(([name, amount]) => [name, formatPrice(amount, profile.currency, tag)]),
  )
  const rewrite = () => {
    for (const element of document.querySelectorAll<HTMLDataElement>('data[data-price]')) {
      const name = element.dataset['price'] ?? ''
      const text = texts[name] ?? ''
      // The parser may add the rest of the built price to what was written here: it is then written again.
      if (element.textContent === text) continue
      element.value = String(prices[name])
      element.textContent = text
    }
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-order-slip]')) {
      dataset['currency'] = profile.currency
      dataset['tag'] = tag
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-priced-href]')) {
      const starterPrice = encodeURIComponent(texts[packages[0].id] ?? '')
      link.href = (link.dataset['pricedHref'] ?? '').replaceAll('{price}', starterPrice)
      delete link.dataset['pricedHref']
    }
  }
  const observer = new MutationObserver(rewrite)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  addEventListener('DOMContentLoaded', () => {
    observer.disconnect()
    rewrite()
  })
}
