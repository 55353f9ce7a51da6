import fc from 'fast-check'

/** Written into texts and addresses: no page may show it as markup. */
export const MARKER = '<zq onerror=alert(1)>'

/** Texts that have broken other servers, mails, pages or databases. */
const KNOWN_TROUBLE = [
  '',
  ' ',
  MARKER,
  `"'>${MARKER}`,
  `</script><script>alert(1)</script>${MARKER}`,
  'a\r\nBcc: victim@example.com\r\n\r\n',
  'a\u0000b',
  '\u001b]0;x\u0007',
  '\ud800',
  'a\udfffb',
  '\u202Egnp.exe',
  '\u2028\u2029\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; drop table ticket; --",
  '{name}{email}{{7*7}}${7*7}<%= 7*7 %>',
  'zqnameqz',
  '../../../../etc/passwd',
  '%00%0d%0a%2e%2e%2f',
  '%',
  '%zz%c0%ae',
  'a@b.example,c@d.example',
  '<a@b.example>',
  '"a b"@example.com',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '=cmd|calc!A1',
  '\u0130\u0131\u017f\u212a',
  '🏳️‍🌈👨‍👩‍👧‍👦',
  'e\u0301'.repeat(500),
  'x'.repeat(10_001),
  '((((((((((a+)+)+)+)+)+)+)+)+)+)!',
  '0',
  '-1',
  '1e400',
  'null',
  'NaN',
  '2026-13-45T99:99:99Z',
]

/** Texts nobody types: known trouble, any code unit (halves of pairs too), any letters, and very long ones. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...KNOWN_TROUBLE) },
  {
    weight: 2,
    arbitrary: fc.string({
      unit: fc.integer({ max: 0xffff, min: 0 }).map((unit) => String.fromCharCode(unit)),
    }),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(
        fc.constantFrom('a', 'ä', '\u{1F600}', ' ', '\n', '<', '\u0301'),
        fc.integer({ min: 100, max: 20_000 }),
      )
      .map(([letter, count]) => letter.repeat(count)),
  },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      0,
      -1,
      1e308,
      -0,
      9_007_199_254_740_993,
      [],
      {},
      [[]],
      [null],
    ),
  },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 30 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3_000 }).map(nested) },
)

/** Names of members: some have a meaning in JavaScript. */
export const hostileName: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'valueOf',
    'toJSON',
    'then',
    'length',
    '',
  ),
  hostileText,
)

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
