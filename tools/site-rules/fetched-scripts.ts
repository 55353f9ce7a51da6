/** Static imports of a built script; dynamic ones are in backquotes. */
const STATIC_IMPORT = /(?:^|[;}])import(?:[^"'`();]*from)?\s*"\.\/([^"]+)"/g

/** Everything a built script brings along: itself and what it imports, and so on, as file names. */
export function fetchedWith(script: string, sources: ReadonlyMap<string, string>): Set<string> {
  const fetched = new Set([script])
  for (const name of fetched)
    for (const [, imported] of (sources.get(name) ?? '').matchAll(STATIC_IMPORT))
      if (imported !== undefined) fetched.add(imported)
  return fetched
}

/**
 * What opening one part costs beyond what another part brings too (React, the field of a form): the file
 * names, for whoever weighs them. Names are those of the sources, without the hash a build adds.
 */
export function fetchedOnlyWith(part: string, other: string, sources: ReadonlyMap<string, string>): string[] {
  const shared = fetchedWith(builtName(other, sources), sources)
  return [...fetchedWith(builtName(part, sources), sources)].filter((name) => !shared.has(name))
}

function builtName(part: string, sources: ReadonlyMap<string, string>): string {
  const found = [...sources.keys()].find((name) => name.startsWith(`${part}.`) && name.endsWith('.js'))
  if (found === undefined) throw new Error(`No script ${part} was built: rename it here too`)
  return found
}
