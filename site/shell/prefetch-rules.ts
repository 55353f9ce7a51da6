/**
 * What the browser may fetch before it is clicked: pages of ours, once a pointer rests on a link or goes down on it.
 * Fetched, not rendered ahead: no script of a page runs, so nothing is measured and no question is asked before a
 * visitor is there. Addresses with a query (they may lead elsewhere), files and the API are left out; browsers leave
 * out the rest themselves when data is to be saved. https://developer.chrome.com/docs/web-platform/prerender-pages
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

/** The same on every page, as a `<script type="speculationrules">` holds it. */
export const PREFETCH_RULES = JSON.stringify(RULES)
