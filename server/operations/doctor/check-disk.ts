import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

import { findOpenPaths } from '../../store/data-folder.ts'
import type { Verdict } from './finding.ts'

/** docs/operating.md: a fifth should be free; below a twentieth a busy day fills it. */
const ROOMY_SHARE = 0.2
const FULL_SHARE = 0.05
const GIGABYTE = 1024 ** 3

/** Size and free space of a disk. */
interface DiskRoom {
  freeBytes: number
  allBytes: number
}

/** Space on the disk of a folder; if the folder does not exist yet, of the working folder. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs('.'))
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize }
}

/** Whether there is space for what visitors send. */
export function checkDisk({ freeBytes, allBytes }: DiskRoom): Verdict {
  const share = freeBytes / allBytes
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GiB free, ${Math.round(share * 100)} %`
  if (share >= ROOMY_SHARE) return ['ok', free]
  return [share < FULL_SHARE ? 'bad' : 'warn', `${free}: make room`]
}

/** Whether only the server's user can read the data; a start corrects that user's files. */
export function checkFiles(dataDir: string): Verdict {
  const [first, ...more] = existsSync(dataDir) ? findOpenPaths(dataDir) : []
  if (first === undefined) return ['ok', 'only their owner reads them']
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  return ['bad', `others of this machine may read ${first}${others}: chmod -R go= ${dataDir}`]
}
