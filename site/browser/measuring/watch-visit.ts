import { parseLocaleCode } from '#domain/language/parse-locale.ts'

import { track } from '../track.ts'
import { watchArticle } from './watch-article.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchPackages } from './watch-packages.ts'
import { watchScrolling } from './watch-scrolling.ts'

let isWatched = false

/**
 * Watches what happens on the page for whoever may know of it: views, scrolling, reading, buttons (spec §7).
 * Comes with measuring or with `?debug`, so that a page nobody measures pays nothing for it.
 */
export function watchVisit(): void {
  if (isWatched) return
  isWatched = true
  trackPageView()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) trackPageView() // back from another page is a view as well
  })
  watchScrolling()
  watchPackages()
  watchClicks()
  watchArticle()
}

function trackPageView(): void {
  const language = parseLocaleCode(document.documentElement.dataset['locale'])
  if (language !== null)
    track({ name: 'page_view', path: location.pathname, title: document.title, language })
}
