import { LOCALES, type Locale } from '../language/locales.ts'
import { fillPlaceholders } from '../language/message-text.ts'
import type { Finding } from './finding.ts'

/** The parts of a finding's words, as their keys end in `websiteAnalysisFindings` of content/messages. */
export type FindingPart = 'Mark' | 'Title' | 'Seen' | 'Cost' | 'Do' | 'Good'

/** What is said about a finding, with its figures as readers of the language write them. */
export function sayFinding(
  words: Readonly<Record<string, string>>,
  { id, figure }: Pick<Finding, 'id' | 'figure'>,
  part: FindingPart,
  language: Locale,
): string {
  const { tag } = LOCALES[language]
  const values = Object.entries(figure).map(([name, value]) => {
    if (typeof value === 'string') return [name, value]
    const useGrouping = name !== 'year' // 2011, not 2,011
    return [name, new Intl.NumberFormat(tag, { maximumFractionDigits: 1, useGrouping }).format(value)]
  })
  return fillPlaceholders(words[`${id}${part}`] ?? '', Object.fromEntries(values) as Record<string, string>)
}
