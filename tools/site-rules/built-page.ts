export interface BuiltPage {
  path: string
  html: string
}

/** All that was built: the possible targets of links. */
export interface BuiltSite {
  pages: ReadonlyMap<string, BuiltPage>
  /** Files that are served under their own name. */
  files: ReadonlySet<string>
  /** The site's origin; null when no page states it. */
  origin: string | null
}

/** Collects pages and files; the origin comes from canonical links. */
export function builtSite(pages: readonly BuiltPage[], files: ReadonlySet<string>): BuiltSite {
  const [canonical] = pages.flatMap((page) => canonicalsOf(page))
  return {
    pages: new Map(pages.map((page) => [page.path, page])),
    files,
    origin: canonical !== undefined && URL.canParse(canonical) ? new URL(canonical).origin : null,
  }
}

/** Path, query and fragment of an address of the site; null for other sites. */
export function ownAddress(address: string, { origin }: BuiltSite): string | null {
  if (origin !== null && (address === origin || address.startsWith(`${origin}/`)))
    return address.slice(origin.length) || '/'
  return /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(address) ? null : address
}

/** The decoded attributes of every tag of a name; '' for those without value. */
export function tagsOf(html: string, name: string): ReadonlyMap<string, string>[] {
  const tag = new RegExp(`<${name}((?:\\s+[^\\s=>/]+(?:="[^"]*")?)*)\\s*/?>`, 'gi')
  return [...html.matchAll(tag)].map(([, attributes = '']) => {
    const pairs = [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)]
    return new Map(pairs.map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]))
  })
}

/** The sample clients' sites: pages with heads of their own. */
const SHOWCASE = '/showcase/'

/** Whether a page is excluded from search engines, or is not ours to announce. */
export function isHidden({ path, html }: BuiltPage): boolean {
  return html.includes('content="noindex"') || path.startsWith(SHOWCASE)
}

/** Addresses of a page's canonical links; there should be one. */
export function canonicalsOf({ html }: BuiltPage): string[] {
  return linksOf(html, 'canonical').map((link) => link.get('href') ?? '')
}

export function linksOf(html: string, relation: string): ReadonlyMap<string, string>[] {
  return tagsOf(html, 'link').filter((link) => link.get('rel') === relation)
}

/** Content of a page's `<meta>` of a name or property; null: none. */
export function metaOf(html: string, name: string): string | null {
  const found = tagsOf(html, 'meta').find((meta) => (meta.get('name') ?? meta.get('property')) === name)
  return found?.get('content') ?? null
}

export function titleOf({ html }: BuiltPage): string {
  return decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
}

/** The words of a page, without scripts, styles and tags. */
export function visibleText(html: string): string {
  return decode(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' '))
}

function decode(text: string): string {
  return text
    .replaceAll('&#39;', "'")
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
