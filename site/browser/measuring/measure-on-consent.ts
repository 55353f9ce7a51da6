import { allowsAnalytics } from '#domain/analytics/measuring.ts'
import type { ConsentResult } from '#domain/cookie-consent/consent.ts'
import { CONSENT_STORAGE } from '#domain/cookie-consent/storage.ts'

import { onConsentChange } from '../consent/consent-change.ts'
import { readStored } from '../storage.ts'
import { dropTracked, releaseTracked } from '../track.ts'

/**
 * Has the visit measured as the visitor chose, now and whenever that changes. Ships to the client on every
 * page: only this; what reads the choice exactly and measures comes once there is one that may allow it.
 */
export function measureOnConsent(): void {
  const storedResult = () => readStored('local', CONSENT_STORAGE.result) as ConsentResult | null
  const settle = (reloads: boolean) => {
    import('./settle-measuring.ts').then(
      // A page that goes must not take what it releases: what it began to send would end with it.
      async ({ settleMeasuring, stopRefused }) => {
        if (reloads) stopRefused()
        else await settleMeasuring()
      },
      dropTracked, // code that cannot be had: nobody measures, nothing waits
    )
  }
  const result = storedResult()
  if (result === 'rejected') dropTracked()
  else if (result !== null) settle(false)
  onConsentChange((reloads) => {
    if (reloads && allowsAnalytics(storedResult())) releaseTracked()
    settle(reloads)
  })
}
