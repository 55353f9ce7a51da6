import type { PublicPage } from './public-page.ts'

/** The sitemap (sitemaps.org 0.9): each page by its canonical address, with its alternates. */
export function sitemap(pages: readonly PublicPage[], absolute: (path: string) => string): string {
  const entries = pages
    .filter(({ path, canonicalPath }) => path === canonicalPath)
    .map(({ path, alternates, modified }) => {
      const links = alternates.map(
        ({ hreflang, path: target }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(absolute(target))}"/>`,
      )
      const day = modified === null ? [] : [`<lastmod>${modified.toISOString().slice(0, 10)}</lastmod>`]
      return ['<url>', `<loc>${escapeXml(absolute(path))}</loc>`, ...day, ...links, '</url>'].join('\n')
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n')
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** A text escaped for XML, also in quoted attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
