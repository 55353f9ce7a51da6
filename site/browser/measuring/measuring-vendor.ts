import type { TrackedEvent } from '#domain/analytics/tracked-event.ts'
import type { ConsentResult } from '#domain/cookie-consent/consent.ts'

/** A vendor that measures this page. Each has a file of its own, fetched only where it may run. */
export interface MeasuringVendor {
  send: (event: TrackedEvent) => void
  /** The choice has changed, and the vendor may go on. */
  update: (result: ConsentResult) => void
  /** The choice was withdrawn: no hit leaves the page from now on. */
  stop: () => void
}

/** What every vendor is told when it starts. */
export interface MeasuringStart {
  result: ConsentResult
  /** The page's address as vendors may know it (`measuredAddress`). */
  address: string
}
