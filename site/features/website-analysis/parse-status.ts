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
import type { Review } from '#domain/website-analysis/pencil.ts'

import {
  readList,
  readMoment,
  readNumber,
  readOneOf,
  readOrNull,
  readRecord,
  readText,
} from '../../browser/json-reader.ts'

const DEVICES = ['phone', 'desktop'] as const
/** Pictures are asked for with the secret: never anywhere else. */
const PICTURE_PATH = /^\/api\/analyses\/[\w/-]+$/

/** What the page of a report reads of the answer. */
export type ShownStatus = Omit<AnalysisStatus, 'checked'>

/** Reads the server's answer about an analysis. Throws on anything else. */
export function parseStatus(answer: unknown): ShownStatus {
  const given = readRecord(answer)
  const { speed, mobile, search } = readRecord(given['scores'])
  return {
    stage: readOneOf(given['stage'], ANALYSIS_STAGES),
    place: readNumber(given['place']),
    reason: readOrNull(given['reason'], (reason) => readOneOf(reason, ANALYSIS_REASONS)),
    host: readText(given['host']),
    address: readText(given['address']),
    createdAt: readMoment(given['createdAt']),
    finishedAt: readOrNull(given['finishedAt'], readMoment),
    pictures: readList(given['pictures'], parsePicture),
    findings: readList(given['findings'], parseFinding),
    first: readList(given['first'], readText),
    marked: readList(given['marked'], readText),
    scores: {
      speed: readOrNull(speed, readNumber),
      mobile: readOrNull(mobile, readNumber),
      search: readOrNull(search, readNumber),
    },
    weight: readOrNull(given['weight'], parseWeight),
    since: readOrNull(given['since'], parseSince),
    review: readOrNull(given['review'], parseReview),
  }
}

function parsePicture(value: unknown): AnalysisPicture {
  const { device, path, width, height } = readRecord(value)
  const address = readText(path)
  if (!PICTURE_PATH.test(address)) throw new Error('a picture is at an address of the API')
  return {
    device: readOneOf(device, DEVICES),
    path: address,
    width: readNumber(width),
    height: readNumber(height),
  }
}

function parseFinding(value: unknown): Finding {
  const { id, area, severity, effort, figure, evidence, mark } = readRecord(value)
  return {
    id: readText(id),
    area: readOneOf(area, ANALYSIS_AREAS),
    severity: readOneOf(severity, SEVERITIES),
    effort: readOneOf(effort, EFFORTS),
    figure: Object.fromEntries(
      Object.entries(readRecord(figure)).map(([name, value]) => [
        name,
        typeof value === 'number' ? value : readText(value),
      ]),
    ),
    evidence: readList(evidence, readText),
    mark: readOrNull(mark, parseMark),
  }
}

function parseMark(value: unknown): FindingMark {
  const { device, kind, box } = readRecord(value)
  const { x, y, width, height } = readRecord(box)
  return {
    device: readOneOf(device, DEVICES),
    kind: readOneOf(kind, MARK_KINDS),
    box: { x: readNumber(x), y: readNumber(y), width: readNumber(width), height: readNumber(height) },
  }
}

function parseWeight(value: unknown): NonNullable<AnalysisStatus['weight']> {
  const { bytes, requests, largestPaintMs, thirdParties } = readRecord(value)
  return {
    bytes: readNumber(bytes),
    requests: readNumber(requests),
    largestPaintMs: readOrNull(largestPaintMs, readNumber),
    thirdParties: readList(thirdParties, readText),
  }
}

function parseSince(value: unknown): NonNullable<AnalysisStatus['since']> {
  const { at, mended, appeared } = readRecord(value)
  return { at: readMoment(at), mended: readList(mended, readText), appeared: readList(appeared, readText) }
}

function parseReview(value: unknown): Review {
  const { by, at, words, marks } = readRecord(value)
  const parseMarkWithNote = (mark: unknown) => ({
    ...parseMark(mark),
    note: readText(readRecord(mark)['note']),
  })
  return {
    by: readText(by),
    at: readMoment(at),
    words: readText(words),
    marks: readList(marks, parseMarkWithNote),
  }
}
