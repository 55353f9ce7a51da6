import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

import { findOpenPaths } from '../../store/data-folder.ts'
import type { Finding } from './finding.ts'

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
export function checkDisk({ freeBytes, allBytes }: DiskRoom): Finding {
  const share = freeBytes / allBytes
  const level = share < FULL_SHARE ? 'bad' : share < ROOMY_SHARE ? 'warn' : 'ok'
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GiB free, ${Math.round(share * 100)} %`
  return { level, about: 'disk', says: level === 'ok' ? free : `${free}: make room` }
}

/** Whether only the server's user can read the data; a start corrects that user's files. */
export function checkFiles(dataDir: string): Finding {
  const about = 'files'
  const [first, ...more] = existsSync(dataDir) ? findOpenPaths(dataDir) : []
  if (first === undefined) return { level: 'ok', about, says: 'only their owner reads them' }
  const others = more.length === 0 ? '' : ` and ${more.length} more`
  return {
    level: 'bad',
    about,
    says: `others of this machine may read ${first}${others}: chmod -R go= ${dataDir}`,
  }
}
