import type { FastifyInstance } from 'fastify'
import { once } from 'node:events'
import type { Server } from 'node:http'

import { POST_LIMITS, VISIT_LIMITS } from '#domain/rate-limits/limits.ts'

import type { CountRefusal } from '../../abuse/rate-limits/request-limits.ts'
import { countWaitingReviews } from '../../abuse/review/review-rows.ts'
import { API_HEADERS } from '../../http/security-headers.ts'
import { countUnsentMails } from '../../mail/outbox/outbox-rows.ts'
import type { Db } from '../../store/tables.ts'

function gauge(name: string, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${value}`]
}

/** How long mails wait unread, or the mailbox cannot be read; `since` null: all are read. */
export function inboxMetrics(since: Date | null, now: Date): string {
  const age = since === null ? 0 : Math.max(0, now.getTime() - since.getTime()) / 1_000
  const help = 'How long the oldest mail waits that came in.'
  return [...gauge('valmis_inbox_oldest_seconds', help, age), ''].join('\n')
}

/** How many mails wait and are dead, how long the oldest has waited, and how many posts wait for review. */
export async function storeMetrics(db: Db, now: Date): Promise<string> {
  const { waiting, waitingSince, dead } = await countUnsentMails(db)
  const { posts } = await countWaitingReviews(db)
  const age = waitingSince === null ? 0 : Math.max(0, now.getTime() - waitingSince.getTime()) / 1_000
  return [
    ...gauge('valmis_outbox_backlog', 'Mails that wait or are being sent.', waiting),
    ...gauge('valmis_outbox_oldest_seconds', 'How long the oldest of them waits.', age),
    ...gauge('valmis_outbox_dead', 'Mails that were given up.', dead),
    ...gauge('valmis_reviews_waiting', 'Posts that were set aside and wait.', posts),
    '',
  ].join('\n')
}

const LIMITS = [...Object.keys(POST_LIMITS), ...Object.keys(VISIT_LIMITS)]

/** Refusals by limit, without saying whose; each is there from the start, or the first is no increase. */
export function createRefusalMetrics(): { count: CountRefusal; text: () => string } {
  const refusals = new Map<string, number>(LIMITS.map((limit) => [limit, 0]))
  return {
    count(limit) {
      refusals.set(limit, (refusals.get(limit) ?? 0) + 1)
    },
    text: () =>
      [
        '# HELP valmis_refusals_total Requests refused because too many were sent, by the limit they met.',
        '# TYPE valmis_refusals_total counter',
        ...[...refusals].map(([limit, count]) => `valmis_refusals_total{limit="${limit}"} ${count}`),
        '',
      ].join('\n'),
  }
}

/** Upper ends of the buckets in seconds; below the handler's timeout, fine where most answers are. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface RouteCounts {
  /** Labels in the text format. */
  labels: string
  count: number
  sumS: number
  /** A bucket and all below it. */
  buckets: number[]
}

/** Answers by method, route and status since the start of this process; nothing about visitors. */
export function createRequestMetrics(): { watch: (app: FastifyInstance) => void; text: () => string } {
  const routes = new Map<string, RouteCounts>()

  function count(labels: string, seconds: number): void {
    const counts = routes.get(labels) ?? { labels, count: 0, sumS: 0, buckets: BUCKETS_S.map(() => 0) }
    routes.set(labels, counts)
    counts.count += 1
    counts.sumS += seconds
    for (const [place, end] of BUCKETS_S.entries())
      if (seconds <= end) counts.buckets[place] = (counts.buckets[place] ?? 0) + 1
  }

  return {
    watch(app) {
      app.addHook('onResponse', (request, reply, done) => {
        const route = request.routeOptions.url ?? 'unknown'
        const status = reply.raw.statusCode
        count(`method="${request.method}",route="${route}",status="${status}"`, reply.elapsedTime / 1_000)
        done()
      })
    },
    text: () =>
      [
        '# HELP valmis_request_seconds Time from a request to its answer.',
        '# TYPE valmis_request_seconds histogram',
        ...[...routes.values()].flatMap(histogramLines),
        '',
      ].join('\n'),
  }
}

function histogramLines({ labels, count, sumS, buckets }: RouteCounts): string[] {
  const name = 'valmis_request_seconds'
  return [
    ...BUCKETS_S.map((end, place) => `${name}_bucket{${labels},le="${end}"} ${buckets[place] ?? 0}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sumS.toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ]
}

const TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Answers `GET /metrics` on a port of its own that no proxy leads to; 503 when the store is unavailable. */
export async function startMetricsServer(
  { metricsPort, metricsHost }: { metricsPort: number; metricsHost: string },
  read: () => Promise<string>,
): Promise<Server> {
  // As a module it would load all of Node's `fetch` (3 MiB), because all its exports are read.
  const { createServer } = process.getBuiltinModule('node:http')
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, API_HEADERS).end()
      return
    }
    read().then(
      (text) => response.writeHead(200, { ...API_HEADERS, 'content-type': TYPE }).end(text),
      () => response.writeHead(503, API_HEADERS).end(),
    )
  })
  server.listen(metricsPort, metricsHost)
  await once(server, 'listening')
  return server
}
