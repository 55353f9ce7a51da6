import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'

import { findOpenPaths } from '../../store/data-folder.ts'
import type { Finding } from './finding.ts'

/** docs/operating.md: a fifth is to be free; at a twentieth a busy day fills it. */
const ROOMY_SHARE = 0.2
const FULL_SHARE = 0.05
const GIGABYTE = 1024 ** 3

/** How much room a disk has. */
interface DiskRoom {
  freeBytes: number
  allBytes: number
}

/** Room on the disk of a folder; with PostgreSQL it may not be there yet, and where we are is what counts. */
export async function readDiskRoom(folder: string): Promise<DiskRoom> {
  const { bavail, blocks, bsize } = await statfs(folder).catch(() => statfs('.'))
  return { freeBytes: bavail * bsize, allBytes: blocks * bsize }
}

/** Whether there is room for what visitors send. */
export function checkDisk({ freeBytes, allBytes }: DiskRoom): Finding {
  const share = freeBytes / allBytes
  const level = share < FULL_SHARE ? 'bad' : share < ROOMY_SHARE ? 'warn' : 'ok'
  const free = `${(freeBytes / GIGABYTE).toFixed(1)} GiB free, ${Math.round(share * 100)} %`
  return { level, about: 'disk', says: level === 'ok' ? free : `${free}: make room` }
}

/** Whether what people wrote is for the server's user alone; a start mends what is that user's. */
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
