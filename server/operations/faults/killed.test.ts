import { randomInt } from 'node:crypto'
import { expect } from 'vitest'

import { NOTHING_LOST, readKept, readRecords, test } from './fault-store.ts'
import { times } from './fault-run.ts'
import { beginRequest, POST_ROUTES, sendVisitors, type Acknowledged } from './requests.ts'

/** Answers before the kill: from the first to some hundred. */
const MOST_ANSWERS = 150
/** How often the whole file is checked. */
const LOOK_EVERY = 20

test('kill -9 again and again under fifty visitors loses nothing that was answered', async ({ store }) => {
  const kills = times(2, 200)
  const acknowledged: Acknowledged[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await using server = store.start()
    const visitors = sendVisitors(await server.address(), String(kill))
    await visitors.acknowledged(randomInt(1, MOST_ANSWERS))
    server.kill('SIGKILL')
    await server.exited
    acknowledged.push(...(await visitors.end()).acknowledged)
    if (kill % LOOK_EVERY === 0) expect(await readKept(store, acknowledged)).toMatchObject(NOTHING_LOST)
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills)
  expect(await readKept(store, acknowledged)).toMatchObject(NOTHING_LOST)
})

const EXIT_LIMIT_MS = 10_000

test('SIGTERM under fifty visitors finishes every accepted request, and ends soon', async ({ store }) => {
  const stops = times(1, 50)
  const acknowledged: Acknowledged[] = []
  const unanswered: string[] = []
  for (let stop = 1; stop <= stops; stop += 1) {
    await using server = store.start()
    const address = await server.address()
    const visitors = sendVisitors(address, String(stop))
    await visitors.acknowledged(randomInt(1, MOST_ANSWERS))
    const halves = await Promise.all(
      POST_ROUTES.map((route) => beginRequest(address, route, `Half ${stop} ${route}`)),
    )
    const begun = performance.now()
    server.kill('SIGTERM')
    await server.logged('"msg":"stopping"')
    for (const answer of await Promise.all(halves.map((half) => half.finish())))
      expect(answer).toContain('HTTP/1.1 201')
    await server.logged('"msg":"stopped"') // not at its deadline
    expect(await server.exited).toMatchObject({ code: 0, signal: null, errors: '' })
    expect(performance.now() - begun).toBeLessThanOrEqual(EXIT_LIMIT_MS)
    const log = await visitors.end()
    for (const status of log.statuses.keys()) expect([201, 503]).toContain(status)
    acknowledged.push(...log.acknowledged)
    unanswered.push(...log.unanswered)
  }
  expect(await readKept(store, acknowledged)).toMatchObject(NOTHING_LOST)
  await using db = (await store.open()).db
  const names = new Set((await readRecords(db)).map(({ name }) => name))
  expect(unanswered.filter((name) => names.has(name))).toEqual([]) // what was not answered had not been accepted
})
