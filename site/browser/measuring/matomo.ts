import { eventParameters } from '#domain/analytics/tracked-event.ts'
import type { Measuring } from '#domain/analytics/measuring.ts'

import { loadScript, type MeasuringStart, type MeasuringVendor } from './vendor.ts'

/** The agency's own Matomo (https://developer.matomo.org/api-reference/tracking-javascript). */
export function startMatomo(
  { url, siteId }: NonNullable<Measuring['matomo']>,
  { address }: MeasuringStart,
): MeasuringVendor {
  const page = window as { _paq?: unknown[][] }
  const isFirst = page._paq === undefined
  const queue = (page._paq ??= [])
  if (isFirst) {
    queue.push(['requireConsent'])
    queue.push(['setTrackerUrl', `${url}matomo.php`])
    queue.push(['setSiteId', siteId])
    queue.push(['setCustomUrl', address])
    loadScript(`${url}matomo.js`)
  }
  queue.push(['setConsentGiven'])
  return {
    send: (event) => {
      if (event.name === 'page_view') queue.push(['trackPageView', event.title])
      else {
        const { value, ...rest } = eventParameters(event)
        const detail = Object.values(rest).join(' · ')
        queue.push(['trackEvent', 'site', event.name, detail, ...(typeof value === 'number' ? [value] : [])])
      }
    },
    update: () => undefined, // its own consent decides, not the result
    stop: () => {
      queue.push(['forgetConsentGiven'])
    },
  }
}
