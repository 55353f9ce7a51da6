/** A page that takes longer to come again is no help to somebody who waits for it. */
const FRESH_COPY_TIMEOUT_MS = 10_000
/** Where the build puts scripts; what extensions add to a page is not the site's. */
const BUILT_SCRIPTS = '/_astro/'

/** How this page stands to the site: as it is served now, from before a new version, or nobody can tell. */
export type PageAge = 'current' | 'older' | 'unknown'

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
export async function pageAge(): Promise<PageAge> {
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
