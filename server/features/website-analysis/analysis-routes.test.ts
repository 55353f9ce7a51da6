import { expect } from 'vitest'

import { messages } from '#content/messages/messages.ts'
import { SECOND, THIRD } from '#domain/language/a-locale.ts'
import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'

import { aFormToken, aContactRequest } from '../../test-posts.ts'
import { HOUR_MS, collectLog } from '../../test-app.ts'
import { loadTestSite } from '../../http/built-pages/test-site.ts'
import { findBrowserFault } from './analysis-rows.ts'
import type { LookOutcome } from './look.ts'
import { A_PICTURE, aLook, startTestAnalyses, test } from './test-analysis.ts'

test('an address is analysed, and the secret shows the report', async ({ site }) => {
  const answer = await site.postJson('/api/analyses', { url: 'Bakery.example/#menu', language: SECOND })
  expect([answer.statusCode, answer.json()]).toEqual([
    202,
    { success: true, secret: expect.any(String) as string },
  ])
  const { secret } = answer.json<{ secret: string }>()
  expect((await site.status(secret)).json()).toMatchObject({
    stage: 'waiting',
    place: 0,
    host: 'bakery.example',
    address: 'https://bakery.example/',
    findings: [],
    pictures: [],
  })
  await site.worker.analyseWaiting()
  const status = (await site.status(secret)).json<AnalysisStatus>()
  expect(status).toMatchObject({
    stage: 'done',
    reason: 'no-browser',
    finishedAt: '2026-03-02T10:00:00.000Z',
  })
  expect(status.findings.filter(({ severity }) => severity !== 'good').length).toBeGreaterThan(0)
  expect(status.pictures).toEqual([
    { device: 'phone', path: '/api/analyses/pictures/phone', width: 390, height: 1_688 },
  ])
  const picture = await site.picture(secret)
  expect([picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
    'image/webp',
    'no-store',
  ])
  expect(Buffer.compare(picture.rawPayload, A_PICTURE.bytes)).toBe(0)
})

test('twenty posted at once learn their places, and are looked at in that order', async () => {
  const looked: string[] = []
  const look = (address: string) => {
    looked.push(new URL(address).hostname)
    return aLook()
  }
  await using site = await startTestAnalyses({ env: { RATE_LIMITS: 'off' }, look })
  const hosts = Array.from({ length: 20 }, (_, nth) => `site${nth}.example`)
  const secrets = await Promise.all(hosts.map((host) => site.ask(host)))
  const read = () =>
    Promise.all(secrets.map(async (secret) => (await site.status(secret)).json<AnalysisStatus>()))
  const inOrder = (await read()).toSorted((one, other) => one.place - other.place)
  expect(inOrder.map(({ place }) => place)).toEqual(hosts.map((_, nth) => nth))
  await site.worker.analyseWaiting()
  expect(looked).toEqual(inOrder.map(({ host }) => host))
  expect(new Set((await read()).map(({ stage }) => stage))).toEqual(new Set(['done']))
})

test.for(['', 'unknown', 'x'.repeat(500)])('the secret %j opens nothing', async (secret, { site }) => {
  await site.ask()
  expect((await site.status(secret)).statusCode).toBe(404)
  expect((await site.picture(secret)).statusCode).toBe(404)
  for (const url of ['again', 'removal', 'mail'])
    expect(
      (
        await site.postJson(`/api/analyses/${url}`, {
          secret,
          ...(url === 'mail' ? { email: 'a@b.example' } : {}),
        })
      ).statusCode,
    ).toBe(404)
})

test.for([
  'bakery',
  'ftp://bakery.example',
  'bakery.example:8080',
  'http://a:b@bakery.example',
  'mari@bakery.example',
])('%s is no address of a website', async (url, { site }) => {
  const answer = await site.postJson('/api/analyses', { url, language: 'en' })
  expect([answer.statusCode, answer.json<{ problems: object[] }>().problems]).toMatchObject([
    400,
    [{ field: 'url', code: 'url-malformed' }],
  ])
})

test('the same address within an hour has one analysis, each asker a link of their own', async ({ site }) => {
  const [one, other] = [await site.ask(), await site.ask('https://bakery.example')]
  expect(one).not.toBe(other)
  await site.worker.analyseWaiting()
  expect(await site.db.selectFrom('analysis').selectAll().execute()).toHaveLength(1)
  await site.postJson('/api/analyses/removal', { secret: one })
  expect([
    (await site.status(one)).statusCode,
    (await site.status(other)).json<AnalysisStatus>().stage,
  ]).toEqual([404, 'done'])
  await site.postJson('/api/analyses/removal', { secret: other })
  expect(await site.db.selectFrom('analysis').selectAll().execute()).toEqual([])
  expect(await site.db.selectFrom('analysis_picture').selectAll().execute()).toEqual([])
  site.advance(HOUR_MS + 1)
  await site.ask()
  expect(await site.db.selectFrom('analysis').selectAll().execute()).toHaveLength(1)
})

test('looking again says what changed since', async ({ site }) => {
  const secret = await site.ask()
  await site.worker.analyseWaiting()
  site.advance(60_000)
  const again = (await site.postJson('/api/analyses/again', { secret })).json<{ secret: string }>()
  await site.worker.analyseWaiting()
  const { since } = (await site.status(again.secret)).json<AnalysisStatus>()
  expect(since).toEqual({ at: '2026-03-02T10:00:00.000Z', mended: [], appeared: [] })
})

test('a network, a host and the site have their limits, and what exists does not count', async () => {
  await using site = await startTestAnalyses({ env: { RATE_LIMITS: 'on' } })
  for (const host of ['a', 'b', 'c', 'd', 'e']) await site.ask(`${host}.example`)
  await site.ask('a.example')
  const answer = await site.postJson('/api/analyses', { url: 'f.example', language: 'en' })
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '3600'])
})

test('a report is mailed when it is done, or at once', async ({ site }) => {
  await site.ask('bakery.example', { email: 'mari@firma.example', language: THIRD })
  expect(await site.mails()).toEqual([])
  await site.worker.analyseWaiting()
  const [mail] = await site.mails()
  expect(mail).toMatchObject({ kind: 'analysis-report', recipient: 'mari@firma.example', language: THIRD })
  const mailed = /\/analysis\/report#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await site.status(mailed)).json<AnalysisStatus>().stage).toBe('done')
  expect(mail?.text).not.toContain('bakery')

  const secret = await site.ask('bakery.example')
  await site.postJson('/api/analyses/mail', { secret, email: 'jaan@firma.example' })
  expect((await site.mails()).map(({ recipient }) => recipient).toSorted()).toEqual([
    'jaan@firma.example',
    'mari@firma.example',
  ])
})

test('a request that names a website begins its analysis, which the staff read', async ({ site }) => {
  const answer = await site.postContact(aContactRequest({ url: 'bakery.example', language: SECOND }))
  const { analysis } = answer.json<{ analysis: string }>()
  expect((await site.status(analysis)).json<AnalysisStatus>().stage).toBe('waiting')
  const notification = async () => (await site.mails()).find(({ kind }) => kind === 'contact-notification')
  expect((await notification())?.next_attempt_at).toBe('2026-03-02T10:01:00.000Z')
  expect((await notification())?.text).toMatch(/To do first: –/)
  await site.worker.analyseWaiting()
  expect((await notification())?.next_attempt_at).toBe('2026-03-02T10:00:00.000Z')
  expect((await notification())?.text).toMatch(
    /Report: http:\S+\/en\/analysis\/report#[\w-]+\n- To do first: \w/,
  )
})

test('a person may be asked below the report: a contact request with it', async ({ site }) => {
  const secret = await site.ask()
  await site.worker.analyseWaiting()
  await site.postJson('/api/analyses/mail', { secret, email: 'mari@firma.example', wantsPerson: true })
  const [request] = await site.contactRequests()
  expect(request).toMatchObject({ email: 'mari@firma.example', url: 'https://bakery.example/' })
  const notification = (await site.mails()).find(({ kind }) => kind === 'contact-notification')
  expect(notification?.text).toMatch(/To do first: \w/)
})

test('what ends a look twice failed; a cut run begins again', async () => {
  await using site = await startTestAnalyses({ look: () => ({ observation: null, reason: 'crashed' }) })
  const secret = await site.ask()
  await site.worker.analyseWaiting()
  expect((await site.status(secret)).json()).toMatchObject({ stage: 'failed', reason: 'crashed' })
  const { attempts } = await site.db.selectFrom('analysis').selectAll().executeTakeFirstOrThrow()
  expect(attempts).toBe(2)
})

test('without script a form post leads to a page, with the secret in a cookie', async ({ site }) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const token = aFormToken({ now: new Date('2026-03-02T10:00:00Z') })['form-token']
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/analyses',
    headers: form,
    payload: `url=bakery.example&language=${SECOND}&formToken=${token}`,
  })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `/${SECOND}/analysis/progress`])
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^analysis=[\w-]+; Path=\/; Max-Age=86400; HttpOnly; SameSite=Strict$/)
})

test('without script the report is a page that reloads until it is done, and nothing of the site is markup', async () => {
  const hostile = '<i>xx</i>'
  const { observation, reason } = aLook()
  const connection = { ...observation.connection, finalAddress: hostile }
  const look = () => ({ observation: { ...observation, connection }, reason })
  await using site = await startTestAnalyses({ site: loadTestSite(), look })
  const secret = await site.ask()
  const page = () =>
    site.app.inject({ url: '/en/analysis/progress', headers: { cookie: `a=b; analysis=${secret}` } })
  const waiting = await page()
  expect([waiting.statusCode, waiting.headers['refresh'], waiting.headers['cache-control']]).toEqual([
    200,
    '4',
    'no-store',
  ])
  expect(waiting.body).toContain('bakery.example')
  await site.worker.analyseWaiting()
  const done = await page()
  expect(done.headers['refresh']).toBeUndefined()
  expect(done.body).toContain('/api/analyses/pictures/phone')
  expect(done.body).toContain('&lt;i&gt;xx&lt;/i&gt;')
  expect(done.body).not.toContain(hostile)
  const stranger = await site.app.inject({ url: '/en/analysis/progress' })
  expect(stranger.statusCode).toBe(404)
})

test('where analyses are off it is said, nothing begins, and what exists can be read', async () => {
  await using site = await startTestAnalyses({ env: { ANALYSIS: 'off' } })
  const refused = await site.postJson('/api/analyses', { url: 'bakery.example', language: SECOND })
  const { switchedOff } = messages[SECOND].websiteAnalysis
  expect([refused.statusCode, refused.json()]).toMatchObject([404, { message: switchedOff }])
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const form = {
    method: 'POST',
    url: '/api/analyses',
    headers,
    payload: `url=bakery.example&language=en`,
  } as const
  expect((await site.app.inject(form)).headers.location).toBe('/en/analysis/not-sent#switched-off')
  const answer = await site.postContact(aContactRequest({ url: 'bakery.example' }))
  expect(answer.json()).toEqual({ success: true })
  expect((await site.status('unknown')).json()).toMatchObject({ type: 'urn:valmis:problem:not-found' })
})

test('a browser that does not start is logged once, and known to the doctor until it does', async () => {
  let outcome: LookOutcome = { ...aLook(), browserFault: 'Failed to launch\nfor mari@bakery.example' }
  const { lines, log } = collectLog('error')
  await using site = await startTestAnalyses({ look: () => outcome, log })
  for (const address of ['one.example', 'two.example']) await site.ask(address)
  await site.worker.analyseWaiting()
  expect(lines).toEqual([expect.stringContaining('"browser":"Failed to launch for <address>"')])
  expect(await findBrowserFault(site.db)).toMatchObject({ value: 'Failed to launch for <address>' })
  outcome = { ...aLook(), reason: null }
  await site.ask('three.example')
  await site.worker.analyseWaiting()
  expect(await findBrowserFault(site.db)).toBeUndefined()
})
