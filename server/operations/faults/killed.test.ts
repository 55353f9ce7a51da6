import { randomInt } from 'node:crypto'

import { expect, test } from 'vitest'

import { takeFaultStore } from './fault-store.ts'
import { FAULT_PATIENCE_MS, figure, median, saw, times } from './fault-run.ts'
import { NOTHING_LOST, readKept } from './kept.ts'
import { sendVisitors, type Acknowledged } from './visitors.ts'

/** Answers before the kill: from the first to some hundred. */
const MOST_ANSWERS = 150
/** How often the whole file is checked. */
const LOOK_EVERY = 20

test(
  'kill -9 again and again under fifty visitors loses nothing that was answered',
  { timeout: FAULT_PATIENCE_MS },
  async (context) => {
    const kills = times(2, 200)
    await using store = await takeFaultStore()
    const acknowledged: Acknowledged[] = []
    const startsMs: number[] = []
    for (let kill = 1; kill <= kills; kill += 1) {
      const begun = performance.now()
      await using server = store.start()
      const address = await server.address()
      startsMs.push(performance.now() - begun)
      const visitors = sendVisitors(address, String(kill))
      await visitors.acknowledged(randomInt(1, MOST_ANSWERS))
      server.kill('SIGKILL')
      await server.exited
      acknowledged.push(...(await visitors.end()).acknowledged)
      if (kill % LOOK_EVERY === 0) expect(await readKept(store, acknowledged)).toMatchObject(NOTHING_LOST)
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(kills)
    const kept = await readKept(store, acknowledged)
    expect(kept).toMatchObject(NOTHING_LOST)
    saw(
      context,
      `${figure(kills)} kills, ${figure(acknowledged.length)} acknowledged: missing 0; ${figure(kept.records)} records: ` +
        `without mails 0; integrity clean; back after ${figure(median(startsMs))} ms (median)`,
    )
  },
)
