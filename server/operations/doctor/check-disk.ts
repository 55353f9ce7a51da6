import { statfs } from 'node:fs/promises'

import type { Finding } from './finding.ts'

/** docs/operating.md: a fifth is to be free; at a twentieth a busy day fills it. */
const ROOMY_SHARE = 0.2
const FULL_SHARE = 0.05
const GIGABYTE = 1024 ** 3

/** How much room a disk has. */
export interface DiskRoom {
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
