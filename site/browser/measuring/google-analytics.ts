import { eventParameters } from '#domain/analytics/tracked-event.ts'

import { googleTag, startGoogleTag, updateGoogleConsent } from './google-tag.ts'
import type { MeasuringStart, MeasuringVendor } from './measuring-vendor.ts'

/** Google Analytics 4. Its own page views are off: ours carry no query and no fragment. */
export function startGoogleAnalytics(id: string, { result, address }: MeasuringStart): MeasuringVendor {
  disable(id, false)
  startGoogleTag(id, result)
  googleTag('config', id, {
    send_page_view: false,
    page_location: address,
    allow_google_signals: false,
  })
  return {
    send: (event) => {
      googleTag('event', event.name, { ...eventParameters(event), send_to: id })
    },
    update: updateGoogleConsent,
    stop: () => {
      disable(id, true)
      updateGoogleConsent(null)
    },
  }
}

/** Google's own switch: a tag that is disabled sends nothing, also of what it has begun. */
function disable(id: string, isDisabled: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: isDisabled })
}
