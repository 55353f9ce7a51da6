import { newDepths, seenPercent } from '#domain/analytics/scroll-depth.ts'

import { track } from '../track.ts'

/** How much of the page is, or has been, in the window, in percent. */
export function percentSeen(): number {
  return seenPercent(scrollY, innerHeight, document.documentElement.scrollHeight)
}

/** Reports each quarter of the page once, when it has been scrolled to (spec §7). */
export function watchScrolling(): void {
  let deepest = 0
  addEventListener(
    'scroll',
    () => {
      const percent = percentSeen()
      for (const depth of newDepths(percent, deepest)) track({ name: 'scroll_depth', percent: depth })
      deepest = Math.max(deepest, percent)
    },
    { passive: true },
  )
}
