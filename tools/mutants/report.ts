import type { Outcome } from './kept-results.ts'
import { oneLine, type Mutant } from './mutant.ts'

/** A mutant with what became of it. */
export interface AskedMutant {
  guard: string
  mutant: Mutant
  outcome: Outcome
  /** Why no test can notice it; null: one could. */
  equivalent: string | null
}

/** What the report says of where and how it was made. */
export interface Circumstances {
  date: string
  machine: string
  /** Mutants there are in all guarded files, asked or not. */
  found: number
  /** Guarded files of which no mutant was asked, or whose answers are out of date. */
  unasked: readonly string[]
}

/** docs/mutation.md: how many mutants of each guard were noticed, and which were not. */
export function mutationReport(
  asked: readonly AskedMutant[],
  { date, machine, found, unasked }: Circumstances,
): string {
  const guards = [...new Set(asked.map(({ guard }) => guard))]
  const rows = guards.map((guard) =>
    row(
      guard,
      asked.filter((one) => one.guard === guard),
    ),
  )
  return [
    '# What the tests of our guards notice',
    '',
    'Written by `npm run test:mutants -- --write`, never by hand. It breaks the code that keeps our promises in small',
    'ways, one at a time, in a copy of the project, and runs the tests named for that file in `tools/mutants/guards.ts`:',
    'a condition that always or never holds, a boundary one off, a comparison turned round, a statement or a link of a',
    'query left out, a pattern without its anchor, a limit ten times as large. A mutant that no test can notice is listed',
    'with its reason (`tools/mutants/equivalents.ts`) and does not count.',
    '',
    `${date}, ${machine}. Asked: ${asked.length} of ${found} mutants, spread evenly over each file.`,
    ...(unasked.length === 0
      ? []
      : ['', `Not asked yet: ${unasked.map((file) => `\`${file}\``).join(', ')}.`]),
    '',
    '| guard | asked | noticed | timed out | survived | equivalent | noticed of those that can be |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    row('**all**', asked),
    '',
    ...list('## Survived', asked.filter(isSurvivor), () => ''),
    ...list('## Equivalent', asked.filter(isEquivalent), ({ equivalent }) => `: ${equivalent}`),
  ].join('\n')
}

function isEquivalent({ outcome, equivalent }: AskedMutant): boolean {
  return outcome.fate === 'survived' && equivalent !== null
}

function isSurvivor({ outcome, equivalent }: AskedMutant): boolean {
  return outcome.fate === 'survived' && equivalent === null
}

function row(name: string, asked: readonly AskedMutant[]): string {
  const noticed = asked.filter(({ outcome }) => outcome.fate === 'noticed').length
  const timedOut = asked.filter(({ outcome }) => outcome.fate === 'timed out').length
  const survived = asked.filter(isSurvivor).length
  const equivalent = asked.filter(isEquivalent).length
  const countable = asked.length - equivalent
  const share = countable === 0 ? '–' : `${Math.floor((100 * (noticed + timedOut)) / countable)} %`
  return `| ${name} | ${asked.length} | ${noticed} | ${timedOut} | ${survived} | ${equivalent} | ${share} |`
}

function list(
  heading: string,
  mutants: readonly AskedMutant[],
  more: (mutant: AskedMutant) => string,
): readonly string[] {
  if (mutants.length === 0) return []
  const lines = mutants.map((one) => {
    const { file, line, change, code, replacement } = one.mutant
    return `- \`${file}\` line ${line}, ${change}: ${quoted(code)} becomes ${quoted(replacement)}${more(one)}`
  })
  return [heading, '', ...lines, '']
}

/** As code in Markdown, whatever quotes it holds. */
function quoted(code: string): string {
  const line = oneLine(code)
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``
}
