import type { VitalsBody } from './vitals-route.ts'

/** What a page measured, for tests: name what differs. */
export function aVitalsReport(differences: Record<string, unknown> = {}): VitalsBody {
  return {
    page: 'home',
    device: 'phone',
    metrics: [
      { name: 'LCP', value: 1_130 },
      { name: 'CLS', value: 0 },
    ],
    ...differences,
  }
}
