/** A section of an article: what stands below one of its headings, as running text. */
export interface ArticleSection {
  /** Fragment of its heading, as site/build/pages/heading-places.ts numbers them. */
  place: string
  title: string
  body: string
}

/** The sections of an article from its MDX, in order; what stands before the first heading is no section. */
export function articleSections(mdx: string): ArticleSection[] {
  const [, ...parts] = mdx.split(/^## /m)
  return parts.map((part, index) => {
    const [title = '', ...lines] = part.split('\n')
    return { place: `part-${String(index + 1)}`, title: title.trim(), body: plain(lines.join('\n')) }
  })
}

/** Without markup. What a component says in its attributes stays (a tier's name), except names of facts. */
function plain(mdx: string): string {
  return mdx
    .replace(/<[^>]*>/g, (tag) =>
      [...tag.matchAll(/ (?!of=)\w+="([^"]*)"/g)].map(([, text]) => text).join(' '),
    )
    .replace(/[*_#[\]()]/g, ' ')
}
