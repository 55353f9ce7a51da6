import { type ChildProcess, fork } from 'node:child_process'

import type { Looker, LookOutcome, LookPicture, LookProgress, LookSettings } from './look.ts'

/** Longer than every limit inside the child: what still runs then hangs. */
const CHILD_DEADLINE_MS = 75_000
/** An idle child is ended: its memory is wanted elsewhere. */
const IDLE_MS = 60_000
/** Time for a child to remove what its browser left. */
const END_MS = 3_000

export type ToChild = { look: string } | { done: true }
/** What the child tells its parent; each but the last is answered with `done`. */
export type FromChild =
  { reach: Parameters<LookProgress['reach']>[0] } | { show: LookPicture } | { outcome: LookOutcome }

/**
 * Looks in a process of its own, started when the first site waits: whatever a page does there, the site goes
 * on. It has no way to the store.
 * @param entry the child's module (server/look.ts, or packed).
 */
export function createChildLooker(entry: string, settings: LookSettings): Looker {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  function start(): ChildProcess {
    const asText = JSON.stringify({ ...settings, hosts: [...settings.hosts] })
    const started = fork(entry, {
      serialization: 'advanced', // pictures are bytes
      env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], LOOK_SETTINGS: asText },
      execArgv: ['--max-old-space-size=512'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = null
    })
    return started
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ending = child
    if (ending === null) return
    child = null
    const gone = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGTERM')
    const force = setTimeout(() => ending.kill('SIGKILL'), END_MS)
    await gone
    clearTimeout(force)
  }

  return {
    async look(address, progress) {
      clearTimeout(idle)
      const wasIdle = child !== null
      let hasBegun = false as boolean // TypeScript does not see that `reach` sets it
      const reach: LookProgress['reach'] = (stage) => {
        hasBegun = true
        return progress.reach(stage)
      }
      const askChild = () => ask((child ??= start()), address, { ...progress, reach })
      let outcome = await askChild()
      if (outcome === null) await end()
      // It died while it was idle: the look has not begun.
      if (outcome === null && wasIdle && !hasBegun) outcome = await askChild()
      if (outcome === null) await end()
      else idle = setTimeout(() => void end(), IDLE_MS).unref()
      return outcome ?? { observation: null, reason: 'crashed' }
    },
    close: end,
  }
}

/** Lets a child look; null: it ended or hangs. */
function ask(child: ChildProcess, address: string, progress: LookProgress): Promise<LookOutcome | null> {
  const { promise, resolve } = Promise.withResolvers<LookOutcome | null>()
  const timer = setTimeout(resolve, CHILD_DEADLINE_MS, null)
  const tell = (message: ToChild) => child.connected && child.send(message, () => undefined)
  const onExit = () => resolve(null)
  const onMessage = (message: FromChild) => {
    if ('outcome' in message) resolve(message.outcome)
    else
      void ('reach' in message ? progress.reach(message.reach) : progress.show(message.show)).then(
        () => tell({ done: true }),
        () => {
          resolve(null) // the store is away: the run begins again
        },
      )
  }
  child.on('message', onMessage).once('exit', onExit).once('error', onExit)
  tell({ look: address })
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', onMessage).off('exit', onExit).off('error', onExit)
  })
}

export function decodeLookSettings(text: string): LookSettings {
  const settings = JSON.parse(text) as LookSettings
  return { ...settings, hosts: new Map(settings.hosts) }
}
