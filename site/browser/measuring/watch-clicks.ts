import { packages } from '#content/catalogue/packages.ts'

import { track } from '../track.ts'

/** Where the free-analysis button of the bar at a phone's foot says it stands. */
const STICKY_BAR_PLACE = 'sticky_bar'

/** Reports the buttons that no script of the page reports already (spec §7). */
export function watchClicks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-button]') : null
    if (link) trackButton(link)
  })
}

function trackButton(link: HTMLAnchorElement): void {
  const { freeAnalysis, requestQuote, newsletter } = link.dataset
  if (freeAnalysis !== undefined) {
    const offer = packages.find(({ id, formerId }) =>
      [id, formerId].includes(freeAnalysis.replace('pricing_', '')),
    )
    if (offer) track({ name: 'pricing_click', package: offer.id, value: offer.eventValue, currency: 'EUR' })
    if (freeAnalysis === STICKY_BAR_PLACE) track({ name: 'free_analysis_sticky' })
  } else if (requestQuote !== undefined) track({ name: 'request_quote', location: requestQuote })
  else if (newsletter === undefined)
    track({ name: 'cta_click', buttonText: link.textContent.trim(), destination: destinationOf(link) })
}

/** Where a link leads, without what it carries: a draft has somebody's words in it. */
function destinationOf(link: HTMLAnchorElement): string {
  if (!/^https?:$/.test(link.protocol)) return link.protocol
  const place = link.hash === '' ? link.pathname : link.hash
  return link.origin === location.origin ? place : link.origin
}
