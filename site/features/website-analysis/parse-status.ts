import {
  ANALYSIS_REASONS,
  ANALYSIS_STAGES,
  type AnalysisPicture,
  type AnalysisStatus,
} from '#domain/website-analysis/analysis-status.ts'
import {
  ANALYSIS_AREAS,
  EFFORTS,
  type Finding,
  type FindingMark,
  MARK_KINDS,
  SEVERITIES,
} from '#domain/website-analysis/finding.ts'
import type { PencilMark, Review } from '#domain/website-analysis/pencil.ts'

import {
  dictionaryOf,
  listOf,
  oneOf,
  orNull,
  readMoment,
  readNumber,
  recordOf,
  readText,
} from '../../browser/json-reader.ts'

/** Pictures are asked for with the secret: never anywhere else. */
const PICTURE_PATH = /^\/api\/analyses\/[\w/-]+$/

/** What the page of a report reads of the answer. */
export type ShownStatus = Omit<AnalysisStatus, 'checked'>

const readDevice = oneOf(['phone', 'desktop'])

const markFields = {
  device: readDevice,
  kind: oneOf(MARK_KINDS),
  box: recordOf<FindingMark['box']>({ x: readNumber, y: readNumber, width: readNumber, height: readNumber }),
}

const readPicture = recordOf<AnalysisPicture>({
  device: readDevice,
  path: (value) => {
    const path = readText(value)
    if (!PICTURE_PATH.test(path)) throw new Error('a picture is at an address of the API')
    return path
  },
  width: readNumber,
  height: readNumber,
})

const readFinding = recordOf<Finding>({
  id: readText,
  area: oneOf(ANALYSIS_AREAS),
  severity: oneOf(SEVERITIES),
  effort: oneOf(EFFORTS),
  figure: dictionaryOf((value) => (typeof value === 'number' ? value : readText(value))),
  evidence: listOf(readText),
  mark: orNull(recordOf<FindingMark>(markFields)),
})

/** Reads the server's answer about an analysis. Throws on anything else. */
export const parseStatus = recordOf<ShownStatus>({
  stage: oneOf(ANALYSIS_STAGES),
  place: readNumber,
  reason: orNull(oneOf(ANALYSIS_REASONS)),
  host: readText,
  address: readText,
  createdAt: readMoment,
  finishedAt: orNull(readMoment),
  pictures: listOf(readPicture),
  findings: listOf(readFinding),
  first: listOf(readText),
  marked: listOf(readText),
  scores: recordOf<ShownStatus['scores']>({
    speed: orNull(readNumber),
    mobile: orNull(readNumber),
    search: orNull(readNumber),
  }),
  weight: orNull(
    recordOf<NonNullable<ShownStatus['weight']>>({
      bytes: readNumber,
      requests: readNumber,
      largestPaintMs: orNull(readNumber),
      thirdParties: listOf(readText),
    }),
  ),
  since: orNull(
    recordOf<NonNullable<ShownStatus['since']>>({
      at: readMoment,
      mended: listOf(readText),
      appeared: listOf(readText),
    }),
  ),
  review: orNull(
    recordOf<Review>({
      by: readText,
      at: readMoment,
      words: readText,
      marks: listOf(recordOf<PencilMark>({ ...markFields, note: readText })),
    }),
  ),
})
