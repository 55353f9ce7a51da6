import type { FastifyPluginCallback } from 'fastify'
import { PassThrough } from 'node:stream'

import { countWaitingReviews } from '../../abuse/review/review-rows.ts'
import type { Db } from '../../store/tables.ts'
import type { Write } from '../../store/store.ts'
import { hashOfSecret } from '../../secret.ts'
import { sessionSecret } from '../staff/staff-gate.ts'
import { SESSION_IDLE_MS, SESSION_MOST_MS } from '../staff/staff-rows.ts'
import { WRITING_MS } from './desk-conversation.ts'
import { countTroubledMails } from './desk-mails.ts'

/** How often the store is looked at while somebody listens: it also has what other processes do. */
const POLL_MS = 1_000
/** A quiet line is kept open by a comment: half of what the server lets a line be idle (limits.ts). */
const COMMENT_MS = 10_000
/** A transaction is seen this late at most, and clocks of several machines differ. */
const OVERLAP_MS = 10_000
/** Changes told in one poll. */
const MOST_CHANGES = 500
/** Who does not read what is sent is sent away; the page comes back and asks anew. */
const MOST_UNREAD_BYTES = 64 * 1024

/** Somebody whose page is open. */
interface Listener {
  staffId: string
  /** Of their session: without it the stream ends. */
  hash: string
  stream: PassThrough
}

interface EventOptions {
  write: Write
  effects: { now: () => Date }
}

interface Found {
  /** Ids of conversations by what changed them; '' for what belongs to none. */
  changes: ReadonlyMap<string, string>
  /** Who is writing, by conversation. */
  writers: ReadonlyMap<string, { id: string; name: string }[]>
  /** Reviews and mails that wait. */
  waiting: string
  /** Hashes of sessions that have not ended. */
  sessions: ReadonlySet<string>
}

/** `GET /api/desk/events`: what changed, while the session lasts. Nothing is kept: who connects asks anew. */
export const eventsRoute: FastifyPluginCallback<EventOptions> = (app, options, done) => {
  const { write, effects } = options
  const listeners = new Set<Listener>()
  let before: Found | null = null
  let looked = effects.now()
  let timer: NodeJS.Timeout | undefined

  async function poll(): Promise<void> {
    const since = new Date(looked.getTime() - OVERLAP_MS)
    const at = effects.now()
    const hashes = [...listeners].map(({ hash }) => hash)
    const found = await write((trx) => look(trx, since, at, hashes)).catch(() => null) // the next poll tries again
    if (found !== null) {
      for (const listener of listeners) if (!found.sessions.has(listener.hash)) listener.stream.end()
      if (before !== null) tell(before, found)
      before = found
      looked = at
    }
    if (listeners.size > 0) timer = setTimeout(() => void poll(), POLL_MS)
    else [timer, before] = [undefined, null]
  }

  function tell(earlier: Found, found: Found): void {
    const fresh = [...found.changes].filter(([key]) => !earlier.changes.has(key)).map(([, id]) => id)
    for (const id of new Set(fresh)) if (id !== '') for (const one of listeners) send(one, 'changed', { id })
    if (fresh.length > 0 || found.waiting !== earlier.waiting)
      for (const one of listeners) send(one, 'counts', {})
    for (const id of new Set([...earlier.writers.keys(), ...found.writers.keys()]))
      for (const one of listeners) {
        const names = (writers: Found['writers']) =>
          (writers.get(id) ?? []).filter((writer) => writer.id !== one.staffId).map(({ name }) => name)
        const now = names(found.writers)
        if (now.join('\n') !== names(earlier.writers).join('\n')) send(one, 'writing', { id, names: now })
      }
  }

  const comments = setInterval(() => {
    for (const { stream } of listeners) stream.write(': \n\n')
  }, COMMENT_MS).unref()
  app.addHook('preClose', (closed) => {
    clearInterval(comments)
    for (const { stream } of listeners) stream.end()
    closed()
  })

  app.get('/api/desk/events', (request, reply) => {
    const stream = new PassThrough()
    const listener = { staffId: request.staff.id, hash: hashOfSecret(sessionSecret(request)), stream }
    listeners.add(listener)
    stream.on('close', () => listeners.delete(listener))
    send(listener, 'counts', {})
    timer ??= setTimeout(() => void poll(), 0)
    // Proxies must not gather what is meant for now.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream)
  })
  done()
}

function send({ stream }: Listener, event: string, data: object): void {
  if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy()
  else stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}

async function look(trx: Db, since: Date, now: Date, hashes: readonly string[]): Promise<Found> {
  const from = since.toISOString()
  const changed = await trx
    .selectFrom('conversation')
    .select(['id', 'changed_at'])
    .where('changed_at', '>', from)
    .orderBy('changed_at', 'desc')
    .limit(MOST_CHANGES)
    .execute()
  const deeds = await trx
    .selectFrom('journal')
    .select(['id', 'conversation_id'])
    .where('created_at', '>', from)
    .limit(MOST_CHANGES)
    .execute()
  const writing = await trx
    .selectFrom('draft')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['conversation_id', 'staff.id', 'name'])
    .where('changed_at', '>', new Date(now.getTime() - WRITING_MS).toISOString())
    .orderBy('name')
    .execute()
  const sessions = await trx
    .selectFrom('staff_session')
    .select('hash')
    .where('hash', 'in', hashes.length === 0 ? [''] : hashes)
    .where('seen_at', '>', new Date(now.getTime() - SESSION_IDLE_MS).toISOString())
    .where('created_at', '>', new Date(now.getTime() - SESSION_MOST_MS).toISOString())
    .execute()
  const { posts } = await countWaitingReviews(trx)
  return {
    changes: new Map([
      ...changed.map(({ id, changed_at }) => [`${id} ${changed_at}`, id] as const),
      ...deeds.map(({ id, conversation_id }) => [id, conversation_id ?? ''] as const),
    ]),
    writers: Map.groupBy(writing, ({ conversation_id }) => conversation_id),
    waiting: `${posts} ${await countTroubledMails(trx)}`,
    sessions: new Set(sessions.map(({ hash }) => hash)),
  }
}
