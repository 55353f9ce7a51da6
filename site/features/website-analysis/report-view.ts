import { atom } from 'nanostores'

import type { Locale } from '#domain/language/locales.ts'

import type { AnalysisStatus } from '#domain/website-analysis/analysis-status.ts'
import type { Finding } from '#domain/website-analysis/finding.ts'
import { type FindingPart, sayFinding } from '#domain/website-analysis/finding-words.ts'

import { followSecret } from '../../browser/follow-secret.ts'
import { loadWords } from '../../browser/load-words.ts'
import { askForStatus, fetchPicture } from './analysis-api.ts'
import { nextQuestionIn } from './next-question.ts'
import type { ReportWords } from './report-words.ts'

/** What the page of a report shows. */
export type ReportView =
  /** `trouble`: why the last question had no answer; the next is on its way. */
  | { step: 'open'; secret: string; status: AnalysisStatus | null; trouble: 'offline' | 'failed' | null }
  /** The link is wrong, too old or missing: one view, as the server has one answer. */
  | { step: 'unknown' }
  | { step: 'removed' }

/** The view, outside the island: the report is asked for while the island's code is still on its way. */
export const $view = atom<ReportView>({ step: 'open', secret: '', status: null, trouble: null })

/** What is said about findings, in the page's language. */
export interface FindingWords {
  say: (finding: Pick<Finding, 'id' | 'figure'>, part: FindingPart) => string
  /** What heads a finding that is not in this report. */
  title: (id: string) => string
  area: (area: Finding['area']) => string
}

/** What every part of a report needs. */
export interface ReportContext {
  locale: Locale
  words: ReportWords
  /** The words of what is found; null until they are loaded. */
  findingWords: FindingWords | null
}

/** Id of a finding's heading. */
export function findingAnchor(id: string): string {
  return `finding-${id}`
}

/** Null until they are loaded, which begins with the page. */
export const $findingWords = atom<FindingWords | null>(null)

/** One script per language: the page that asks for an address has none of these words. */
const wordFiles = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../content/messages/*/website-analysis-findings.ts',
  { import: 'websiteAnalysisFindings' },
)

/** Counts what is opened: the answer to an older question is not shown. */
let opened = 0
let openedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Opens the report of the page's address, and asks until it is whole. */
export function followReport(locale: Locale): void {
  void loadFindingWords(locale)
  followSecret(open)
  document.addEventListener('visibilitychange', askSoon)
  addEventListener('online', askSoon)
}

/** Without them a report would be empty: a failure is the page's, which offers to load it anew. */
async function loadFindingWords(locale: Locale): Promise<void> {
  const words = await loadWords(wordFiles, locale)
  $findingWords.set({
    say: (finding, part) => sayFinding(words, finding, part, locale),
    title: (id) => sayFinding(words, { id, figure: {} }, 'Title', locale),
    area: (area) => words[`${area}Area`] ?? '',
  })
}

/** Shows that the report was deleted by the reader. */
export function showRemoved(): void {
  end({ step: 'removed' })
}

/** Shows that the link opens nothing, or no longer does. */
export function showUnknown(): void {
  end({ step: 'unknown' })
}

function end(view: ReportView): void {
  opened += 1
  clearTimeout(timer)
  $view.set(view)
}

function open(secret: string | null): void {
  if (secret === null) {
    showUnknown()
    return
  }
  opened += 1
  openedAt = performance.now()
  $view.set({ step: 'open', secret, status: null, trouble: null })
  void ask()
}

async function ask(): Promise<void> {
  const view = $view.get()
  if (view.step !== 'open') return
  clearTimeout(timer)
  const asked = opened
  const { secret, status } = view
  const answer = await askForStatus(secret)
  if (asked !== opened) return
  if (answer.outcome === 'unknown') {
    showUnknown()
    return
  }
  if (answer.outcome === 'done') {
    const [first] = answer.value.pictures
    if (first) void fetchPicture(first.path, secret) // the code that shows it may still be on its way
    $view.set({ step: 'open', secret, status: answer.value, trouble: null })
  } else $view.set({ step: 'open', secret, status, trouble: answer.isOffline ? 'offline' : 'failed' })
  schedule(performance.now() - openedAt)
}

function schedule(followedMs: number): void {
  clearTimeout(timer)
  const view = $view.get()
  if (view.step !== 'open') return
  const isHidden = document.visibilityState === 'hidden'
  const next = nextQuestionIn({ stage: view.status?.stage ?? null, followedMs, isHidden })
  if (next !== null) timer = setTimeout(() => void ask(), next)
}

/** The reader is back, or the network: the pause ends. */
function askSoon(): void {
  schedule(0)
}
