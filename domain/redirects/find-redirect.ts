import { DEFAULT_LOCALE } from '../language/locales.ts'
import { localeOfPath, localizedPath } from '../language/paths.ts'
import { REDIRECT_RULES, type RedirectTarget } from './redirect-rules.ts'

/**
 * What may follow a prefix, as a regular expression of any host: segments as our addresses have them. No
 * empty segment, no dot in front, no escape, no backslash: nothing a browser could read as another host
 * or another folder.
 */
export const REST_PATTERN = String.raw`(?:/[\w~-][\w.~-]*)+`

const ADDRESS = new RegExp(`^${REST_PATTERN}$`)
const EXACT = new Map(REDIRECT_RULES.filter(({ rest }) => rest === 'none').map(({ from, to }) => [from, to]))
const OPEN = REDIRECT_RULES.filter(({ rest }) => rest !== 'none')

/**
 * Where an old address leads (spec §2), in one hop; null for any other path.
 * @param hasPage whether the site has a page: an agency may do without some (content/catalogue/parts.ts).
 */
export function findRedirect(
  path: string,
  hasPage: (path: string) => boolean = () => true,
): RedirectTarget | null {
  const plain = withoutTrailingSlashes(path)
  if (!ADDRESS.test(plain)) return null
  const lower = plain.toLowerCase()
  const exact = EXACT.get(lower)
  if (exact !== undefined) return livingTarget(exact, hasPage)
  const rule = OPEN.find(({ from }) => lower.startsWith(`${from}/`))
  if (rule === undefined) return null
  if (rule.rest === 'dropped') return rule.to
  return { path: `${rule.to.path}${plain.slice(rule.from.length)}`, fragment: rule.to.fragment }
}

/** The target, or the home page of its language where the site does without that page. */
export function livingTarget(target: RedirectTarget, hasPage: (path: string) => boolean): RedirectTarget {
  if (hasPage(target.path)) return target
  return { path: localizedPath(localeOfPath(target.path) ?? DEFAULT_LOCALE, '/'), fragment: null }
}

/** Not `replace(/\/+$/, '')`: 16,000 slashes and a letter would hold up the process for 300 ms. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path.endsWith('/', end)) end -= 1
  return path.slice(0, end)
}
