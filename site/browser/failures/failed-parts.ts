import { formWithText } from '../forms/drafts.ts'
import { showFallback } from './fallback-sheet.ts'
import { pageAge } from './page-age.ts'
import { reloadOnce } from './reload-once.ts'
import { reportFailure } from './report-failure.ts'

/**
 * What it does: answers for parts of the page whose script does not come. After a new version of the site
 * the page is reloaded once, unless it holds text; a lost connection changes nothing; anything else is said.
 * Why not simpler: a reload always would lose text, loop on a broken script, and turn a page that can be
 * read offline into the browser's own error.
 * See: https://vite.dev/guide/build#load-error-handling
 */
export function answerForFailedParts(): void {
  document.addEventListener('astro:hydration-error', (event) => {
    const { target: island, detail } = event as CustomEvent<{ error: unknown }>
    if (!(island instanceof HTMLElement)) return
    leaveAsHtml(island)
    void answerFor(island, detail.error)
  })
  // The import is rejected all the same (spec §8): whoever asked for the script has to live without it.
  addEventListener('vite:preloadError', () => void answerFor(null, null))
}

/** Marks an island that stays what the server sent, and sets free the islands inside that wait for it. */
function leaveAsHtml(island: HTMLElement): void {
  island.dataset['partFailed'] = ''
  island.removeAttribute('ssr')
  island.dispatchEvent(new CustomEvent('astro:hydrate'))
}

async function answerFor(island: HTMLElement | null, error: unknown): Promise<void> {
  const age = await pageAge()
  if (age === 'unknown') return
  if (age === 'older') {
    const form = formWithText()
    if (form) {
      showFallback(form.closest('astro-island') ?? form, 'older')
      return
    }
    if (reloadOnce()) return
  }
  if (!island) return
  reportFailure(island.getAttribute('component-export') ?? 'island', error)
  showFallback(island, 'broken')
}
