import { randomInt } from 'node:crypto'

import { expect, test } from 'vitest'

import { takeFaultStore } from './fault-store.ts'
import { FAULT_PATIENCE_MS, figure, saw, times } from './fault-run.ts'
import { beginRequest, POST_ROUTES } from './requests.ts'
import { NOTHING_LOST, readKept, readRecords } from './kept.ts'
import { sendVisitors, type Acknowledged } from './visitors.ts'

const MOST_ANSWERS = 150
const EXIT_LIMIT_MS = 10_000

test(
  'SIGTERM under fifty visitors finishes every request it has accepted, then ends cleanly and soon',
  { timeout: FAULT_PATIENCE_MS },
  async (context) => {
    const stops = times(1, 50)
    await using store = await takeFaultStore()
    const acknowledged: Acknowledged[] = []
    const unanswered: string[] = []
    let slowestMs = 0
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
      slowestMs = Math.max(slowestMs, performance.now() - begun)
      expect(slowestMs).toBeLessThanOrEqual(EXIT_LIMIT_MS)
      const log = await visitors.end()
      for (const status of log.statuses.keys()) expect([201, 503]).toContain(status)
      acknowledged.push(...log.acknowledged)
      unanswered.push(...log.unanswered)
    }
    const kept = await readKept(store, acknowledged)
    expect(kept).toMatchObject(NOTHING_LOST)
    const { db } = await store.open()
    const names = new Set((await readRecords(db)).map(({ name }) => name))
    await db.destroy()
    expect(unanswered.filter((name) => names.has(name))).toEqual([]) // what was not answered had not been accepted
    saw(
      context,
      `${figure(stops)} stops, ${figure(acknowledged.length)} acknowledged, ${figure(stops * POST_ROUTES.length)} half-sent finished: ` +
        `accepted without an answer 0; exit after ${figure(slowestMs)} ms at most`,
    )
  },
)
