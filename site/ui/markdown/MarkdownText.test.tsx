import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { MarkdownText } from './MarkdownText.tsx'

/** Without the spans that protect React's text nodes from a translating browser. */
function markup(text: string): string {
  return renderToStaticMarkup(<MarkdownText text={text} />).replace(/<\/?span>/g, '')
}

test.each([
  ['one\ntwo', '<p>one<br/>two</p>'],
  ['one\n\ntwo', '<p>one</p><p>two</p>'],
  ['**bold** and _italic_', '<p><strong>bold</strong> and <em>italic</em></p>'],
  ['**_both_**', '<p><strong><em>both</em></strong></p>'],
  ['- one\n- **two**', '<ul><li>one</li><li><strong>two</strong></li></ul>'],
  ['3. one\n4. two', '<ol start="3"><li>one</li><li>two</li></ol>'],
  ['- one\n  - under', '<ul><li>one<ul><li>under</li></ul></li></ul>'],
  [
    '[shop](https://firma.example/a?b=1&c=2)',
    '<p><a href="https://firma.example/a?b=1&amp;c=2" target="_blank" rel="noopener">shop</a></p>',
  ],
  [
    '<mari@firma.example>',
    '<p><a href="mailto:mari@firma.example" target="_blank" rel="noopener">mari@firma.example</a></p>',
  ],
  ['a \\* b & c < d', '<p>a * b &amp; c &lt; d</p>'],
])('%j is shown as %s', (text, html) => {
  expect(markup(text)).toBe(html)
})

test.each(['- ', '1. ', '**_', '[x](', '> - ', '<b>'])('%j again and again stays the text it is', (mark) => {
  const text = mark.repeat(20_000)
  expect(markup(text)).toBe(`<p>${text.trim().replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`)
})

test.each([
  ['[x](javascript:alert(1))'],
  ['[x](JaVaScRiPt:alert(1))'],
  ['[x](data:text/html,y)'],
  ['[x](/relative)'],
  ['[x](https://)'],
  ['![x](https://firma.example/x.png)'],
  ['<b>x</b>'],
  ['<script>alert(1)</script>'],
  ['# Heading'],
  ['> quote'],
  ['`code`'],
  ['| a | b |\n|---|---|\n| 1 | 2 |'],
  ['~~gone~~'],
])('%j stays the text it is', (text) => {
  const html = markup(text)
  expect(html.replaceAll('<br/>', '\n').replace(/<\/?p>/g, '')).toBe(
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  )
})
