import { articleOfPath } from '#domain/analytics/measured-page.ts'

import { track } from '../track.ts'
import { percentSeen } from './watch-scrolling.ts'

/** Reports how long an article was before somebody's eyes and how far they got, when they first leave it (spec §7). */
export function watchArticle(): void {
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
