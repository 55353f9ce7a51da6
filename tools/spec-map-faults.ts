/** Decisions on the specification's silences and contradictions, numbered when they were made. */
const DECISIONS = 37
/** The specification's sections: each has a heading here. */
const SECTIONS = 9
/** What stands for a test where the compiler or the check of built pages is one. */
const NO_FILE_NEEDED = /\btypes\b|`tools\/check-site\.ts`/
const TEST_FILE = /`[^`]+\.(?:test|spec)\.tsx?`|tests in `[^`]+`/

/**
 * What `docs/spec-map.md` leaves open: sections without a heading, decisions without a row, rows without a test.
 * That the files it names exist is asked of every document.
 */
export function specMapFaults(markdown: string): string[] {
  const sections = numbersUpTo(SECTIONS).filter(
    (number) => !new RegExp(`^## §${number} `, 'm').test(markdown),
  )
  const rows = tables(markdown)
  const decided = new Set(
    rows.filter(({ columns }) => columns[0] === 'Decision').flatMap(({ cells }) => numbersIn(cells[0] ?? '')),
  )
  const untested = rows.filter(({ columns, cells }) => {
    const tests = cells[columns.indexOf('Test')]
    return columns.includes('Test') && !(TEST_FILE.test(tests ?? '') || NO_FILE_NEEDED.test(tests ?? ''))
  })
  return [
    ...sections.map((number) => `section ${number} of the specification is not mapped`),
    ...numbersUpTo(DECISIONS)
      .filter((number) => !decided.has(number))
      .map((number) => `decision ${number} is not mapped`),
    ...untested.map(({ cells }) => `no test is named for "${cells[0] ?? ''}"`),
  ]
}

function numbersUpTo(last: number): number[] {
  return Array.from({ length: last }, (_, place) => place + 1)
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number)
}

/** The rows of every table with the columns of their table. */
function tables(markdown: string): { columns: string[]; cells: string[] }[] {
  return markdown.split(/\n{2,}/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.startsWith('|'))
    const [columns, , ...rows] = lines.map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
    return columns === undefined ? [] : rows.map((cells) => ({ columns, cells }))
  })
}
