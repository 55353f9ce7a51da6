import { formWithText } from '../forms/drafts.ts'
import { readStored, writeStored } from '../storage.ts'
import { reportFailure } from './errors.ts'
import { showFallback } from './fallback-sheet.ts'

/**
 * What it does: handles parts of the page whose script cannot be loaded. After a new version of the site the
 * page reloads once, unless it contains text; a lost connection changes nothing; anything else is said. Why
 * not simpler: always reloading would lose text, loop on a broken script, and replace a page that can be read
 * offline by the browser's error. See: https://vite.dev/guide/build#load-error-handling
 */
export function answerForFailedParts(): void {
  document.addEventListener('astro:hydration-error', (event) => {
    const { target: island, detail } = event as CustomEvent<{ error: unknown }>
    if (!(island instanceof HTMLElement)) return
    leaveAsHtml(island)
    void answerFor(island, detail.error)
  })
  // The import is rejected all the same (spec §8): its caller has to do without.
  addEventListener('vite:preloadError', () => void answerFor(null, null))
}

/** Marks an island that stays as the server sent it, and lets the islands inside it hydrate. */
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

/** Longest wait for the page to load again. */
const FRESH_COPY_TIMEOUT_MS = 10_000
/** Where the build puts scripts; those of browser extensions are not the site's. */
const BUILT_SCRIPTS = '/_astro/'

type PageAge = 'current' | 'older' | 'unknown'

/**
 * True when the current page no longer names one of the scripts this page was built with. Names contain a
 * hash of the content and its imports, so every new version of a script shows.
 */
export function isOlder(scripts: readonly string[], freshHtml: string): boolean {
  return scripts.some((script) => !freshHtml.includes(script))
}

/**
 * Loads this page again and compares. Rejected alternative: the browser's error message, which differs
 * between browsers and is the same for a missing file and a lost connection.
 */
async function pageAge(): Promise<PageAge> {
  try {
    const signal = AbortSignal.timeout(FRESH_COPY_TIMEOUT_MS)
    const response = await fetch(location.href, { cache: 'no-cache', signal })
    if (!response.ok) return 'unknown'
    return isOlder(builtScripts(), await response.text()) ? 'older' : 'current'
  } catch {
    return 'unknown' // offline, or the server is unavailable
  }
}

function builtScripts(): string[] {
  return [...document.querySelectorAll('script[src], astro-island')]
    .flatMap((element) =>
      ['src', 'component-url', 'renderer-url'].map((name) => element.getAttribute(name) ?? ''),
    )
    .filter((address) => address.startsWith(BUILT_SCRIPTS))
}

/** Session storage: when and where we last reloaded this tab. */
const RELOAD_KEY = 'stale_reload'
/**
 * Within this time a page is not reloaded again: during a deployment, servers of two versions would otherwise
 * send a visitor back and forth.
 */
const RELOAD_PAUSE_MS = 10 * 60 * 1_000

/** Whether we may reload a page, by the last time. After a clock was set back: no. */
export function mayReload(lastReload: string | null, path: string, nowMs: number): boolean {
  const [time, lastPath] = lastReload?.split(' ') ?? []
  return lastPath !== path || nowMs - Number(time) >= RELOAD_PAUSE_MS
}

/** Reloads this page, unless that was just done: then false. Without storage it never reloads. */
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

/** Several parts fail at once: the first starts the reload, the others wait for it. */
let isReloading = false
