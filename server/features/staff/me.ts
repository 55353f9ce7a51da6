import type { DeskMe } from '#domain/desk/desk.ts'

import { ApiProblem } from '../../http/problems/problem.ts'
import type { Db } from '../../store/tables.ts'
import { CONFIRMED_MS, findSession } from './staff-rows.ts'

/** The row of `server_state` that says that the data is a demo. */
export const DEMO_STATE = 'demo'

/** Who is signed in by the secret of a cookie, with their passkeys and sessions. Throws 401 for nobody. */
export async function readMe(trx: Db, secret: string, now: Date): Promise<DeskMe> {
  const staff = await findSession(trx, secret, now)
  if (staff === undefined) throw new ApiProblem('signed-out')
  const { id, email, name, sessionId, confirmedAt } = staff
  const passkeys = await trx
    .selectFrom('staff_passkey')
    .select(['id', 'name', 'created_at as createdAt'])
    .where('staff_id', '=', id)
    .orderBy('created_at')
    .execute()
  const sessions = await trx
    .selectFrom('staff_session')
    .select(['id', 'created_at as createdAt', 'seen_at as seenAt', 'agent'])
    .where('staff_id', '=', id)
    .orderBy('seen_at', 'desc')
    .execute()
  const demo = await trx
    .selectFrom('server_state')
    .select('name')
    .where('name', '=', DEMO_STATE)
    .executeTakeFirst()
  const until = new Date(confirmedAt.getTime() + CONFIRMED_MS)
  return {
    id,
    email,
    name,
    isDemo: demo !== undefined,
    confirmedUntil: until > now ? until.toISOString() : null,
    passkeys,
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === sessionId })),
  }
}
