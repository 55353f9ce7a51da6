import type { Analysis } from './finding.ts'
import type { Review } from './pencil.ts'

/** How far an analysis is. `failed` and `done` are final. */
export const ANALYSIS_STAGES = ['waiting', 'visiting', 'measuring', 'drawing', 'done', 'failed'] as const
export type AnalysisStage = (typeof ANALYSIS_STAGES)[number]

/** Why an analysis failed or is not whole; its sentence is in content/messages. */
export const ANALYSIS_REASONS = [
  'not-found', // the name does not exist
  'private-address', // it leads to an address that is not public
  'unreachable',
  'timed-out',
  'frozen', // gives the browser so much to do that it does not answer
  'too-large',
  'too-many-redirects',
  'refused', // asks for a password, or answers robots with 401 or 403
  'server-error',
  'bad-certificate',
  'not-a-page', // a file, not HTML
  'empty',
  'crashed', // the page ended the browser twice
  'skipped', // its owner asked to be left alone
  'no-browser', // done, but only what a plain fetch sees
] as const
export type AnalysisReason = (typeof ANALYSIS_REASONS)[number]

/** The page of a report for browsers without script, and the name of the input that the report replaces in it. */
export const ANALYSIS_PROGRESS_PAGE = '/analysis/progress'
export const ANALYSIS_PROGRESS_PLACE = 'report-of-the-analysis'

/** A picture of the page: the first two windows. */
export interface AnalysisPicture {
  device: 'phone' | 'desktop'
  /** Path of the API that answers with it, for the same secret. */
  path: string
  /** CSS pixels, as the boxes of marks. */
  width: number
  height: number
}

/** What `GET /api/analyses/status` answers. */
export interface AnalysisStatus extends Analysis {
  stage: AnalysisStage
  /** Analyses before it in the queue; 0 once it runs. */
  place: number
  reason: AnalysisReason | null
  /** The host, for the page's title: `mybakery.com`. */
  host: string
  address: string
  createdAt: string
  finishedAt: string | null
  pictures: readonly AnalysisPicture[]
  /** Megabytes, seconds and companies for the sheet's head; null until measured. */
  weight: {
    bytes: number
    requests: number
    largestPaintMs: number | null
    thirdParties: readonly string[]
  } | null
  /** An earlier analysis of the same address by the same person: what was mended and what came new since. */
  since: { at: string; mended: readonly string[]; appeared: readonly string[] } | null
  /** What a person added; null: nobody looked yet. */
  review: Review | null
}
