/**
 * Runs named test files of a scratch copy whenever it is asked, in a process of its own: a mutant may loop for ever,
 * and then whoever asked ends it. What was not mutated stays compiled from one question to the next.
 */
import { join } from 'node:path'

import { createVitest, type TestModule } from 'vitest/node'

import type { Question, Reply } from './test-runner.ts'

/** Shorter than elsewhere: much of what a mutant breaks is noticed because something never comes. */
const TEST_PATIENCE_MS = 8_000
const POLL_PATIENCE_MS = 5_000
/** What is said of one engine alone runs on it; everything else on SQLite. */
const POSTGRES_TESTS = 'server/database/postgres/'

const [root = '.'] = process.argv.slice(2)
const vitest = await createVitest({
  ...{ root, watch: false, bail: 1, maxWorkers: 1, reporters: [{}], pool: 'threads' },
  ...{ testTimeout: TEST_PATIENCE_MS, expect: { poll: { timeout: POLL_PATIENCE_MS } } },
})
await vitest.standalone()

process.on('message', (question: Question) => {
  answer(question).then(say, (error: unknown) => {
    say({ failed: String(error) })
  })
})
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL')) // nobody asks any more
say({ failed: null })

function say(reply: Reply): void {
  process.send?.(reply)
}

async function answer({ changed, tests }: Question): Promise<Reply> {
  for (const file of changed) vitest.invalidateFile(join(root, file))
  for (const test of tests) {
    const failed = await firstFailure(test)
    if (failed !== null) return { failed }
  }
  return { failed: null }
}

async function firstFailure(file: string): Promise<string | null> {
  const engine = file.startsWith(POSTGRES_TESTS) ? 'PostgreSQL' : 'everything'
  const project = vitest.projects.find(({ name }) => name === engine)
  if (project === undefined) throw new Error(`There is no project of tests called ${engine}`)
  const specification = project.createSpecification(join(root, file))
  forgetLastRun()
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications([specification])
  const failures = testModules.map(failureOf).filter((name) => name !== null)
  return failures[0] ?? (unhandledErrors.length > 0 ? 'an error outside of the tests' : null)
}

/** Vitest reports on everything it has run since its start: a failure would count against every later mutant. */
function forgetLastRun(): void {
  const { state } = vitest
  state.clearErrors()
  state.filesMap.clear()
  state.idMap.clear()
  state.pathsSet.clear()
}

function failureOf(module: TestModule): string | null {
  for (const test of module.children.allTests('failed')) return test.name
  if (module.children.size === 0) return 'the file cannot be loaded'
  return module.ok() ? null : 'an error outside of the tests'
}
