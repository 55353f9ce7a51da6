import type { RowCounts } from '../../../features/personal-data/record-rows.ts'
import { CommandRefused, type CommandContext } from './command-context.ts'
import { FLAG } from './read-arguments.ts'

export type PrintedRow = Readonly<Record<string, string | number | null>>

export const LIST_OPTIONS = {
  json: FLAG,
  csv: FLAG,
  separator: { type: 'string' },
} as const

const CELL_MAX_LENGTH = 60
/** What makes a spreadsheet take a cell for a formula (OWASP), also after breaks and in full width. */
const FORMULA =
  /(^|[\n\v\f\r\u0085\u2028\u2029])(?=[\p{Cf}\p{DI}\p{Zs}\t]*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r])/gu
/** Separators of cells in programs and countries. */
const SEPARATORS: Readonly<Record<string, string>> = { ',': ',', ';': ';', tab: '\t' }

/** Prints rows as a table for people, JSON for programs, or CSV for spreadsheets. */
export function printRows(
  rows: readonly PrintedRow[],
  { json, csv, separator }: { json: boolean; csv: boolean; separator?: string | undefined },
  context: Pick<CommandContext, 'print'>,
): void {
  if (json && csv) throw new CommandRefused('--json or --csv, not both')
  if (separator !== undefined && !csv) throw new CommandRefused('--separator goes with --csv')
  const between = Object.hasOwn(SEPARATORS, separator ?? ',') ? SEPARATORS[separator ?? ','] : undefined
  if (between === undefined)
    throw new CommandRefused(`--separator must be one of ${Object.keys(SEPARATORS).join(' ')}`)
  if (json) context.print(`${visibleJson(rows)}\n`)
  else if (csv) context.print(csvText(rows, between))
  else {
    const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row).map(cell))]
    context.print(rows.length === 0 ? 'Nothing.\n' : aligned(lines))
  }
}

/** RFC 4180, every cell quoted, none of them a formula. */
export function csvText(rows: readonly PrintedRow[], separator = ','): string {
  if (rows.length === 0) return ''
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
  return lines.map((cells) => `${cells.map(csvCell).join(separator)}\r\n`).join('')
}

function csvCell(value: string | number): string {
  const safe = typeof value === 'number' ? String(value) : value.replace(FORMULA, "$1'")
  const shown = safe.split('\n').map(visibleLine).join('\n')
  return `"${shown.replaceAll('"', '""')}"`
}

/** Lines of cells in columns; those of `figures` are aligned on the right. */
export function aligned(lines: readonly (readonly string[])[], figures: readonly number[] = []): string {
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length))) ?? []
  const padded = (text: string, column: number) =>
    figures.includes(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)
  return lines.map((line) => `${line.map(padded).join('  ').trimEnd()}\n`).join('')
}

function cell(value: string | number | null | undefined): string {
  const text = visibleLine(String(value ?? ''))
  const characters = Array.from(text)
  return characters.length > CELL_MAX_LENGTH ? `${characters.slice(0, CELL_MAX_LENGTH - 1).join('')}…` : text
}

/** Control characters are orders to a terminal, and direction marks disguise text. */
const ORDERS = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu
/** Unicode has pictures of the first 32 control characters (Control Pictures, U+2400). */
const PICTURES_FROM = 0x2400
const FIRST_PRINTABLE = 0x20

/** Foreign text on one line, with control characters made visible. */
export function visibleLine(text: string): string {
  return text.replace(ORDERS, picture)
}

/** The same for several lines; every line after the first is indented. */
export function visibleLines(text: string, indent = ''): string {
  return text.split('\n').map(visibleLine).join(`\n${indent}`)
}

/** JSON that is safe to print: `JSON.stringify` leaves DEL, C1 and direction marks as they are. */
export function visibleJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(ORDERS, (order) =>
    order === '\n' ? order : `\\u${codePoint(order).toString(16).padStart(4, '0')}`,
  )
}

function picture(order: string): string {
  const code = codePoint(order)
  if (code < FIRST_PRINTABLE) return String.fromCodePoint(PICTURES_FROM + code)
  return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
}

function codePoint(character: string): number {
  return character.codePointAt(0) ?? 0
}

/** Counts of removed rows, one table per line. */
export function rowCounts(rows: RowCounts): string {
  return Object.entries(rows)
    .map(([table, count]) => `${table.padEnd(16)} ${count}\n`)
    .join('')
}
