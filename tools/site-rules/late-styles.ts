/** A class as CSS modules name it (astro.config.ts). */
const CLASS = String.raw`_[\w-]{5}(?![\w-])`
const IN_STYLES = new RegExp(String.raw`\.(${CLASS})`, 'g')
const IN_SCRIPTS = new RegExp(`(?<=["'\`\\s])${CLASS}`, 'g')
const STYLE_ELEMENT = /<style[^>]*>[\s\S]*?<\/style>/g
const FILE = /([\w.-]+\.(?:js|css))["'`]/g

/** What a built script or style sheet names: other files, and the classes it shows or has styles for. */
export interface Names {
  files: readonly string[]
  shown: readonly string[]
  styled: readonly string[]
}

export function namesOf(file: string, text: string): Names {
  const isSheet = file.endsWith('.css')
  return {
    files: filesIn(text),
    shown: isSheet ? [] : (text.match(IN_SCRIPTS) ?? []),
    styled: isSheet ? classesOf(text) : [],
  }
}

/**
 * Classes that a page's scripts may show, those loaded late included, and for which the page has no style:
 * the part would be seen as bare HTML.
 * @param files What built scripts and style sheets name; an import is a mention of the name.
 * @param known Every class that some page or sheet has a style for.
 */
export function unstyledClasses(
  html: string,
  files: ReadonlyMap<string, Names>,
  known: ReadonlySet<string>,
): string[] {
  const needed = new Set(filesIn(html))
  for (const name of needed)
    for (const found of files.get(name)?.files ?? []) if (files.has(found)) needed.add(found)
  const parts = [...needed].flatMap((name) => files.get(name) ?? [])
  const styled = new Set([...styledClasses(html), ...parts.flatMap((part) => part.styled)])
  const shown = new Set(parts.flatMap((part) => part.shown))
  return [...shown].filter((name) => known.has(name) && !styled.has(name))
}

/** Classes a page has a style for in its own HTML. */
export function styledClasses(html: string): string[] {
  return classesOf((html.match(STYLE_ELEMENT) ?? []).join(''))
}

/** Classes a style sheet has a style for. */
export function classesOf(css: string): string[] {
  return [...css.matchAll(IN_STYLES)].map(([, name = '']) => name)
}

function filesIn(text: string): string[] {
  return [...text.matchAll(FILE)].map(([, name = '']) => name)
}
