interface TableLine {
  number: number
  test: string
  bar: string
  figures: readonly string[]
  machine: string
}

const HEAD = `# Faults

What was done to the server, and what came of it. This file is written by \`npm run test:faults -- --write\`, a line by each row that was run at full length, and never by hand; how it is tried stands in [0038](decisions/0038-faults-are-tried-on-the-real-server.md).

| # | Test | Bar | Figure of the last full run | Command | Machine |
|---|---|---|---|---|---|
`
const LINE = /^\| (\d+) \| .*$/gm

/** The table with the line of one row replaced or added. */
export function writeFaultTable(table: string, line: TableLine): string {
  const lines = new Map([...table.matchAll(LINE)].map(([text, number]) => [Number(number), text]))
  const command = `\`npm run test:faults -- --row ${line.number}\``
  const cells = [line.number, line.test, line.bar, line.figures.join('<br>'), command, line.machine]
  lines.set(line.number, `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`)
  return (
    HEAD +
    [...lines]
      .toSorted(([one], [other]) => one - other)
      .map(([, text]) => `${text}\n`)
      .join('')
  )
}
