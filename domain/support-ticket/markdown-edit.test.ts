import fc from 'fast-check'
import { expect, test } from 'vitest'

import { changedPart, editMarkdown, MARKDOWN_COMMANDS, type SelectedText } from './markdown-edit.ts'

/** A text with its selection between brackets: `one [two] three`, `one [] two`. */
function read(drawn: string): SelectedText {
  const start = drawn.indexOf('‹')
  const end = drawn.indexOf('›') - 1
  return { text: drawn.replace(/[‹›]/g, ''), start, end }
}

function draw({ text, start, end }: SelectedText): string {
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`
}

test.each([
  ['bold', 'the ‹shop› is down', 'the **‹shop›** is down'],
  ['bold', 'the **‹shop›** is down', 'the ‹shop› is down'],
  ['bold', 'the ‹**shop**› is down', 'the ‹shop› is down'],
  ['bold', 'the‹ shop ›is down', 'the **‹shop›** is down'],
  ['bold', 'now ‹›', 'now **‹sample›**'],
  ['bold', '‹›', '**‹sample›**'],
  ['bold', 'a **word‹›** b', 'a **word**‹› b'],
  ['bold', 'a **‹›** b', 'a ‹› b'],
  ['bold', 'a ‹   › b', 'a    **‹sample›** b'],
  ['bold', '‹one\n\ntwo›', '‹**one**\n\n**two**›'],
  ['bold', '‹**one**\n\n**two**›', '‹one\n\ntwo›'],
  ['bold', '‹**one**\ntwo›', '‹**one**\n**two**›'],
  ['bold', '‹- one\n- two›', '‹- **one**\n- **two**›'],
  ['bold', '‹- one›', '- **‹one›**'],
  ['bold', '_‹shop›_', '_**‹shop›**_'],
  ['italic', '‹shop›', '_‹shop›_'],
  ['italic', '_‹shop›_', '‹shop›'],
  ['italic', '**‹shop›**', '**_‹shop›_**'],
  ['italic', '‹›', '_‹sample›_'],
] as const)('%s turns %j into %j', (command, before, after) => {
  expect(draw(editMarkdown(read(before), command, 'sample'))).toBe(after)
})

test.each([
  ['one\nt‹›wo\nthree', 'one\n- t‹›wo\nthree'],
  ['one\n- t‹›wo\nthree', 'one\nt‹›wo\nthree'],
  ['‹›- one', '‹›one'],
  ['o‹ne\ntw›o', '‹- one\n- two›'],
  ['‹- one\n- two›', '‹one\ntwo›'],
  ['‹- one\ntwo›', '‹- one\n- two›'],
  ['‹one\n\ntwo›', '‹- one\n\n- two›'],
  ['‹one\n›two', '‹- one›\ntwo'],
  ['‹›', '- ‹sample›'],
  ['one\n\n‹›\ntwo', 'one\n\n- ‹sample›\ntwo'],
])('a list turns %j into %j', (before, after) => {
  expect(draw(editMarkdown(read(before), 'list', 'sample'))).toBe(after)
})

test.each([
  ['see ‹this page› please', 'see [this page](‹https://›) please'],
  ['see ‹›', 'see [‹sample›](https://)'],
  ['see ‹https://firma.example/x› now', 'see [‹sample›](https://firma.example/x) now'],
  ['see ‹www.firma.example›', 'see [‹sample›](www.firma.example)'],
  ['see [this ‹page›](https://firma.example)', 'see ‹this page›'],
  ['see ‹[this page](https://firma.example)›', 'see ‹this page›'],
  ['[one](https://a.example)‹›', '[one](https://a.example)[‹sample›](https://)'],
])('a link turns %j into %j', (before, after) => {
  expect(draw(editMarkdown(read(before), 'link', 'sample'))).toBe(after)
})

test.each([
  ['', 'a', { start: 0, end: 0, inserted: 'a' }],
  ['the shop is', 'the **shop** is', { start: 4, end: 8, inserted: '**shop**' }],
  ['a **b** c', 'a b c', { start: 2, end: 7, inserted: 'b' }],
  ['aa', 'aaa', { start: 2, end: 2, inserted: 'a' }],
  ['same', 'same', { start: 4, end: 4, inserted: '' }],
])('from %j to %j only what changed is typed', (before, after, expected) => {
  expect(changedPart(before, after)).toEqual(expected)
})

const selections: fc.Arbitrary<SelectedText> = fc
  .string({ unit: fc.constantFrom('a', 'ä', ' ', '\n', '*', '_', '-', '[', ']', '(', ')') })
  .chain((text) =>
    fc
      .tuple(fc.nat(text.length), fc.nat(text.length))
      .map(([one, other]) => ({ text, start: Math.min(one, other), end: Math.max(one, other) })),
  )

test('whatever is selected, no word is lost, the selection lies in the text, and the change can be typed', () => {
  fc.assert(
    fc.property(selections, fc.constantFrom(...MARKDOWN_COMMANDS), (before, command) => {
      const after = editMarkdown(before, command, 'sample')
      const words = (text: string) => text.replace(/sample|https:\/\/|[^aä]/g, '')
      if (command !== 'link') expect(words(after.text)).toBe(words(before.text))
      expect(after.start).toBeGreaterThanOrEqual(0)
      expect(after.start).toBeLessThanOrEqual(after.end)
      expect(after.end).toBeLessThanOrEqual(after.text.length)
      const { start, end, inserted } = changedPart(before.text, after.text)
      expect(before.text.slice(0, start) + inserted + before.text.slice(end)).toBe(after.text)
    }),
  )
})
