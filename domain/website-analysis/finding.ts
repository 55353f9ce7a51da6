import type { Box } from './observation.ts'

/** The six groups of a report, in its order. */
export const ANALYSIS_AREAS = ['speed', 'phones', 'search', 'clarity', 'safety', 'everybody'] as const
export type AnalysisArea = (typeof ANALYSIS_AREAS)[number]

/** What it costs the owner: `good` is a thing done right. */
export const SEVERITIES = ['good', 'minor', 'serious', 'severe'] as const
export type Severity = (typeof SEVERITIES)[number]

/** What mending takes: minutes, an afternoon, or rebuilding. */
export const EFFORTS = ['minutes', 'hours', 'days'] as const
export type Effort = (typeof EFFORTS)[number]

/** How the pencil marks a place. */
export const MARK_KINDS = ['circle', 'underline', 'arrow', 'strike'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** A mark on one of the two pictures, on the element itself. */
export interface FindingMark {
  device: 'phone' | 'desktop'
  kind: MarkKind
  box: Box
}

/** One thing that was found. Its words are in content/messages, by its id. */
export interface Finding {
  /** One of the ids of `RULES`; a thing done right has the id of its rule. */
  id: string
  area: AnalysisArea
  severity: Severity
  effort: Effort
  /** Figures that its words name, by placeholder: `{ seconds: 7.8 }`. */
  figure: Readonly<Record<string, number | string>>
  /** What was seen, at most five, in the page's own words: `logo.png`, `Phone: …`. Shown as text. */
  evidence: readonly string[]
  /** Set for those of `marked` only; null: nothing on the pictures shows it. */
  mark: FindingMark | null
}

/** A finished analysis, before words. */
export interface Analysis {
  /** By area, in the order of `ANALYSIS_AREAS`; the worst first, what is right last. */
  findings: readonly Finding[]
  /** Ids of all rules that could be judged: what a look without a browser could not see is not among them. */
  checked: readonly string[]
  /** Ids of the three to do first, by effect against effort. */
  first: readonly string[]
  /** Ids of the at most seven that are drawn, in the order of their numbers. */
  marked: readonly string[]
  /**
   * Speed and search are Lighthouse's performance and SEO. Lighthouse has had no figure for phones since it
   * dropped its mobile audits; `mobile` is ours and must be said to be: see `mobileScore`. Null: not measured.
   */
  scores: { speed: number | null; mobile: number | null; search: number | null }
}
