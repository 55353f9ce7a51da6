import { eventParameters } from '#domain/analytics/tracked-event.ts'

import { googleTag, startGoogleTag, updateGoogleConsent } from './google-tag.ts'
import type { MeasuringStart, MeasuringVendor } from './measuring-vendor.ts'

/** Google Ads: told of leads only, which is what an advertisement is paid for. */
export function startGoogleAds(id: string, { result, address }: MeasuringStart): MeasuringVendor {
  startGoogleTag(id, result)
  googleTag('config', id, { page_location: address, send_page_view: false })
  return {
    send: (event) => {
      if (event.name === 'lead_submit')
        googleTag('event', event.name, { ...eventParameters(event), send_to: id })
    },
    update: updateGoogleConsent,
    stop: () => {
      updateGoogleConsent(null) // where Analytics goes on, its update follows
    },
  }
}
