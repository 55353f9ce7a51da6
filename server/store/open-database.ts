import type { Settings } from '../settings.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { Store } from './store.ts'

/** Opens the store of the settings, migrated; throws one clear line when it cannot. */
export async function openDatabase({
  dataDir,
  databaseUrl,
}: Pick<Settings, 'dataDir' | 'databaseUrl'>): Promise<Store> {
  if (databaseUrl === null) return openSqlite(dataDir)
  const { openPostgres } = await import('./postgres/open-postgres.ts') // loads the driver only where it is used
  return openPostgres(databaseUrl)
}
