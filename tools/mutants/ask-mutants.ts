import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { findMutants } from './find-mutants.ts'
import { readResults, writeResults, type Outcome } from './kept-results.ts'
import { mutantName, mutated } from './mutant.ts'
import { makeScratchCopy } from './scratch-copy.ts'
import { spread } from './spread.ts'
import { createTestRunner } from './test-runner.ts'

/** A file with the tests that guard it. */
export interface GuardedFile {
  file: string
  tests: readonly string[]
}

/** How much longer than without a mutant the tests may take: a busy machine is no endless loop. */
const PATIENCE_FACTOR = 4
const LEAST_PATIENCE_MS = 30_000

/**
 * Asks the tests about mutants of files until all are asked or the time is over, and keeps each answer at once: the
 * next run goes on where this one ended. Answers to files or tests that have changed since are asked for again.
 * @param each at most so many mutants of a file, spread over it evenly.
 * @param mayGoOn asked before each mutant.
 */
export async function askMutants(
  files: readonly GuardedFile[],
  each: number,
  mayGoOn: () => boolean,
): Promise<void> {
  await using copy = await makeScratchCopy()
  await using runner = createTestRunner(copy.path)
  for (const { file, tests } of files) {
    const source = await readFile(join(copy.path, file), 'utf8')
    const fingerprint = await fingerprintOf([file, ...tests], copy.path) // whoever works on in the project changes it
    const outcomes = await keptOutcomes(file, fingerprint)
    const open = spread(findMutants(file, source), each).filter((mutant) => !outcomes.has(mutantName(mutant)))
    if (open.length === 0 || !mayGoOn()) continue
    const begun = performance.now()
    const sane = await runner.ask({ changed: [file], tests }, 20 * LEAST_PATIENCE_MS)
    if (sane?.failed !== null) {
      console.error(`left out ${file}: without a mutant its tests fail: ${sane?.failed ?? 'they do not end'}`)
      continue
    }
    const patience = Math.max(LEAST_PATIENCE_MS, PATIENCE_FACTOR * (performance.now() - begun))
    for (const mutant of open) {
      if (!mayGoOn()) break
      await copy.write(file, mutated(source, mutant))
      const reply = await runner.ask({ changed: [file], tests }, patience)
      const outcome = outcomeOf(reply)
      outcomes.set(mutantName(mutant), outcome)
      await writeResults(file, { fingerprint, outcomes: Object.fromEntries(outcomes) })
      console.log(`${outcome.fate.padEnd(9)} ${file}:${mutant.line} ${mutant.change}: ${mutant.context}`)
    }
    await copy.write(file, source)
    await runner.ask({ changed: [file], tests: [] }, patience)
  }
}

/** What was found out about a file, as long as neither it nor its tests have changed. */
async function keptOutcomes(file: string, fingerprint: string): Promise<Map<string, Outcome>> {
  const kept = await readResults(file)
  return new Map(kept?.fingerprint === fingerprint ? Object.entries(kept.outcomes) : [])
}

/** Tells one state of files from every other. */
async function fingerprintOf(files: readonly string[], root = '.'): Promise<string> {
  const contents = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  return hash('sha256', contents.join('\0'))
}

/** The mutants of a file that were asked, with what became of them, and how many it has. */
export async function askedMutants({ file, tests }: GuardedFile) {
  const all = findMutants(file, await readFile(file, 'utf8'))
  const outcomes = await keptOutcomes(file, await fingerprintOf([file, ...tests]))
  const asked = all.flatMap((mutant) => {
    const outcome = outcomes.get(mutantName(mutant))
    return outcome === undefined ? [] : [{ mutant, outcome }]
  })
  return { asked, found: all.length }
}

function outcomeOf(reply: { failed: string | null } | null): Outcome {
  if (reply === null) return { fate: 'timed out' }
  return reply.failed === null ? { fate: 'survived' } : { fate: 'noticed', by: reply.failed }
}
