import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** Space for ten rounds of visitors, their mails and an unwritten log; 16 MiB were not enough. */
const DISK_MIB = 96
const MIB = Buffer.alloc(2 ** 20)

/** A disk that can be filled and freed. */
export interface SmallDisk {
  fill: (serverPid: number) => Promise<void>
  free: (serverPid: number) => Promise<void>
  [Symbol.dispose]: () => void
}

/** A file system of its own at `path`, which needs root; null without it. */
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
 * The system's limit on the length of every file, at that of the log: it can neither grow nor be written
 * back. Null without the command for it.
 */
export function limitFileLength(dataDir: string): SmallDisk | null {
  if (spawnSync('prlimit', ['--version']).status !== 0) return null
  const limit = (pid: number, length: string) => {
    execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${length}:`]) // the soft limit, which may be raised again
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
