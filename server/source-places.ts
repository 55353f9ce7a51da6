import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'

/** A place in a module: `file:///srv/valmis/dist/server/start.js:12:7`. */
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g

/**
 * Has stack traces name the files that were written, not the packed ones. Maps are read when the first trace is:
 * Node's own `--enable-source-maps` reads them at the start and keeps 15 MiB for it.
 * @param folder where the packed modules are, as an address that ends with a slash.
 */
export function nameSourcesInStacks(folder: string): void {
  const mapOf = createMapReader(folder)
  Error.prepareStackTrace = (error, frames: readonly { toString: () => string }[]) =>
    [errorLine(error), ...frames.map((frame) => `    at ${sourcePlaces(frame.toString(), mapOf)}`)].join('\n')
}

/** The line of a stack trace with the places of packed modules replaced by those they were made of. */
export function sourcePlaces(frame: string, mapOf: (file: string) => SourceMap | null): string {
  return frame.replace(PLACE, (place: string, file: string, line: string, column: string) => {
    const origin = mapOf(file)?.findOrigin(Number(line), Number(column))
    if (origin === undefined || !('fileName' in origin)) return place
    return `${new URL(origin.fileName, file).href}:${origin.lineNumber}:${origin.columnNumber}`
  })
}

/** Reads `<module>.map` of modules in a folder, each once; what has none, or a broken one, has null. */
export function createMapReader(folder: string): (file: string) => SourceMap | null {
  const maps = new Map<string, SourceMap | null>()
  return function mapOf(file) {
    if (!file.startsWith(folder)) return null
    const known = maps.get(file)
    if (known !== undefined) return known
    const map = readMap(file)
    maps.set(file, map)
    return map
  }
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${file}.map`), 'utf8')) as SourceMapPayload)
  } catch {
    return null // the packed place is better than none
  }
}

function errorLine(error: Error): string {
  try {
    return String(error)
  } catch {
    return 'Error' // a strange `toString` must not cost the trace
  }
}
