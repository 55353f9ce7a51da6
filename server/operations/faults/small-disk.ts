import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** Room for ten rounds of visitors, their mails and a log that is not written back yet: 16 MiB were full of them. */
const DISK_MIB = 96
const MIB = Buffer.alloc(2 ** 20)

/** A place that can be full, and have room again. */
export interface SmallDisk {
  fill: (serverPid: number) => Promise<void>
  free: (serverPid: number) => Promise<void>
  [Symbol.dispose]: () => void
}

/** A real file system of its own at `path`, which only root may have; null where it cannot be. */
export function mountSmallDisk(path: string): SmallDisk | null {
  mkdirSync(path, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', path])
  if (mounted.status !== 0) return null
  const ballast = join(path, 'ballast')
  return {
    async fill() {
      await using file = await open(ballast, 'w')
      for (let size = MIB.length; size >= 1; size = Math.floor(size / 2)) await writeWhileRoom(file, size)
    },
    free() {
      rmSync(ballast)
      return Promise.resolve()
    },
    [Symbol.dispose]: () => void execFileSync('umount', ['--lazy', path]),
  }
}

async function writeWhileRoom(file: Awaited<ReturnType<typeof open>>, size: number): Promise<void> {
  for (;;) {
    try {
      if ((await file.write(MIB, 0, size)).bytesWritten < size) return
    } catch {
      return // full
    }
  }
}

/**
 * A limit of the system on the length of every file the server writes, at that of the log: it cannot grow, nor be
 * written back to begin anew. Null where the command for it is missing.
 */
export function limitFileLength(dataDir: string): SmallDisk | null {
  if (spawnSync('prlimit', ['--version']).status !== 0) return null
  const limit = (pid: number, length: string) => {
    execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${length}:`]) // the soft one, which may be raised again
    return Promise.resolve()
  }
  return {
    fill(serverPid) {
      const [log] = readdirSync(dataDir).filter((name) => name.endsWith('-wal'))
      if (log === undefined) throw new Error('The store has no log')
      return limit(serverPid, String(statSync(join(dataDir, log)).size))
    },
    free: (serverPid) => limit(serverPid, 'unlimited'),
    [Symbol.dispose]: () => undefined,
  }
}
