import {
  ANALYSIS_AREAS,
  type Analysis,
  type Effort,
  type Finding,
  type FindingMark,
  type Severity,
} from './finding.ts'
import type { Box, Observation } from './observation.ts'
import type { Problem, Rule } from './rule.ts'
import { CLARITY_RULES } from './rules-clarity.ts'
import { EVERYBODY_RULES } from './rules-everybody.ts'
import { PHONE_RULES } from './rules-phones.ts'
import { SAFETY_RULES } from './rules-safety.ts'
import { SEARCH_RULES } from './rules-search.ts'
import { SPEED_RULES } from './rules-speed.ts'

/** All rules; of two with the same effect the first goes first. */
export const RULES: readonly Rule[] = [
  ...CLARITY_RULES,
  ...PHONE_RULES,
  ...SPEED_RULES,
  ...SEARCH_RULES,
  ...SAFETY_RULES,
  ...EVERYBODY_RULES,
]

/** Most marks on the pictures, and most things to do first (issue 21: a report is read, not studied). */
export const MOST_MARKS = 7
export const MOST_FIRST = 3

/** What a fault costs, and what mending takes: the second of two equal faults is worth half the effort. */
const EFFECT: Readonly<Record<Rule['severity'], number>> = { severe: 9, serious: 4, minor: 1 }
const TOIL: Readonly<Record<Effort, number>> = { minutes: 1, hours: 2, days: 4 }

/** What a fault on phones takes from a hundred. */
const MOBILE_POINTS: Readonly<Record<Rule['severity'], number>> = { severe: 40, serious: 20, minor: 8 }

/** Room that a mark's stroke needs around its box. */
const STROKE_PX = 6

const MOST_EVIDENCE = 5
const MOST_LETTERS = 120

/** What is right and wrong with a website, what to do first and where to mark it. Never throws. */
export function analyse(seen: Observation): Analysis {
  const judged = RULES.flatMap((rule) => {
    const verdict = rule.check(seen)
    return verdict === null ? [] : [{ rule, verdict }]
  })
  const faults = judged
    .flatMap(({ rule, verdict }) =>
      verdict.isWrong ? [{ rule, problem: verdict, severity: verdict.severity ?? rule.severity }] : [],
    )
    .sort((one, other) => EFFECT[other.severity] - EFFECT[one.severity])
  const marks = drawMarks(faults)
  const finding = (
    { id, area, effort }: Rule,
    { figure = {} }: Pick<Problem, 'figure'>,
    severity: Severity,
  ): Finding => ({
    id,
    area,
    severity,
    effort,
    figure: cutFigure(figure),
    evidence: [],
    mark: null,
  })
  const found = faults.map(({ rule, problem, severity }) => ({
    ...finding(rule, problem, severity),
    evidence: (problem.evidence ?? [])
      .filter((text) => text !== '')
      .slice(0, MOST_EVIDENCE)
      .map(cut),
    mark: marks.get(rule.id) ?? null,
  }))
  const ticked = judged
    .filter(({ rule, verdict }) => rule.ticks && !verdict.isWrong)
    .map(({ rule, verdict }) => finding(rule, verdict, 'good'))
  const all = [...found, ...ticked]
  return {
    findings: ANALYSIS_AREAS.flatMap((area) => all.filter((finding) => finding.area === area)),
    checked: judged.map(({ rule }) => rule.id),
    first: chooseFirst(found),
    marked: [...marks.keys()],
    scores: {
      speed: seen.lighthouse?.scores.performance ?? null,
      mobile: mobileScore(seen, found),
      search: seen.lighthouse?.scores.seo ?? null,
    },
  }
}

/** Ids of the faults that were mended and that are new; a rule that one of the two looks could not judge is neither. */
export function compareAnalyses(before: Analysis, after: Analysis): { mended: string[]; appeared: string[] } {
  const newIn = (one: Analysis, other: Analysis) =>
    faultsOf(one).filter((id) => other.checked.includes(id) && !faultsOf(other).includes(id))
  return { mended: newIn(before, after), appeared: newIn(after, before) }
}

function faultsOf({ findings }: Analysis): string[] {
  return findings.filter(({ severity }) => severity !== 'good').map(({ id }) => id)
}

/** By rule, the greatest effect first: the first of its places that no earlier mark needs. */
function drawMarks(faults: readonly { rule: Rule; problem: Problem }[]): Map<string, FindingMark> {
  const drawn = new Map<string, FindingMark>()
  for (const { rule, problem } of faults) {
    if (drawn.size === MOST_MARKS) break
    const isFree = ({ device, box }: FindingMark) =>
      ![...drawn.values()].some((other) => other.device === device && overlap(other.box, box))
    const free = problem.marks?.find(isFree)
    if (free !== undefined) drawn.set(rule.id, free)
  }
  return drawn
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width + STROKE_PX &&
    other.x < one.x + one.width + STROKE_PX &&
    one.y < other.y + other.height + STROKE_PX &&
    other.y < one.y + one.height + STROKE_PX
  )
}

/** Effect divided by effort, and halved for each of the same area that is chosen already. */
function chooseFirst(faults: readonly Finding[]): string[] {
  const chosen: Finding[] = []
  const left = [...faults]
  while (chosen.length < MOST_FIRST && left.length > 0) {
    const values = left.map(({ severity, effort, area }) => {
      const again = chosen.filter((finding) => finding.area === area).length
      return severity === 'good' ? 0 : EFFECT[severity] / TOIL[effort] / 2 ** again
    })
    chosen.push(...left.splice(values.indexOf(Math.max(...values)), 1))
  }
  return chosen.map(({ id }) => id)
}

/**
 * Ours, out of a hundred: Lighthouse dropped its audits for phones with version 12, so a hundred less 40, 20 or
 * 8 for each severe, serious or minor fault of the area `phones`. Null: no browser looked.
 */
function mobileScore(seen: Observation, faults: readonly Finding[]): number | null {
  if (seen.phone === null) return null
  const lost = faults.map(({ area, severity }) =>
    area === 'phones' && severity !== 'good' ? MOBILE_POINTS[severity] : 0,
  )
  return Math.max(0, 100 - lost.reduce((sum, points) => sum + points, 0))
}

function cutFigure(figure: Finding['figure']): Finding['figure'] {
  return Object.fromEntries(
    Object.entries(figure).map(([name, value]) => [name, typeof value === 'string' ? cut(value) : value]),
  )
}

/** A stranger's text, short enough for a line. */
function cut(text: string): string {
  const letters = Array.from(text.slice(0, 2 * MOST_LETTERS))
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS - 1).join('')}…` : letters.join('')
}
