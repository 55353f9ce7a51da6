import { canonicalsOf, metaOf, ownAddress, type BuiltPage, type BuiltSite } from './built-page.ts'

/** Tags a messenger needs to show a card. */
const NEEDED = [
  'og:title',
  'og:description',
  'og:locale',
  'og:site_name',
  'og:image:alt',
  'twitter:card',
] as const
const ARTICLE_DATES = ['article:published_time', 'article:modified_time'] as const

/** Whoever shares a page shows its picture, its title and its address. */
export function checkSharing(page: BuiltPage, site: BuiltSite): string[] {
  const { path, html } = page
  const found: string[] = NEEDED.filter((name) => !metaOf(html, name)).map(
    (name) => `${path} has no ${name} for sharing`,
  )
  const picture = ownAddress(metaOf(html, 'og:image') ?? '', site) ?? ''
  if (!site.files.has(picture))
    found.push(`${path} has a picture for sharing that does not exist: ${picture}`)
  if (metaOf(html, 'og:url') !== canonicalsOf(page)[0])
    found.push(`${path} is shared under another address than its canonical one`)
  if (metaOf(html, 'og:type') === 'article') {
    for (const name of ARTICLE_DATES) {
      if (Number.isNaN(Date.parse(metaOf(html, name) ?? '')))
        found.push(`${path} is an article without ${name}`)
    }
  }
  return found
}
