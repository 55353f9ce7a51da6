/**
 * In every folder, the files and folders must not import each other in a cycle, by value or by type: then
 * each can be read after those below it. Tests do not count.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'

import { preProcessFile } from 'typescript'

const WORLDS = ['content', 'domain', 'server', 'site', 'tools']
const TEST = /\.test(?:-d)?\.tsx?$|(?:^|\/)test-[^/]*$/

if (import.meta.main) {
  const cycles = WORLDS.flatMap((world) => findFolderCycles(readImports(world)))
  for (const cycle of cycles) console.log(`Folders import each other in a cycle: ${cycle}`)
  process.exitCode = cycles.length === 0 ? 0 : 1
}

type Import = readonly [from: string, to: string]

function readImports(world: string): Import[] {
  const files = globSync(`${world}/**/*.{ts,tsx,astro}`).filter((file) => !TEST.test(file))
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const script = file.endsWith('.astro') ? (text.split(/^---$/m)[1] ?? '') : text
    return preProcessFile(script)
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .map(({ fileName }): Import => [file, join(file, '..', fileName)])
  })
}

/** Cycles of siblings, each with its members and one import for every step. */
export function findFolderCycles(imports: readonly Import[]): string[] {
  const steps = new Map<string, Map<string, Import>>()
  for (const [from, to] of imports) {
    const [one, other] = neighbours(from, to)
    if (one === other) continue
    steps.set(one, (steps.get(one) ?? new Map<string, Import>()).set(other, [from, to]))
  }
  const cycles: string[] = []
  const done = new Set<string>()
  function visit(node: string, path: readonly string[]): void {
    if (path.includes(node)) {
      const cycle = [...path.slice(path.indexOf(node)), node]
      const told = cycle.slice(1).map((to, place) =>
        steps
          .get(cycle[place] ?? '')
          ?.get(to)
          ?.join(' > '),
      )
      cycles.push(`${cycle.join(' > ')} (${told.join(', ')})`)
    }
    if (path.includes(node) || done.has(node)) return
    for (const next of steps.get(node)?.keys() ?? []) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of steps.keys()) visit(node, [])
  return cycles
}

/** The two entries of the deepest folder that contains both modules. */
function neighbours(from: string, to: string): [string, string] {
  const [one, other] = [from.split('/'), to.split('/')]
  const depth = one.findIndex((name, place) => name !== other[place])
  return [one.slice(0, depth + 1).join('/'), other.slice(0, depth + 1).join('/')]
}
