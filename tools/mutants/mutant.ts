/** One small wrong change of one file. */
export interface Mutant {
  /** From the root of the project. */
  file: string
  /** Where the change is, counted from 1. */
  line: number
  /** That line as it stands, without its indentation. */
  context: string
  /** What kind of mistake it is, for whoever reads the report. */
  change: string
  /** The exact code that goes, and what comes in its place. */
  code: string
  replacement: string
  /** Where the code begins in the file, in characters. */
  start: number
}

/** The file with the change made; throws when the file is no longer the one the mutant was found in. */
export function mutated(source: string, { code, replacement, start }: Mutant): string {
  if (!source.startsWith(code, start))
    throw new Error(`The file has changed: there is no ${code} at ${start}`)
  return source.slice(0, start) + replacement + source.slice(start + code.length)
}

/** What tells a mutant from the others of its file. */
export function mutantName({ line, start, change, replacement }: Mutant): string {
  return `${line} @${start} ${change} ${oneLine(replacement)}`
}

/** As much of a piece of code as fits beside others. */
export function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim()
  return line.length > 90 ? `${line.slice(0, 60)} … ${line.slice(-25)}` : line
}
