import { POST_LIMITS, VISIT_LIMITS } from '#domain/rate-limits/limits.ts'

import type { CountRefusal } from '../../abuse/rate-limits/request-limits.ts'

const LIMITS = [...Object.keys(POST_LIMITS), ...Object.keys(VISIT_LIMITS)]

/** Counts what was refused because too much was sent: by limit, of nobody. */
export interface RefusalMetrics {
  count: CountRefusal
  /** In the text format of Prometheus 0.0.4. */
  text: () => string
}

/** Creates counters of one process; each limit is there from the start, so that a first refusal is an increase. */
export function createRefusalMetrics(): RefusalMetrics {
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
