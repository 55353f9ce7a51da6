import type { AnalysisStage } from '#domain/website-analysis/analysis-status.ts'

/** Quick at first: a first picture comes within seconds. */
const SHORTEST_MS = 700
/** Slow while many wait. */
const LONGEST_MS = 3_000
/** Between two questions passes a twentieth of the time since the first: 0.7 s until 14 s, 3 s from a minute on. */
const SHARE = 1 / 20

interface Following {
  /** The stage that was answered last; null: none yet. */
  stage: AnalysisStage | null
  /** Milliseconds since the first question. */
  followedMs: number
  isHidden: boolean
}

/**
 * Milliseconds until the next question about an analysis; null: none, because it has ended or nobody looks.
 * The caller asks at once when the page is seen again.
 */
export function nextQuestionIn({ stage, followedMs, isHidden }: Following): number | null {
  if (isHidden || stage === 'done' || stage === 'failed') return null
  return Math.min(LONGEST_MS, Math.max(SHORTEST_MS, followedMs * SHARE))
}
