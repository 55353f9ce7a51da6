import { aContactRequest } from '../../features/contact-form/a-contact-request.ts'
import type { Write } from '../../store/store.ts'
import { readSettings } from '../../settings.ts'
import { aFormToken } from '../suspicion/a-form-token.ts'
import { startTestApp } from '../../test-app.ts'

/** When tests of limits begin: three hours before midnight. */
const START = Date.parse('2026-03-02T21:00:00Z')
/** A network of documentation (RFC 5737). */
export const HOME = '192.0.2.1'

/** What a post may bring besides its body. */
interface Post {
  from?: string
  headers?: Record<string, string>
}

type Options = NonNullable<Parameters<typeof startTestApp>[0]>

/** A server with its limits on, and a clock that only the test moves. */
export async function startLimitedApp(env: Record<string, string> = {}, options: Options = {}) {
  let time = START
  let transactions = 0
  let posts = 0
  const counted =
    (write: Write): Write =>
    (work) => {
      transactions += 1
      return write(work)
    }
  const settings = readSettings({ MAIL_FROM: 'no-reply@agency.example', ...env })
  const app = await startTestApp({
    settings,
    now: () => new Date(time),
    aroundWrite: counted,
    ...options,
  })

  /** Posts JSON or, where the payload is a text, a plain form. */
  function post(url: string, payload: unknown, { from = HOME, headers = {} }: Post = {}) {
    const isForm = typeof payload === 'string'
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    return app.app.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: { 'content-type': type, ...aFormToken({ now: new Date(time) }), ...headers },
      payload: isForm ? payload : JSON.stringify(payload),
    })
  }

  /** A request of somebody who has not written before. */
  const contact = (sent: Post = {}, differences: Record<string, unknown> = {}) =>
    post('/api/contact', aContactRequest({ email: `visitor-${posts++}@firma.example`, ...differences }), sent)

  return {
    ...app,
    post,
    contact,
    /** Posts so often that a network has nothing left for ten minutes; gives how each was answered. */
    async exhaust(from = HOME, times = 10) {
      const statuses: number[] = []
      while (statuses.length < times) statuses.push((await contact({ from })).statusCode)
      return statuses
    },
    /** Counts everything counted so far this many times more. */
    async multiply(times: number) {
      const rows = await app.db.selectFrom('counted_post').selectAll().execute()
      for (let copies = 0; copies < times; copies += 100)
        await app.db
          .insertInto('counted_post')
          .values(Array.from({ length: Math.min(100, times - copies) }, () => rows).flat())
          .execute()
    },
    counted: () => app.db.selectFrom('counted_post').selectAll().orderBy('at').execute(),
    transactions: () => transactions,
    advance: (ms: number) => void (time += ms),
    now: () => new Date(time),
  }
}
