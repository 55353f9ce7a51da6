import { EXIT_ARM_DELAY_MS } from '#domain/exit-popup/exit-popup.ts'

import { isExitOfferMade } from '../../browser/parts/exit-offer.ts'

/**
 * Starts to watch for leaving ten seconds after the load (spec §4), on pages marked `data-exit-offer`, once
 * per visit. Ships to every page; the watching and the popup are loaded when they are due.
 */
export function offerOnLeaving(): void {
  if (document.querySelector('[data-exit-offer]') === null || isExitOfferMade()) return
  const loadedAt = performance.now()
  let hasClicked = false
  addEventListener(
    'click',
    () => {
      hasClicked = true
    },
    { once: true },
  )
  setTimeout(() => {
    void import('./watch-for-exit.ts').then(({ watchForExit }) => watchForExit(loadedAt, hasClicked))
  }, EXIT_ARM_DELAY_MS)
}
