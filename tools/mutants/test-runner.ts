import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Which files changed since the last question, and which tests to run until one fails. */
export interface Question {
  changed: readonly string[]
  tests: readonly string[]
}

/** The first test that failed; null: none did. */
export interface Reply {
  failed: string | null
}

/** For files of tests, in the scratch copy. */
export const TEMPORARY = 'tmp'
/** To start, and for whatever a busy machine does meanwhile. */
const START_PATIENCE_MS = 120_000

/** Runs tests in a scratch copy, and ends them when they do not end. */
export function createTestRunner(root: string) {
  let child: ChildProcess | null = null

  async function start(): Promise<ChildProcess> {
    const started = fork(join(import.meta.dirname, 'test-process.ts'), [root], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, TMPDIR: join(root, TEMPORARY) }, // what it leaves there goes with the copy
      detached: true, // a group of its own, to which the PostgreSQL it starts belongs
    })
    child = started
    if ((await replyOf(started, START_PATIENCE_MS)) === null) throw new Error('The tests do not start')
    return started
  }

  async function end(): Promise<void> {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    process.kill(-child.pid, 'SIGKILL')
    await exited
    child = null
  }

  return {
    /** The first test that fails; null where they take longer than the patience. */
    async ask(question: Question, patienceMs: number): Promise<Reply | null> {
      const running = child ?? (await start())
      running.send(question)
      const reply = await replyOf(running, patienceMs)
      if (reply === null) await end()
      return reply
    },
    [Symbol.asyncDispose]: end,
  }
}

async function replyOf(child: ChildProcess, patienceMs: number): Promise<Reply | null> {
  const timeUp = AbortSignal.timeout(Math.round(patienceMs))
  try {
    const [reply] = (await once(child, 'message', { signal: timeUp })) as [Reply]
    return reply
  } catch (error) {
    if (timeUp.aborted) return null
    throw error
  }
}
