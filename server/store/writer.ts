import type { Kysely } from 'kysely'

import type { Database } from './tables.ts'

/**
 * Runs a unit of work in a transaction; resolves only once it is safely on disk. The work may await nothing but
 * its own queries: others wait for it. Nor may it have another effect: where the connection is lost before the
 * commit, or two transactions stand in each other's way, it is undone and run again (PostgreSQL).
 */
export type Write = <T>(work: (trx: Kysely<Database>) => Promise<T>) => Promise<T>
