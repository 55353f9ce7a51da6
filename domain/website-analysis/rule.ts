import type { AnalysisArea, Effort, FindingMark, MarkKind, Severity } from './finding.ts'
import type { Box, Layout, Observation, PlacedThing } from './observation.ts'

/** One thing that is looked at. Words by its id: `content/messages/en/website-analysis-findings.ts`. */
export interface Rule {
  id: string
  area: AnalysisArea
  severity: Exclude<Severity, 'good'>
  effort: Effort
  /** Whether it is worth a green tick where it is kept. */
  ticks: boolean
  check: (seen: Observation) => Verdict
}

/** Null: it could not be seen, or does not concern this page. */
export type Verdict = Problem | Kept | null

interface Kept {
  isWrong: false
  figure?: Figure
}

export interface Problem {
  isWrong: true
  /** Where it is not the rule's own. */
  severity?: Rule['severity']
  figure?: Figure
  evidence?: readonly string[]
  /** Where it could be marked, the best place first. */
  marks?: readonly FindingMark[]
}

type Figure = Readonly<Record<string, number | string>>

type NewRule = (id: string, severity: Rule['severity'], effort: Effort, check: Rule['check']) => Rule

/** Makes the rules of an area; a ticked one is worth a green tick where it is kept. */
export function rulesIn(area: AnalysisArea): { rule: NewRule; tickedRule: NewRule } {
  return {
    rule: (id, severity, effort, check) => ({ id, area, severity, effort, ticks: false, check }),
    tickedRule: (id, severity, effort, check) => ({ id, area, severity, effort, ticks: true, check }),
  }
}

/** The rule is kept. */
export function right(figure: Figure = {}): Verdict {
  return { isWrong: false, figure }
}

/** The rule is broken. */
export function wrong(problem: Omit<Problem, 'isWrong'> = {}): Verdict {
  return { isWrong: true, ...problem }
}

/** Bytes as megabytes with one decimal; not 0.0 for something. */
export function megabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 100_000) / 10)
}

/** Milliseconds as seconds with one decimal. */
export function seconds(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10
}

/** Names for a sentence: the first three. */
export function listed(names: readonly string[]): string {
  return names.slice(0, 3).join(', ')
}

/** The host of an address; '' where it is none. */
export function hostOf(address: string): string {
  return /^https?:\/\/(?:[^/?#@]*@)?([^/?#:]+)/i.exec(address)?.[1]?.toLowerCase() ?? ''
}

/** The last part of an address: a file's name. */
export function fileNameOf(address: string): string {
  return address.split('/').findLast((part) => part !== '') ?? address
}

/** Whether the page came encrypted. */
export function isEncrypted({ connection }: Observation): boolean {
  return connection.finalAddress.startsWith('https:')
}

/** Things that begin within the first window. */
export function inFirstWindow(layout: Layout, things: readonly PlacedThing[]): PlacedThing[] {
  return things.filter(({ box }) => box.y >= 0 && box.y + box.height / 2 < layout.height)
}

/** Where things may be marked, on the phone first, cut to the pictures. */
export function marksOn(
  seen: Observation,
  kind: MarkKind,
  pick: (layout: Layout) => readonly { box: Box }[],
): FindingMark[] {
  return (['phone', 'desktop'] as const).flatMap((device) => {
    const layout = seen[device]
    if (layout === null) return []
    return pick(layout).flatMap(({ box }) => {
      const inside = cutToPicture(box, layout)
      return inside === null ? [] : [{ device, kind, box: inside }]
    })
  })
}

/** Where a phone number is looked for: at the top, between a name and a button for the menu. */
export function upperRight({ width }: Layout): { box: Box } {
  return { box: { x: width * 0.54, y: width * 0.02, width: width * 0.06, height: width * 0.12 } }
}

/** The lower right corner of a large thing: a mark around all of it would leave no room for others. */
export function cornerOf(box: Box): Box {
  const width = Math.min(box.width, MARK_WIDTH_PX)
  const height = Math.min(box.height, MARK_HEIGHT_PX)
  return { x: box.x + box.width - width, y: box.y + box.height - height, width, height }
}

/** The part of a box that the picture of the first two windows shows; null: next to nothing. */
export function cutToPicture(box: Box, layout: Layout): Box | null {
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  const width = Math.min(box.x + box.width, layout.width) - x
  const height = Math.min(box.y + box.height, 2 * layout.height, layout.pageHeight) - y
  return width >= MIN_MARK_PX && height >= MIN_MARK_PX ? { x, y, width, height } : null
}

const MARK_WIDTH_PX = 140
const MARK_HEIGHT_PX = 80
const MIN_MARK_PX = 4
