import { DEFAULT_LOCALE, isLocale, LOCALE_CODES, type Locale, parseLocaleCode } from '../language/locales.ts'
import { localizedPath, localeOfPath } from '../language/paths.ts'

/** The target of an old address; the server adds query and status. */
interface RedirectTarget {
  path: string
  /** Place on the page, without `#`. */
  fragment: string | null
}

/** An old address, or a family of them. */
interface RedirectRule {
  /** In lower case, without a final slash; compared in any case, with or without one. */
  from: string
  /** What may follow `from`: nothing, or segments that are dropped or kept. */
  rest: 'none' | 'dropped' | 'kept'
  to: RedirectTarget
}

/**
 * First segments that once were languages (spec §2); `ee` is Estonia's, also in our links (decision 9).
 * Removed languages stay here: their addresses lead to English.
 */
const FORMER_PREFIXES: Readonly<Record<string, readonly string[]>> = {
  en: ['/en-us'],
  et: ['/et-ee', '/ee'],
  de: ['/de-de'],
  nl: ['/nl-nl'],
  es: ['/es-es'],
  it: ['/it-it'],
  fr: ['/fr-fr'],
  ru: ['/ru-ru'],
}

/** Removed pages, with or without a language in front, and their successors (spec §2). */
const MOVED_PAGES: readonly { from: readonly string[]; page: string; fragment: string | null }[] = [
  { from: ['/home', '/home-2', '/index', '/index.html'], page: '/', fragment: null },
  {
    from: ['/support', '/account', '/tickets', '/profile', '/contact', '/contacts'],
    page: '/',
    fragment: 'contact',
  },
  { from: ['/services'], page: '/', fragment: 'services' },
  { from: ['/pricing'], page: '/', fragment: 'pricing' },
  { from: ['/portfolio'], page: '/', fragment: 'portfolio' },
  { from: ['/testimonials'], page: '/', fragment: 'testimonials' },
  { from: ['/articles'], page: '/knowledge', fragment: null }, // the articles' folder: the list of them
]

/** Pages that once had no language in their address (spec §2). */
const PAGES_WITHOUT_LANGUAGE = ['/knowledge', '/faq', '/about', '/privacy']

/** Pages below this one had none either (decision 13). */
const ARTICLES = '/articles'

/** Spec §2: `/diensten` and "the old Dutch service paths", which it does not name (decision record 0017). */
const DUTCH_SERVICES = [
  '/diensten',
  '/webdesign',
  '/website-laten-maken',
  '/website-onderhoud',
  '/zoekmachine-optimalisatie',
]

const DUTCH_PREFIXES = ['/nl', ...(FORMER_PREFIXES['nl'] ?? [])]
/** Their target; English on a site without Dutch. */
const DUTCH_HOME = localizedPath(parseLocaleCode('nl') ?? DEFAULT_LOCALE, '/')

/** First segments of languages the site no longer has. */
const FORMER_LANGUAGES = Object.entries(FORMER_PREFIXES)
  .filter(([code]) => !isLocale(code))
  .flatMap(([code, prefixes]) => [`/${code}`, ...prefixes])

/** Every redirect, narrow ones first: the first match counts. Each target is final. */
export const REDIRECT_RULES: readonly RedirectRule[] = [
  ...exactRules('', DEFAULT_LOCALE),
  ...DUTCH_SERVICES.map((from) => rule(from, 'none', DUTCH_HOME)),
  ...LOCALE_CODES.flatMap((locale) => [
    ...movedPages(`/${locale}`, locale),
    ...(FORMER_PREFIXES[locale] ?? []).flatMap((prefix) => formerHome(prefix, locale)),
  ]),
  ...FORMER_LANGUAGES.flatMap((prefix) => formerHome(prefix, DEFAULT_LOCALE)),
  ...DUTCH_PREFIXES.flatMap((prefix) =>
    DUTCH_SERVICES.map((from) => rule(`${prefix}${from}`, 'none', DUTCH_HOME)),
  ),
  ...['', ...DUTCH_PREFIXES].flatMap((prefix) =>
    DUTCH_SERVICES.map((from) => rule(`${prefix}${from}`, 'dropped', DUTCH_HOME)),
  ),
  ...LOCALE_CODES.flatMap((locale) =>
    (FORMER_PREFIXES[locale] ?? []).map((prefix) => rule(prefix, 'kept', localizedPath(locale, '/'))),
  ),
  ...FORMER_LANGUAGES.map((prefix) => rule(prefix, 'kept', localizedPath(DEFAULT_LOCALE, '/'))),
  rule(ARTICLES, 'kept', localizedPath(DEFAULT_LOCALE, ARTICLES)),
]

/** Former home pages of languages, and the pages below them that have moved. */
function formerHome(prefix: string, locale: Locale): RedirectRule[] {
  return [rule(prefix, 'none', localizedPath(locale, '/')), ...exactRules(prefix, locale)]
}

function exactRules(prefix: string, locale: Locale): RedirectRule[] {
  const pages = PAGES_WITHOUT_LANGUAGE.map((page) =>
    rule(`${prefix}${page}`, 'none', localizedPath(locale, page)),
  )
  return [...movedPages(prefix, locale), ...pages]
}

/** Without a prefix the home page is `/`, which detects the language (decision 14). */
function movedPages(prefix: string, locale: Locale): RedirectRule[] {
  return MOVED_PAGES.flatMap(({ from, page, fragment }) => {
    const isRoot = prefix === '' && page === '/' && fragment === null
    const path = isRoot ? '/' : localizedPath(locale, page)
    return from.map((old) => rule(`${prefix}${old}`, 'none', path, fragment))
  })
}

function rule(
  from: string,
  rest: RedirectRule['rest'],
  path: string,
  fragment: string | null = null,
): RedirectRule {
  return { from, rest, to: { path, fragment } }
}

/**
 * Our kind of segments. No empty segment, leading dot, escape or backslash: nothing a browser could read as
 * another host or folder.
 */
const ADDRESS = /^(?:\/[\w~-][\w.~-]*)+$/
const EXACT = new Map(REDIRECT_RULES.filter(({ rest }) => rest === 'none').map(({ from, to }) => [from, to]))
const OPEN = REDIRECT_RULES.filter(({ rest }) => rest !== 'none')

/**
 * The target of an old address (spec §2), in one hop; null for others.
 * @param hasPage whether the site has a page: an agency may leave some out (content/catalogue/parts.ts).
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

/** The target, or the home page of its language where the page does not exist. */
function livingTarget(target: RedirectTarget, hasPage: (path: string) => boolean): RedirectTarget {
  if (hasPage(target.path)) return target
  return { path: localizedPath(localeOfPath(target.path) ?? DEFAULT_LOCALE, '/'), fragment: null }
}

/** Not `replace(/\/+$/, '')`: with 16,000 slashes and a letter it takes 300 ms. */
export function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (path.endsWith('/', end)) end -= 1
  return path.slice(0, end)
}
