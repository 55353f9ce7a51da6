import type { FastifyInstance } from 'fastify'

/** Upper ends of the buckets in seconds; below the handler's timeout, fine where most answers are. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface RouteCounts {
  /** Labels as they stand in the text. */
  labels: string
  count: number
  sumS: number
  /** Of each bucket and all below it. */
  buckets: number[]
}

/** Counts answers by method, route pattern and status: of nobody, and of no more names than there are routes. */
export interface RequestMetrics {
  watch: (app: FastifyInstance) => void
  /** In the text format of Prometheus 0.0.4. */
  text: () => string
}

/** Creates counters of one process; a restart begins anew, which Prometheus expects of counters. */
export function createRequestMetrics(): RequestMetrics {
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
