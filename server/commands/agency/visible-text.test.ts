import { expect, test } from 'vitest'

import { csvText } from './print-rows.ts'
import { visibleJson, visibleLine, visibleLines } from './visible-text.ts'

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

test.each(['=1+1', '+1', '-1', '@sum(a1)', '\tx', '\rx', '=HYPERLINK("https://x.example","a")'])(
  'a spreadsheet does not compute %j',
  (text) => {
    const [, row = ''] = csvText([{ subject: text, next: 'x' }]).split('\r\n')
    expect(row).toMatch(/^"?'/)
  },
)

test('CSV keeps commas, quotes, lines and numbers apart', () => {
  expect(csvText([{ a: 'x,"y"', b: 'one\ntwo', c: -3, d: null }])).toBe(
    'a,b,c,d\r\n"x,""y""","one\ntwo",-3,\r\n',
  )
})
