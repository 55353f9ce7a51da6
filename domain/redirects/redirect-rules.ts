import { DEFAULT_LOCALE, LOCALE_CODES, type Locale } from '../language/locales.ts'
import { localizedPath } from '../language/paths.ts'

/** Where an old address leads; query and status are whoever answers it to add. */
export interface RedirectTarget {
  path: string
  /** Place on the page, without `#`. */
  fragment: string | null
}

/** One old address, or one family of them. */
export interface RedirectRule {
  /** In lower case, without a slash at its end; compared in any case, with or without one. */
  from: string
  /** What follows `from`: nothing, or further segments, which are dropped or kept. */
  rest: 'none' | 'dropped' | 'kept'
  to: RedirectTarget
}

/** First segments that once stood for a language (spec §2); `ee` is Estonia's, in links of ours too (decision 9). */
const FORMER_PREFIXES: Readonly<Partial<Record<Locale, readonly string[]>>> = {
  en: ['/en-us'],
  et: ['/et-ee', '/ee'],
  de: ['/de-de'],
  nl: ['/nl-nl'],
  es: ['/es-es'],
  it: ['/it-it'],
  fr: ['/fr-fr'],
  ru: ['/ru-ru'],
}

/** Pages that are gone, with or without a language in front, and the page that has what they had (spec §2). */
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
  { from: ['/articles'], page: '/knowledge', fragment: null }, // the articles' addresses cut short: the list of them
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

/**
 * Every redirect, the narrow ones first: the first that fits is the one. Server and exports for other
 * hosts are made from this list, and each target is final: no rule fits it again.
 */
export const REDIRECT_RULES: readonly RedirectRule[] = [
  ...exactRules('', DEFAULT_LOCALE),
  ...DUTCH_SERVICES.map((from) => rule(from, 'none', '/nl')),
  ...LOCALE_CODES.flatMap((locale) => [
    ...movedPages(`/${locale}`, locale),
    ...formerPrefixes(locale).flatMap((prefix) => [
      rule(prefix, 'none', localizedPath(locale, '/')),
      ...exactRules(prefix, locale),
    ]),
  ]),
  ...dutchPrefixes().flatMap((prefix) =>
    DUTCH_SERVICES.map((from) => rule(`${prefix}${from}`, 'none', '/nl')),
  ),
  ...['', ...dutchPrefixes()].flatMap((prefix) =>
    DUTCH_SERVICES.map((from) => rule(`${prefix}${from}`, 'dropped', '/nl')),
  ),
  ...LOCALE_CODES.flatMap((locale) =>
    formerPrefixes(locale).map((prefix) => rule(prefix, 'kept', localizedPath(locale, '/'))),
  ),
  rule(ARTICLES, 'kept', localizedPath(DEFAULT_LOCALE, ARTICLES)),
]

/** A language that joined later has no old addresses. */
function formerPrefixes(locale: Locale): readonly string[] {
  return FORMER_PREFIXES[locale] ?? []
}

function dutchPrefixes(): readonly string[] {
  return ['/nl', ...formerPrefixes('nl')]
}

function exactRules(prefix: string, locale: Locale): RedirectRule[] {
  const pages = PAGES_WITHOUT_LANGUAGE.map((page) =>
    rule(`${prefix}${page}`, 'none', localizedPath(locale, page)),
  )
  return [...movedPages(prefix, locale), ...pages]
}

/** Without a prefix the home page is `/`, which finds the visitor's language (decision 14). */
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
