export interface Table {
  heading: string
  /** The command that repeats the figures. */
  about: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

export function tableText({ heading, about, columns, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `## ${heading}`,
    '',
    about,
    '',
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map(line),
  ].join('\n')
}

/** Median and range, such as `612 (590-680)`; one figure where all are equal. */
export function spread(numbers: readonly number[], digits = 0): string {
  const [middle, least, most] = [median(numbers), Math.min(...numbers), Math.max(...numbers)].map((number) =>
    number.toFixed(digits),
  )
  return least === most ? `${middle}` : `${middle} (${least}-${most})`
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}
