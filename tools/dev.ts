/**
 * `npm run dev`: Astro's dev server on 4321 (`DEV_PORT`), and the API on 3001 (`DEV_API_PORT`), with the
 * output of both. They end together: at Ctrl+C, and when one ends.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'

if (existsSync('.env')) process.loadEnvFile()
const ports = { DEV_PORT: portOf('DEV_PORT', '4321'), DEV_API_PORT: portOf('DEV_API_PORT', '3001') }
for (const [name, port] of Object.entries(ports)) await refuseTaken(name, port)

const env = { ...process.env, ...ports }
const children = [
  spawn('node', ['--watch', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...env, PORT: ports.DEV_API_PORT },
  }),
  spawn('astro', ['dev', '--port', ports.DEV_PORT], { stdio: 'inherit', env }),
]
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void endAll(0))
for (const child of children) {
  child.on('error', () => void endAll(1))
  child.on('exit', (code) => void endAll(code ?? 1))
}

let isEnding = false

/** Ends both servers, and then this process. */
async function endAll(exitCode: number): Promise<void> {
  if (isEnding) return
  isEnding = true
  await Promise.all(children.map(end))
  process.exit(exitCode)
}

/** Asks a server to end; after five seconds it is killed. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), 5_000).unref()
  await ended
}

function portOf(name: string, usual: string): string {
  const port = process.env[name] ?? usual
  if (/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) <= 65_535) return port
  return refuse(`${name} must be a number from 1 to 65535`)
}

/** Astro would silently take the next port, and the API's failure would scroll away. */
async function refuseTaken(name: string, port: string): Promise<void> {
  const probe = createServer().listen(Number(port), '127.0.0.1')
  try {
    await once(probe, 'listening')
  } catch {
    refuse(`Port ${port} is taken: end what listens there, or start with another ${name}`)
  }
  probe.close()
  await once(probe, 'close')
}

function refuse(why: string): never {
  console.error(why)
  process.exit(1)
}
