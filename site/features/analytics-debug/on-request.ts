import { isDebugAsked } from '../../browser/debug-request.ts'

/** Shows events as they happen where that is asked for (spec §2: the debug parameter). Only then is it loaded. */
export function showAnalyticsDebugOnRequest(): void {
  if (isDebugAsked())
    void import('./open-analytics-debug.ts').then(({ openAnalyticsDebug }) => openAnalyticsDebug())
}
