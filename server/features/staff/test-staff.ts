import { randomUUID } from 'node:crypto'

import type { Write } from '../../store/store.ts'
import type { Db } from '../../store/tables.ts'
import { SESSION_COOKIE } from './staff-gate.ts'
import { findStaff, insertSession, insertStaff, type Staff } from './staff-rows.ts'

/** When tests of the desk happen, as in the other tests. */
export const TEST_NOW = new Date('2026-03-02T10:00:00Z')

/** Signs somebody in: the headers of their browser. The person is added where they are not there yet. */
export async function signIn(
  { write }: { write: Write },
  { email = 'anna@agency.example', name = 'Anna Tamm', now = () => TEST_NOW } = {},
): Promise<{ staff: Staff; headers: { cookie: string; 'sec-fetch-site': string } }> {
  const effects = { now, newId: randomUUID }
  return write(async (trx: Db) => {
    const staff = (await findStaff(trx, email)) ?? (await insertStaff(trx, { email, name }, effects))
    if (staff === null) throw new Error('they are there already')
    const secret = await insertSession(trx, { staff, agent: 'Firefox, Linux', provedAt: now() }, effects)
    return { staff, headers: { cookie: `${SESSION_COOKIE}=${secret}`, 'sec-fetch-site': 'same-origin' } }
  })
}
