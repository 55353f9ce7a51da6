import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { TEST_FORM_SECRET } from './test-posts.ts'

/**
 * The server as a process of its own on a free port, as `npm start` starts it. It accepts the tokens of
 * `aFormToken`.
 * @param main which server, when not this folder's.
 * @param wrapper a command with its parameters that becomes the server or watches it.
 */
export function startTestProcess(
  env: Record<string, string>,
  main = join(import.meta.dirname, 'main.ts'),
  wrapper: readonly string[] = [],
) {
  const [command = process.execPath, ...parameters] = [...wrapper, process.execPath].concat(main)
  const path = wrapper.length === 0 ? {} : { PATH: process.env['PATH'] }
  const child = spawn(command, parameters, {
    env: { PORT: '0', RATE_LIMITS: 'off', ANALYSIS: 'off', FORM_SECRET: TEST_FORM_SECRET, ...path, ...env },
    cwd: env['DATA_DIR'],
  })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  const reader = createInterface(child.stdout).on('line', (line) => {
    lines.push(line)
    for (const look of waiting) look()
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const exited = once(child, 'close').then(([code, signal]: unknown[]) => ({ code, signal, errors }))

  /** Resolves with the first log line that contains these words. */
  function logged(words: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const look = () => {
        const line = lines.find((candidate) => candidate.includes(words))
        if (line !== undefined) resolve(line)
      }
      waiting.add(look)
      look()
      void exited.then(() => reject(new Error(`The server ended without "${words}": ${errors}`)))
    })
  }

  return {
    exited,
    logged,
    pid: child.pid ?? 0,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    stopReading: () => reader.pause(),
    closeOutput: () => child.stdout.destroy(),
    async address() {
      const line = await logged('Server listening at')
      return new URL(/http:\/\/[\d.:]+/.exec(line)?.[0] ?? '')
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Below the system's ports for clients: none of them must take the port before the server restarts. */
const QUIET_PORTS = { from: 20_000, below: 32_000 }

/** A free port of this machine that stays the same for servers one after another. */
export async function quietPort(): Promise<number> {
  for (;;) {
    const server = createServer()
    server.listen(randomInt(QUIET_PORTS.from, QUIET_PORTS.below), '127.0.0.1')
    try {
      await once(server, 'listening')
    } catch {
      continue // it is in use
    }
    const { port } = server.address() as AddressInfo
    server.close()
    await once(server, 'close')
    return port
  }
}
