import type { DeskConversation, DeskList } from '#domain/desk/desk.ts'

import { mailboxOf } from '../../mailbox.ts'
import { insertRow } from '../../store/queries.ts'
import { fixture, startTestApp, test as baseTest } from '../../test-app.ts'
import { signIn } from '../staff/test-staff.ts'
import { aContactRequest, aTicket } from '../../test-posts.ts'

/** The people of a test's desk. */
export const STAFF = {
  anna: { id: 'a', email: 'anna@agency.example', name: 'Anna' },
  bert: { id: 'b', email: 'bert@agency.example', name: 'Bert' },
} as const
type StaffName = keyof typeof STAFF

/** A server where two people are signed in at the desk, and a clock that only the test moves. */
export async function startTestDesk(options: Parameters<typeof startTestApp>[0] = {}) {
  const server = await startTestApp(options)
  const { app, write, now } = server
  if (options.sharedUrl === undefined)
    for (const person of Object.values(STAFF))
      await write((trx) =>
        insertRow(trx, 'staff', { ...person, created_at: '', mailbox: mailboxOf(person.email) }),
      )

  /** Asks as somebody who has just signed in: a test's clock may pass days. */
  const ask = async (
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    as: StaffName,
    payload?: object,
    key?: string,
  ) =>
    app.inject({
      method,
      url: `/api/desk/${path}`,
      headers: {
        ...(await signIn(server, { ...STAFF[as], now })).headers,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(payload === undefined ? {} : { payload }),
    })
  const show = async (id: string, as: StaffName = 'anna') =>
    (await ask('GET', `conversations/${id}`, as)).json<DeskConversation>()
  return {
    ...server,
    get: (path: string, as: StaffName = 'anna') => ask('GET', path, as),
    put: (path: string, payload: object, as: StaffName = 'anna') => ask('PUT', path, as, payload),
    post: (path: string, payload: object = {}, as: StaffName = 'anna', key?: string) =>
      ask('POST', path, as, payload, key),
    list: async (query = '', as: StaffName = 'anna') =>
      (await ask('GET', `conversations?${query}`, as)).json<DeskList>(),
    show,
    /** What somebody sends who has seen everything. */
    async answer(id: string, text: string, as: StaffName = 'anna', isSolved = false) {
      const seen = (await show(id)).messages.at(-1)?.id ?? ''
      return ask('POST', `conversations/${id}/answer`, as, { text, files: [], isSolved, seen })
    },
    async ticket(differences: Record<string, unknown> = {}): Promise<string> {
      const sent = await server.postTicket(aTicket(differences))
      const { ticketNumber } = sent.json<{ ticketNumber: string }>()
      const all = await server.tickets()
      return all.find(({ number }) => number === ticketNumber)?.id ?? ''
    },
    async contact(differences: Record<string, unknown> = {}): Promise<string> {
      const before = new Set((await server.contactRequests()).map(({ id }) => id))
      await server.postContact(aContactRequest(differences))
      return (await server.contactRequests()).find(({ id }) => !before.has(id))?.id ?? ''
    },
  }
}

export const test = baseTest.extend('desk', fixture(startTestDesk))
