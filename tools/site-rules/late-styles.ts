/** A class as CSS modules name it (astro.config.ts). */
const CLASS = String.raw`_[\w-]{5}(?![\w-])`
const IN_STYLES = new RegExp(String.raw`\.(${CLASS})`, 'g')
const IN_SCRIPTS = new RegExp(`(?<=["'\`\\s])${CLASS}`, 'g')
const STYLE_ELEMENT = /<style[^>]*>[\s\S]*?<\/style>/g
const FILE = /([\w.-]+\.(?:js|css))["'`]/g

/**
 * Classes that a page's scripts may show, those loaded late included, and for which the page has no style:
 * the part would be seen as bare HTML.
 * @param files Built scripts and style sheets by name; an import is a mention of the name.
 * @param known Every class that some page or sheet has a style for.
 */
export function unstyledClasses(
  html: string,
  files: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): string[] {
  const needed = new Set(namesIn(html))
  for (const name of needed)
    for (const found of namesIn(files.get(name) ?? '')) if (files.has(found)) needed.add(found)
  const texts = [...needed].map((name) => ({ isSheet: name.endsWith('.css'), text: files.get(name) ?? '' }))
  const styled = new Set(styledClasses(html))
  for (const { isSheet, text } of texts) if (isSheet) for (const name of classesOf(text)) styled.add(name)
  const shown = texts.flatMap(({ isSheet, text }) => (isSheet ? [] : (text.match(IN_SCRIPTS) ?? [])))
  return [...new Set(shown)].filter((name) => known.has(name) && !styled.has(name))
}

/** Classes a page has a style for in its own HTML. */
export function styledClasses(html: string): string[] {
  return classesOf((html.match(STYLE_ELEMENT) ?? []).join(''))
}

/** Classes a style sheet has a style for. */
export function classesOf(css: string): string[] {
  return [...css.matchAll(IN_STYLES)].map(([, name = '']) => name)
}

function namesIn(text: string): string[] {
  return [...text.matchAll(FILE)].map(([, name = '']) => name)
}
