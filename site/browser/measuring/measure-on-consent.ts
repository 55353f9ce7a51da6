import { allowsAnalytics } from '#domain/analytics/measuring.ts'
import type { ConsentResult } from '#domain/cookie-consent/consent.ts'
import { CONSENT_STORAGE } from '#domain/cookie-consent/storage.ts'

import { onConsentChange } from '../consent/consent-change.ts'
import { readStored } from '../storage.ts'
import { dropTracked, releaseTracked } from '../track.ts'

/**
 * Measures the visit according to the visitor's choice, now and after every change. Ships to every page; the
 * code that measures is loaded once a choice may allow it.
 */
export function measureOnConsent(): void {
  const storedResult = () => readStored('local', CONSENT_STORAGE.result) as ConsentResult | null
  const settle = (reloads: boolean) => {
    import('./settle-measuring.ts').then(
      // On a page that is about to reload, requests would be cut off: what is released waits for the next
      // page.
      async ({ settleMeasuring, stopRefused }) => {
        if (reloads) stopRefused()
        else await settleMeasuring()
      },
      dropTracked, // without the code nobody measures, and nothing waits
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
