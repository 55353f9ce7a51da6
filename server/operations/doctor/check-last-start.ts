import type { Kysely } from 'kysely'

import type { Database } from '../../store/tables.ts'
import { describeOthers, otherThanAtStart } from '../last-start.ts'
import type { Settings } from '../../settings.ts'
import type { Finding } from './finding.ts'

/** Whether what is examined are the settings that the server runs with. */
export async function checkLastStart(db: Kysely<Database>, settings: Settings): Promise<Finding> {
  const about = 'settings'
  const others = await otherThanAtStart(db, settings)
  if (others.length === 0) return { level: 'ok', about, says: "those of the server's last start" }
  return { level: 'warn', about, says: `not those of the server's last start: ${describeOthers(others)}` }
}
