import { packages } from '#content/catalogue/packages.ts'
import { articleOfPath } from '#domain/analytics/measured-page.ts'
import { newDepths, seenPercent } from '#domain/analytics/scroll-depth.ts'
import { parseLocaleCode } from '#domain/language/locales.ts'

import { onClick } from '../on-click.ts'
import { track } from '../track.ts'

let isWatched = false

/**
 * Observes views, scrolling, reading and buttons (spec §7), for measuring or for `?debug`: other pages do not
 * load it.
 */
export function watchVisit(): void {
  if (isWatched) return
  isWatched = true
  trackPageView()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) trackPageView() // back from another page is a view too
  })
  watchScrolling()
  watchPackages()
  onClick<HTMLAnchorElement>('a[data-button]', trackButton)
  watchArticle()
}

function trackPageView(): void {
  const language = parseLocaleCode(document.documentElement.dataset['locale'])
  if (language !== null)
    track({ name: 'page_view', path: location.pathname, title: document.title, language })
}

/** The percentage of the page that is, or has been, in the window. */
function percentSeen(): number {
  return seenPercent(scrollY, innerHeight, document.documentElement.scrollHeight)
}

/** Reports each quarter of the page once, when the visitor scrolls to it (spec §7). */
function watchScrolling(): void {
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

/** Reports how long an article was visible and how far it was read, when the visitor first leaves it (spec §7). */
function watchArticle(): void {
  const article = articleOfPath(location.pathname)
  if (article === null) return
  const startedAt = performance.now()
  let percent = percentSeen()
  const left = new AbortController()
  const { signal } = left
  addEventListener('scroll', () => (percent = Math.max(percent, percentSeen())), { signal, passive: true })
  document.addEventListener(
    'visibilitychange',
    () => {
      left.abort()
      const seconds = Math.round((performance.now() - startedAt) / 1_000)
      track({ name: 'article_engagement', article, seconds, percent })
    },
    { signal },
  )
}

/** Spec §9: an element counts as seen once a tenth of it is visible. */
const VISIBLE_SHARE = 0.1

/** Reports each package once, when it is seen (spec §7). */
function watchPackages(): void {
  for (const { id, eventValue } of packages) {
    const sheet = document.querySelector(`[aria-labelledby="package-${id}"]`)
    if (!sheet) continue
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        track({ name: 'pricing_view', package: id, value: eventValue, currency: 'EUR' })
      },
      { threshold: VISIBLE_SHARE },
    )
    observer.observe(sheet)
  }
}

const STICKY_BAR_PLACE = 'sticky_bar'

/** Reports a button that no other script reports (spec §7). */
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

/** A link's target without its contents: a mail draft contains somebody's words. */
function destinationOf(link: HTMLAnchorElement): string {
  if (!/^https?:$/.test(link.protocol)) return link.protocol
  const place = link.hash === '' ? link.pathname : link.hash
  return link.origin === location.origin ? place : link.origin
}
