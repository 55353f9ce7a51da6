import { analyse } from '#domain/website-analysis/analyse.ts'
import type { Observation } from '#domain/website-analysis/observation.ts'

import { describeError, type Logger, scrubbed } from '../../log.ts'
import { createLane } from '../../mail/outbox/outbox-worker.ts'
import type { StoreClock, Write } from '../../store/store.ts'
import type { Db } from '../../store/tables.ts'
import {
  type AnalysisResult,
  claimAnalysis,
  finishAnalysis,
  insertPicture,
  noteBrowserFault,
  reachStage,
  releaseAnalyses,
} from './analysis-rows.ts'
import type { Looker, LookOutcome } from './look.ts'

interface AnalysisWorkerEffects {
  write: Write
  /** See the outbox's worker. */
  clock: StoreClock | null
  now: () => Date
  /** Name of this process on its claims, the same after a restart. */
  owner: string
  log: Logger
  /** Looks at one site at a time each. */
  lookers: readonly Looker[]
  /** What follows from a finished analysis, in the transaction that finishes it: its mails. */
  afterwards: (trx: Db, analysisId: string) => Promise<void>
  /** Called after mails may have been queued. */
  wakeOutbox: () => void
}

/** Creates the worker, which analyses what waits in the store; nothing runs before `start`. */
export function createAnalysisWorker(effects: AnalysisWorkerEffects) {
  const { write, clock, now, owner, log, lookers, afterwards, wakeOutbox } = effects
  const onError = (error: unknown) => log.error({ error: describeError(error) }, 'analysis')
  let isStopping = false
  let hasBrowser = true

  /** What the browser says is logged once, and kept for the doctor until it starts again. */
  async function noteBrowser(outcome: LookOutcome): Promise<void> {
    const fault = 'browserFault' in outcome ? scrubbed(outcome.browserFault) : null
    if (fault === null && outcome.reason !== null) return // nothing was learnt of it
    if (fault !== null && hasBrowser)
      log.error({ browser: fault }, 'the browser did not start: websites are analysed without one')
    hasBrowser = fault === null
    await write((trx) => noteBrowserFault(trx, fault, now()))
  }

  async function lookAt(id: string, address: string, looker: Looker): Promise<LookOutcome> {
    try {
      return await looker.look(address, {
        reach: async (stage) => {
          await write((trx) => reachStage(trx, { id, owner }, stage))
        },
        show: (picture) => write((trx) => insertPicture(trx, { id, owner }, picture)),
      })
    } catch (error) {
      onError(error)
      return { observation: null, reason: 'crashed' }
    }
  }

  const lanes = lookers.map((looker) =>
    createLane(async (lane) => {
      const claim = await write(async (trx) => {
        const moment = now()
        const begin = clock === null ? moment : await clock(trx)
        return claimAnalysis(trx, { owner, now: moment, begin })
      })
      if (claim === null) return false
      const begun = now()
      const outcome = await lookAt(claim.id, claim.address, looker)
      if (isStopping) return false // the claim is released at the next start
      await noteBrowser(outcome).catch(onError)
      const { observation, reason } = outcome
      const result = observation === null ? null : resultOf(observation)
      await lane.insist(() =>
        write(async (trx) => {
          // A crash may have been the machine's fault: it is tried once more.
          if (reason === 'crashed') await releaseAnalyses(trx, { owner, id: claim.id, now: now() })
          else if (await finishAnalysis(trx, { id: claim.id, owner }, { result, reason, now: now() }))
            await afterwards(trx, claim.id)
        }),
      )
      const ms = now().getTime() - begun.getTime()
      log.info({ analysis: claim.id, reason: reason ?? undefined, ms }, 'analysis ended')
      wakeOutbox()
      return true
    }, onError),
  )

  return {
    async start() {
      await write((trx) => releaseAnalyses(trx, { owner: clock === null ? null : owner, now: now() }))
      for (const lane of lanes) lane.start()
    },
    wake() {
      for (const lane of lanes) lane.wake()
    },
    /** Analyses everything that waits; for tests. */
    async analyseWaiting() {
      await Promise.all(lanes.map((lane) => lane.drain()))
    },
    /** Ends what runs: it begins again at the next start. */
    async stop() {
      isStopping = true
      await Promise.all(lookers.map((looker) => looker.close()))
      await Promise.all(lanes.map((lane) => lane.stop()))
    },
  }
}

function resultOf(observation: Observation): AnalysisResult {
  const { traffic, lighthouse } = observation
  const weight = traffic && {
    bytes: traffic.bytes,
    requests: traffic.requests,
    largestPaintMs: lighthouse?.largestPaintMs ?? null,
    thirdParties: traffic.thirdParties,
  }
  return { ...analyse(observation), weight }
}
