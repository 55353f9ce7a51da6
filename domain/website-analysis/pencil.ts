import type { Analysis, FindingMark } from './finding.ts'

/** A mark that a person drew, with a few words in the visitor's language. */
export interface PencilMark extends FindingMark {
  note: string
}

/** What a person changes in a report. */
export interface Pencil {
  marks: readonly PencilMark[]
  /** Ids of findings whose mark is taken away. */
  removed: readonly string[]
  /** Ids of what to do first, in order. */
  first: readonly string[]
  /** What they say to the visitor, in the visitor's language. */
  words: string
}

/** As many marks as a picture bears; a note is a few words, not a letter. */
export const PENCIL_LIMITS = { marks: 12, note: 80, first: 3, words: 1_000 } as const

/** A reviewed report, as its visitor sees it. */
export interface Review extends Pick<Pencil, 'marks' | 'words'> {
  /** The name of who looked. */
  by: string
  /** ISO 8601. */
  at: string
}

/** An analysis as a person left it: without the marks they took away, and with their order of what is first. */
export function withPencil<Changed extends Analysis>(analysis: Changed, { removed, first }: Pencil): Changed {
  const { findings, marked } = analysis
  const isFault = (id: string) => findings.some((finding) => finding.id === id && finding.severity !== 'good')
  return {
    ...analysis,
    marked: marked.filter((id) => !removed.includes(id)),
    first: first.filter(isFault).slice(0, PENCIL_LIMITS.first),
  }
}
