import { createLogger, type Logger } from '../../log.ts'
import { fixture, startTestApp, test as baseTest } from '../../test-app.ts'
import { sendDueReports } from './analysis-mails.ts'
import { createAnalysisWorker } from './analysis-worker.ts'
import { aPage } from '#domain/website-analysis/a-page.ts'
import type { Observation } from '#domain/website-analysis/observation.ts'

import type { Site } from '../../http/built-pages/load-site.ts'
import type { Looker, LookOutcome, LookPicture } from './look.ts'

/** A picture that takes two pieces. */
export const A_PICTURE: LookPicture = {
  device: 'phone',
  width: 390,
  height: 1_688,
  bytes: new Uint8Array(200_000).fill(7),
}

/** A looker that sees a faultless page, with what differs. */
export function aLooker(look: (address: string) => Promise<LookOutcome> | LookOutcome): Looker {
  return {
    async look(address, { reach, show }) {
      await show(A_PICTURE)
      await reach('measuring')
      return look(address)
    },
    close: () => Promise.resolve(),
  }
}

/** What a plain fetch saw of a page without a title. */
export function aLook(): Extract<LookOutcome, { observation: Observation }> {
  return {
    observation: aPage({
      document: { titles: [], structuredTypes: ['WebSite'] },
      phone: null,
      desktop: null,
      traffic: null,
      lighthouse: null,
    }),
    reason: 'no-browser',
  }
}

/** The server with a worker that analyses when it is told to. */
export async function startTestAnalyses({
  env = {},
  look = aLook,
  site = null,
  log = createLogger('silent'),
}: {
  env?: Record<string, string>
  look?: (address: string) => Promise<LookOutcome> | LookOutcome
  site?: Site | null
  log?: Logger
} = {}) {
  const app = await startTestApp({ site, env: { ANALYSIS: 'here', ...env } })
  const worker = createAnalysisWorker({
    write: app.write,
    clock: null,
    now: app.now,
    owner: 'test',
    log,
    lookers: [aLooker(look)],
    afterwards: (trx, id) => sendDueReports(trx, id, app.effects),
    wakeOutbox: () => undefined,
  })
  const secretOf = (answer: { json: () => unknown }) => (answer.json() as { secret: string }).secret
  return {
    ...app,
    worker,
    ask: async (url = 'bakery.example', more: object = {}) =>
      secretOf(await app.postJson('/api/analyses', { url, language: 'en', ...more })),
    status: (secret: string) =>
      app.app.inject({ url: '/api/analyses/status', headers: { 'analysis-secret': secret } }),
    picture: (secret: string) =>
      app.app.inject({ url: '/api/analyses/pictures/phone', headers: { 'analysis-secret': secret } }),
  }
}

export const test = baseTest.extend('site', fixture(startTestAnalyses))
