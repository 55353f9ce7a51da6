import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What became of a mutant. */
export interface Outcome {
  fate: 'noticed' | 'timed out' | 'survived'
  /** The first test that failed. */
  by?: string
}

/** What is known of the mutants of one file. */
export interface KeptResults {
  /** Of the file and its tests. */
  fingerprint: string
  outcomes: Readonly<Record<string, Outcome>>
}

/** Ignored by git; a file each, so that several runs can work on several guards. */
const FOLDER = 'var/mutants'

/** What a run before this one has found out about a file; null: nothing. */
export async function readResults(file: string): Promise<KeptResults | null> {
  try {
    return JSON.parse(await readFile(pathOf(file), 'utf8')) as KeptResults
  } catch {
    return null // never asked, or cut off while it was written: asked again
  }
}

/** Keeps what is known of a file. */
export async function writeResults(file: string, results: KeptResults): Promise<void> {
  await mkdir(dirname(pathOf(file)), { recursive: true })
  await writeFile(pathOf(file), `${JSON.stringify(results, null, 1)}\n`)
}

function pathOf(file: string): string {
  return join(FOLDER, `${file}.json`)
}
