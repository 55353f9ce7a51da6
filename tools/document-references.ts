/** What the caller knows of the project. */
interface Project {
  hasScript: (name: string) => boolean
  hasPath: (path: string) => boolean
}

/** `npm run x`, wherever it stands. */
const SCRIPT = /\bnpm run ([a-z][a-z:-]*)/g
/** A path in backticks: it has a slash or an ending we use, and no placeholder. */
const PATH = /`((?:\.{0,2}\/)?(?:[\w.[\]-]+\/)+[\w.[\]-]*|[\w.-]+\.(?:ts|tsx|md|json|css|astro|yml))`/g
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g
/** Addresses of the running site and parts of a command are not files. */
const NOT_A_FILE = /^\/|^node_modules\/|^dist\/|^var\/|^text\//

/** Scripts and paths a Markdown text names that the project does not have. */
export function findMissingReferences(markdown: string, project: Project): string[] {
  const scripts = all(markdown, SCRIPT)
    .filter((name) => !project.hasScript(name))
    .map((name) => `npm run ${name}`)
  const paths = [...all(markdown, PATH), ...all(markdown, LINK)].filter(
    (path) => !NOT_A_FILE.test(path) && !project.hasPath(path),
  )
  return [...new Set([...scripts, ...paths])]
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '')
}
