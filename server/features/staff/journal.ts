import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { isIP } from 'node:net'

import type { DeskAct, DeskDeed } from '#domain/desk/desk.ts'

import type { Effects } from '../../effects.ts'
import { insertRow } from '../../store/queries.ts'
import type { Db } from '../../store/tables.ts'

export interface Deed {
  act: DeskAct
  conversationId?: string | null
  /** Such as the address of a colleague; never words of a customer, whose address is removed with them. */
  detail?: string
}

/** Who acts: a signed-in request, or the terminal. */
export type Actor = Pick<FastifyRequest, 'staff' | 'ip'> | { staff: { email: string } }

/** Notes what somebody did; run it in the transaction of the deed. */
export async function insertJournal(
  trx: Db,
  actor: Actor,
  { act, conversationId = null, detail = '' }: Deed,
  { now, newId }: Pick<Effects, 'now' | 'newId'>,
): Promise<void> {
  await insertRow(trx, 'journal', {
    id: newId(),
    created_at: now().toISOString(),
    staff: actor.staff.email,
    act,
    conversation_id: conversationId,
    detail,
    network: 'ip' in actor ? wideNetwork(actor.ip) : '',
  })
}

/** The journal of a conversation, or of everything; newest first. */
export async function readJournal(
  db: Db,
  conversationId?: string,
): Promise<(DeskDeed & { conversationId: string | null; network: string })[]> {
  return db
    .selectFrom('journal')
    .select(['created_at as at', 'staff', 'act', 'detail', 'network'])
    .select('conversation_id as conversationId')
    .$if(conversationId !== undefined, (query) => query.where('conversation_id', '=', conversationId ?? ''))
    .orderBy('id', 'desc') // ids sort by time (RFC 9562, version 7)
    .execute()
}

/** Where somebody was, as exactly as a journal needs: /24 of IPv4, /48 of IPv6. */
function wideNetwork(address: string): string {
  if (isIP(address) === 0) return ''
  const parsed = ipaddr.process(address)
  const bits = parsed.kind() === 'ipv4' ? 24 : 48
  const network =
    parsed instanceof ipaddr.IPv4
      ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/${bits}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`)
  return `${network.toString()}/${bits}`
}
