import { randomInt, randomUUID } from 'node:crypto'

import { expect } from 'vitest'

import { aFormToken, aTicket } from '../../test-posts.ts'
import { signIn } from '../../features/staff/test-staff.ts'
import type { DeskConversation } from '#domain/desk/desk.ts'
import { type FaultStore, test } from './fault-store.ts'
import { FAULT_PATIENCE_MS, isFullRun, times } from './fault-run.ts'

const PEOPLE = 5
const CONVERSATIONS = 3
/** Acts before a kill, at most; the full run has about 800: an hour of five people. */
const MOST_ACTS = 60

/** What somebody was told is kept; null: nobody said so, as the server was killed or too busy. */
interface Said {
  /** Id of the conversation, and of who wrote. */
  id: string
  person: string
  kind: 'draft' | 'answer'
  text: string
  /** The last message they had seen. */
  seen: string
  status: number | null
}

/** Opens the conversations, and signs everybody in. */
async function prepare(store: FaultStore) {
  await using server = store.start()
  const address = await server.address()
  for (let place = 0; place < CONVERSATIONS; place += 1) {
    const body = JSON.stringify(aTicket({ subject: `Ticket ${place}` }))
    const headers = { 'content-type': 'application/json', ...aFormToken({ now: new Date() }) }
    expect((await fetch(new URL('/api/tickets', address), { method: 'POST', headers, body })).status).toBe(
      201,
    )
  }
  const opened = await store.open()
  await using db = opened.db
  const people = []
  for (let place = 0; place < PEOPLE; place += 1)
    people.push(await signIn(opened, { email: `p${place}@agency.example`, now: () => new Date() }))
  const rows = await db.selectFrom('conversation').select('id').execute()
  return { people, ids: rows.map(({ id }) => id) }
}
type Person = Awaited<ReturnType<typeof prepare>>['people'][number]

/** Somebody who reads, drafts and answers as fast as they can, until the server is gone. */
async function work(address: URL, { staff, headers }: Person, ids: readonly string[], log: Said[]) {
  const ask = async (method: string, path: string, body?: object) =>
    fetch(new URL(`/api/desk/conversations/${path}`, address), {
      method,
      headers: {
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'idempotency-key': randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => null)
  for (;;) {
    const id = ids[randomInt(ids.length)] ?? ''
    const shown = await ask('GET', id)
    if (shown === null) return
    const conversation = (await shown.json().catch(() => null)) as Partial<DeskConversation> | null
    const seen = conversation?.messages?.at(-1)?.id
    if (seen === undefined) continue
    const said: Said = { id, person: staff.id, kind: 'draft', text: randomUUID(), seen, status: null }
    log.push(said)
    const files: string[] = []
    said.status = told(await ask('PUT', `${id}/draft`, { text: said.text, files }))
    if (said.status === null) return
    if (randomInt(2) === 0) continue
    const answer: Said = { ...said, kind: 'answer', status: null }
    log.push(answer)
    const words = { text: said.text, files, isSolved: false, seen }
    answer.status = told(await ask('POST', `${id}/answer`, words))
    if (answer.status === null) return
  }
}

/** What an answer promises: nothing if there is none, or the machine was too busy for one. */
function told(answer: Response | null): number | null {
  return answer === null || answer.status === 503 ? null : answer.status
}

test('five people lose no draft, and answer nobody twice, however often it is killed', async ({ store }) => {
  const { people, ids } = await prepare(store)
  const log: Said[] = []
  for (let kill = 0; kill < times(2, 20); kill += 1) {
    await using server = store.start()
    const address = await server.address()
    const enough = log.length + randomInt(10, MOST_ACTS)
    const working = people.map((person) => work(address, person, ids, log))
    await expect.poll(() => log.length, { timeout: FAULT_PATIENCE_MS, interval: 5 }).toBeGreaterThan(enough)
    server.kill('SIGKILL')
    await Promise.all(working)
  }
  for (const { status } of log) expect([200, 204, 409, null]).toContain(status)
  await using db = (await store.open()).db
  const sent = await db.selectFrom('message').selectAll().where('type', '=', 'staff-reply').execute()
  const answered = log.filter(({ kind, status }) => kind === 'answer' && status === 200)
  const unsure = log.filter(({ kind, status }) => kind === 'answer' && status === null)
  expect(answered.length).toBeGreaterThan(0)
  if (isFullRun) {
    const kinds = Object.entries(Object.groupBy(log, ({ kind, status }) => `${kind} ${status}`))
    const figures = kinds.map(([what, all = []]) => `${what}: ${all.length}`)
    process.stderr.write(`${figures.join(', ')}; answers stored: ${sent.length}\n`)
  }
  const texts = sent.map(({ text }) => text)
  expect(new Set(texts).size).toBe(texts.length)
  for (const { text } of answered) expect(texts).toContain(text)
  const known = new Set([...answered, ...unsure].map(({ text }) => text))
  expect(texts.filter((text) => !known.has(text))).toEqual([])
  // Nobody answered over a message they had not seen: each message was the last one for one answer at most.
  expect(new Set(answered.map(({ id, seen }) => `${id} ${seen}`)).size).toBe(answered.length)
  const mails = await db.selectFrom('outbox').select('record_id').where('kind', '=', 'answer').execute()
  expect(mails.map(({ record_id }) => record_id).toSorted()).toEqual(sent.map(({ id }) => id).toSorted())

  const drafts = await db.selectFrom('draft').selectAll().execute()
  for (const { staff } of people)
    for (const id of ids) {
      const last = log.findLast((said) => said.id === id && said.person === staff.id)
      const kept = drafts.find((draft) => draft.conversation_id === id && draft.staff_id === staff.id)?.text
      if (last?.kind === 'draft' && last.status === 204) expect(kept).toBe(last.text)
      if (last?.kind === 'answer' && last.status === 409) expect(kept).toBe(last.text)
      if (last?.kind === 'answer' && last.status === 200) expect(kept).toBeUndefined()
    }
})
