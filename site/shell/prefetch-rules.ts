/**
 * What the browser may prefetch: our pages, when a pointer rests or presses on a link. Prefetched, not
 * prerendered: no script runs, so nothing is measured or asked. Not addresses with a query (they may
 * redirect), files or the API; browsers skip it in data saver.
 * https://developer.chrome.com/docs/web-platform/prerender-pages
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/*.*' } },
          { not: { href_matches: '/api/*' } },
          { not: { selector_matches: '[target=_blank], [download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
} as const

/** The same on every page, for a `<script type="speculationrules">`. */
export const PREFETCH_RULES = JSON.stringify(RULES)
