import { canonicalPathOf } from './alternates.ts'
import { isHidden, linksOf, ownAddress, tagsOf, type BuiltSite } from './built-page.ts'

/** The sitemap lists the pages that are to be found, no other, with the alternates their heads name. */
export function checkSitemap(xml: string, site: BuiltSite): string[] {
  const entries = new Map(
    [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => {
      const address = /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? ''
      return [ownAddress(address, site) ?? address, alternatesOf(tagsOf(entry, 'xhtml:link'))]
    }),
  )
  const wanted = [...site.pages.values()].filter(
    (page) => !isHidden(page) && canonicalPathOf(page, site) === page.path,
  )
  const paths = new Set(wanted.map(({ path }) => path))
  const different = wanted.filter(
    ({ path, html }) => entries.has(path) && entries.get(path) !== alternatesOf(linksOf(html, 'alternate')),
  )
  return [
    ...[...paths].filter((path) => !entries.has(path)).map((path) => `sitemap.xml lacks ${path}`),
    ...[...entries.keys()]
      .filter((path) => !paths.has(path))
      .map((path) => `sitemap.xml lists ${path}, which is no page to be found`),
    ...different.map(({ path }) => `sitemap.xml names other alternates of ${path} than its head`),
  ]
}

function alternatesOf(links: readonly ReadonlyMap<string, string>[]): string {
  return links
    .filter((link) => link.has('hreflang'))
    .map((link) => `${link.get('hreflang') ?? ''} ${link.get('href') ?? ''}`)
    .join('\n')
}
