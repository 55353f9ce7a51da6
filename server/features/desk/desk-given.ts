import type { DeskGiven } from '#domain/desk/desk.ts'

import type { Db } from '../../store/tables.ts'
import { orderOfRow } from '../contact-form/contact-request.ts'

export const NOTHING_GIVEN: DeskGiven = { phone: '', url: '', startTime: '', order: null }

/** What people gave besides their messages, by the id of their request or lead. */
export async function readGiven(trx: Db, ids: readonly string[]): Promise<Map<string, DeskGiven>> {
  if (ids.length === 0) return new Map()
  const requests = await trx.selectFrom('contact_request').selectAll().where('id', 'in', ids).execute()
  const leads = await trx.selectFrom('chat_lead').select(['id', 'phone']).where('id', 'in', ids).execute()
  return new Map([
    ...leads.map(({ id, phone }) => [id, { ...NOTHING_GIVEN, phone }] as const),
    ...requests.map((row) => {
      const { id, phone, url, start_time: startTime } = row
      return [id, { phone, url, startTime, order: orderOfRow(row) }] as const
    }),
  ])
}
