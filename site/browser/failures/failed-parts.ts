import { formWithText } from '../forms/drafts.ts'
import { readStored, writeStored } from '../storage.ts'
import { reportFailure } from './errors.ts'
import { showFallback } from './fallback-sheet.ts'

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

/** A page that takes longer to come again is no help to somebody who waits for it. */
const FRESH_COPY_TIMEOUT_MS = 10_000
/** Where the build puts scripts; what extensions add to a page is not the site's. */
const BUILT_SCRIPTS = '/_astro/'

/** How this page stands to the site: as it is served now, from before a new version, or nobody can tell. */
type PageAge = 'current' | 'older' | 'unknown'

/**
 * True when the page, as it is served now, no longer names one of the scripts this one was built with.
 * Names carry a hash of the content and of what it imports, so every new version of a script is seen.
 */
export function isOlder(scripts: readonly string[], freshHtml: string): boolean {
  return scripts.some((script) => !freshHtml.includes(script))
}

/**
 * Asks the server for this page again and compares. Rejected alternative: reading the browser's error
 * message, which differs between browsers and is the same for a missing file and a lost connection.
 */
async function pageAge(): Promise<PageAge> {
  try {
    const signal = AbortSignal.timeout(FRESH_COPY_TIMEOUT_MS)
    const response = await fetch(location.href, { cache: 'no-cache', signal })
    if (!response.ok) return 'unknown'
    return isOlder(builtScripts(), await response.text()) ? 'older' : 'current'
  } catch {
    return 'unknown' // offline, or the server is away
  }
}

function builtScripts(): string[] {
  return [...document.querySelectorAll('script[src], astro-island')]
    .flatMap((element) =>
      ['src', 'component-url', 'renderer-url'].map((name) => element.getAttribute(name) ?? ''),
    )
    .filter((address) => address.startsWith(BUILT_SCRIPTS))
}

/** Session storage: when and where this tab was last reloaded by us. */
const RELOAD_KEY = 'stale_reload'
/**
 * Within this time a page is not reloaded by us again. Servers of two versions side by side would
 * otherwise send a visitor back and forth for as long as the change takes.
 */
const RELOAD_PAUSE_MS = 10 * 60 * 1_000

/** Whether a page may be reloaded by us, by the record of the last time. A clock set back allows nothing. */
export function mayReload(lastReload: string | null, path: string, nowMs: number): boolean {
  const [time, lastPath] = lastReload?.split(' ') ?? []
  return lastPath !== path || nowMs - Number(time) >= RELOAD_PAUSE_MS
}

/** Reloads this page, unless that was just done: then false. What cannot be remembered is not done at all. */
function reloadOnce(): boolean {
  if (isReloading) return true
  const { pathname } = location
  const nowMs = Date.now()
  if (!mayReload(readStored('session', RELOAD_KEY), pathname, nowMs)) return false
  if (!writeStored('session', RELOAD_KEY, `${nowMs} ${pathname}`)) return false
  isReloading = true
  location.reload()
  return true
}

/** Several parts fail at once: the first asks for the reload, the others wait for it. */
let isReloading = false
