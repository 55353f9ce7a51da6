import { existsSync } from 'node:fs'

import { findOpenPaths } from '../../store/data-folder.ts'
import type { Finding } from './finding.ts'

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
