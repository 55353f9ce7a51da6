import { aContactRequest, aFormToken } from '../../test-posts.ts'
import type { Write } from '../../store/store.ts'
import { readSettings } from '../../settings.ts'
import { fixture, startTestApp, test as baseTest } from '../../test-app.ts'

/** Start of the tests of limits: three hours before midnight. */
const START = Date.parse('2026-03-02T21:00:00Z')
/** A network for documentation (RFC 5737). */
export const HOME = '192.0.2.1'

interface Post {
  from?: string
  headers?: Record<string, string>
}

type Options = NonNullable<Parameters<typeof startTestApp>[0]>

export async function startLimitedApp(env: Record<string, string> = {}, options: Options = {}) {
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
    startsAt: START,
    aroundWrite: counted,
    ...options,
  })

  /** Posts JSON, or a plain form where the payload is a text. */
  function post(url: string, payload: unknown, { from = HOME, headers = {} }: Post = {}) {
    const isForm = typeof payload === 'string'
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
    return app.app.inject({
      method: 'POST',
      url,
      remoteAddress: from,
      headers: { 'content-type': type, ...aFormToken({ now: app.now() }), ...headers },
      payload: isForm ? payload : JSON.stringify(payload),
    })
  }

  const contact = (sent: Post = {}, differences: Record<string, unknown> = {}) =>
    post('/api/contact', aContactRequest({ email: `visitor-${posts++}@firma.example`, ...differences }), sent)

  return {
    ...app,
    post,
    contact,
    /** Posts until a network's ten minutes are used up; returns the answers' statuses. */
    async exhaust(from = HOME, times = 10) {
      const statuses: number[] = []
      while (statuses.length < times) statuses.push((await contact({ from })).statusCode)
      return statuses
    },
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
  }
}

export const test = baseTest.extend('app', fixture(startLimitedApp))
