import { expect, test } from 'vitest'

import type { DeskReport } from '#domain/desk/desk.ts'
import { SECOND } from '#domain/language/a-locale.ts'
import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'
import type { Pencil } from '#domain/website-analysis/pencil.ts'

import { aContactRequest } from '../../test-posts.ts'
import { signIn } from '../staff/test-staff.ts'
import { startTestAnalyses } from '../website-analysis/test-analysis.ts'

const MARK = {
  device: 'phone',
  kind: 'circle',
  box: { x: 10, y: 20, width: 100, height: 40 },
  note: 'Wo ist das Telefon?',
} as const

/** A request with its finished analysis, and Anna at the desk. */
async function startReport() {
  const site = await startTestAnalyses()
  const answer = await site.postContact(aContactRequest({ url: 'bakery.example', language: SECOND }))
  const secret = answer.json<{ analysis: string }>().analysis
  await site.worker.analyseWaiting()
  const { headers } = await signIn(site)
  const { id } = await site.db.selectFrom('analysis').select('id').executeTakeFirstOrThrow()
  const url = `/api/desk/analyses/${id}`
  return {
    ...site,
    read: async () => (await site.app.inject({ url, headers })).json<DeskReport>(),
    pictureAt: (path: string) => site.app.inject({ url: path, headers }),
    put: (pencil: Pencil, { isSent = false, seen = null as string | null } = {}) =>
      site.app.inject({ method: 'PUT', url: `${url}/pencil`, headers, payload: { pencil, isSent, seen } }),
    shown: async () => (await site.status(secret)).json<AnalysisStatus>(),
  }
}

test('a draft is nobody’s but the desk’s; once sent, the visitor sees who looked, and has an answer', async () => {
  await using site = await startReport()
  const { status, language, pencil } = await site.read()
  expect([language, pencil, status.first.length > 1]).toEqual([SECOND, null, true])
  expect((await site.pictureAt(status.pictures[0]?.path ?? '')).headers['content-type']).toBe('image/webp')
  const first = status.first.toReversed()
  const changed = { marks: [MARK], removed: status.marked, first, words: 'Rufen Sie uns an.' }
  const draft = (await site.put(changed)).json<DeskReport>()
  expect(draft).toMatchObject({ pencil: changed, sentAt: null })
  expect((await site.shown()).review).toBeNull()
  site.advance(60_000)
  const sent = await site.put(changed, { isSent: true, seen: draft.changedAt })
  expect(sent.json()).toMatchObject({ sentAt: '2026-03-02T10:01:00.000Z' })
  expect(await site.shown()).toMatchObject({
    marked: [],
    first,
    review: { by: 'Anna Tamm', at: '2026-03-02T10:01:00.000Z', marks: [MARK], words: 'Rufen Sie uns an.' },
  })
  const answer = (await site.mails()).find(({ kind }) => kind === 'answer')
  expect(answer).toMatchObject({ recipient: 'mari@example.com', language: SECOND })
  expect(answer?.text).toMatch(/Rufen Sie uns an\.[^]+\/analysis\/report#[\w-]+/)
  const { state } = await site.db.selectFrom('conversation').select('state').executeTakeFirstOrThrow()
  expect(state).toBe('answered')
  const journal = await site.db.selectFrom('journal').selectAll().execute()
  expect(journal).toMatchObject([{ act: 'report-reviewed', detail: 'bakery.example' }])
})

test('what a colleague changed meanwhile is not written over', async () => {
  await using site = await startReport()
  const pencil = { marks: [], removed: [], first: [], words: 'one' }
  await site.put(pencil)
  expect((await site.put({ ...pencil, words: 'two' })).statusCode).toBe(409)
  expect((await site.read()).pencil?.words).toBe('one')
})

test('what is not a mark is refused, and an empty box is none', async () => {
  await using site = await startReport()
  const pencil = { marks: [{ ...MARK, box: { ...MARK.box, width: 0 } }], removed: [], first: [], words: '' }
  expect((await site.put(pencil)).json<DeskReport>().pencil?.marks).toEqual([])
  const wrong = { ...MARK, kind: 'blot' } as unknown as typeof MARK
  expect((await site.put({ ...pencil, marks: [wrong] })).statusCode).toBe(400)
  expect((await site.put({ ...pencil, words: 'x'.repeat(1_001) })).statusCode).toBe(400)
})
