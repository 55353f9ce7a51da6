import { expect, test } from 'vitest'

import { csvText, visibleJson, visibleLine, visibleLines } from './print-rows.ts'

const ORDERS = /[\p{Cc}\u2028\u2029\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/u

test('no character of Unicode that is an order to a terminal gets through', () => {
  for (let code = 0; code <= 0x20_6f; code += 1) {
    const character = String.fromCodePoint(code)
    expect(visibleLine(character), code.toString(16)).not.toMatch(ORDERS)
    expect(visibleJson({ [character]: character }).replaceAll('\n', ''), code.toString(16)).not.toMatch(
      ORDERS,
    )
  }
})

test('a picture says which order it was', () => {
  expect(visibleLine('\u001b[2Jred\u0007\t\u007f\u009b\u202e')).toBe('␛[2Jred␇␉<U+007F><U+009B><U+202E>')
  expect(visibleLine('Õhtu, 你好, \u{1F600}')).toBe('Õhtu, 你好, \u{1F600}')
})

test('lines stay lines and are indented alike, so that none looks like one of ours', () => {
  expect(visibleLines('one\ntwo\r', '  ')).toBe('one\n  two␍')
})

test('JSON stays what it says', () => {
  const value = { text: 'a\n\u009b\u202e"', list: [1, null] }
  expect(JSON.parse(visibleJson(value))).toEqual(value)
})

test.each([
  ...['=1+1', '+1', '-1', '@sum(a1)', '\tx', '\rx', '=HYPERLINK("https://x.example","a")'],
  ...[
    '\u200b=1',
    '\ufeff=1',
    '\u00a0 \u2060+1',
    '\u3164@a',
    '\ufe0f=1',
    '\u00ad-1',
    '＝1',
    '＋1',
    '－1',
    '＠a',
  ],
])('a spreadsheet does not compute %j, nor in a line further on', (text) => {
  for (const lineBreak of ['', 'x\n', 'x\r', 'x\r\n', 'x\n\n', 'x\v', 'x\u0085', 'x\u2028', 'x\u2029']) {
    const [, row = ''] = csvText([{ subject: lineBreak + text }]).split('\r\n')
    const last = row.split(/\n|[␍␋]|<U\+(?:0085|2028|2029)>/).find((line) => !/^"?x?$/.test(line))
    expect(last, JSON.stringify(lineBreak)).toMatch(/^"?'/)
  }
})

test('CSV keeps separators, quotes, lines and numbers apart, by any separator', () => {
  const rows = [{ a: 'x,"y";', b: 'one\ntwo', c: -3, d: null }]
  expect(csvText(rows)).toBe('"a","b","c","d"\r\n"x,""y"";","one\ntwo","-3",""\r\n')
  expect(csvText(rows, ';')).toBe('"a";"b";"c";"d"\r\n"x,""y"";";"one\ntwo";"-3";""\r\n')
})
