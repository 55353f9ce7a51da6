import { expect, test } from 'vitest'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { THIRD } from '#domain/language/a-locale.ts'
import { LOCALE_CODES } from '#domain/language/locales.ts'

import { type MailTemplates, readMailTemplates, createMailRenderer, type MailValues } from './render-mail.ts'
import { testFolder } from '../../test-app.ts'

function rendererOf(subject: string, markdown: string) {
  const byLanguage = Object.fromEntries(LOCALE_CODES.map((locale) => [locale, { subject, markdown }]))
  const templates = new Map([['kind', byLanguage]]) as unknown as MailTemplates
  const render = createMailRenderer(templates)
  return (values: MailValues) => render('kind', THIRD, values)
}

function bodyOf(html: string): string {
  return /<main>\n(.*)\n<\/main>/s.exec(html)?.[1] ?? ''
}

test('a template becomes a page of its language and a text', () => {
  const mail = rendererOf(
    'Hello {name}',
    '# Hi\n\nDear **{name}**,\nsee [us]({siteUrl}):\n\n1. one\n2. two\n\n- three',
  )({
    name: 'Mari',
    siteUrl: 'https://x.example',
  })
  expect(mail.subject).toBe('Hello Mari')
  expect(mail.html).toContain(`<html lang="${THIRD}">`)
  expect(bodyOf(mail.html)).toContain('Dear <strong>Mari</strong>,<br>see <a href="https://x.example">us</a>')
  expect(mail.text).toBe('Hi\n\nDear Mari,\nsee us: https://x.example:\n\n1. one\n2. two\n\n- three\n')
})

test('a link that is a paragraph of its own is a button, and the text says its address', () => {
  const mail = rendererOf(
    'x',
    'Your page:\n\n[Open]({siteUrl})\n\nAgency\n[{siteUrl}]({siteUrl})',
  )({
    siteUrl: 'https://x.example',
  })
  expect(bodyOf(mail.html)).toContain('<p class="act"><a href="https://x.example">Open</a></p>')
  expect(mail.html.match(/class="act"/g)).toHaveLength(1)
  expect(mail.text).toBe('Your page:\n\nOpen: https://x.example\n\nAgency\nhttps://x.example\n')
})

test.each([
  '<script>alert(1)</script>',
  '**bold** [x](https://evil.example) ![i](https://evil.example/i.png)',
  'https://evil.example www.evil.example me@evil.example',
  '# heading\n\n- list\n\n```\ncode',
  '" onmouseover="alert(1)',
  "'><img src=x onerror=alert(1)>",
  '{siteUrl} zqsiteUrlqz $& $1',
  '&lt;b&gt; &amp;',
])('what a visitor wrote stays what it is: %s', (words) => {
  const mail = rendererOf(
    'About',
    'Said:\n\n{message}\n\nend',
  )({ message: words, siteUrl: 'https://x.example' })
  const inside = bodyOf(mail.html)
    .replace(/^<p>Said:<\/p>\n<p>/, '')
    .replace(/<\/p>\n<p>end<\/p>$/, '')
  expect(inside.replaceAll('<br>\n', '\n')).not.toMatch(/[<>"']/)
  expect(mail.text).toBe(`Said:\n\n${words.replace(/^/gm, '    ')}\n\nend\n`)
})

test('a value inside a line cannot fake another line', () => {
  const mail = rendererOf('x', '- Name: {name}\n- Mail: {mail}')({ name: 'a\n- Mail: evil', mail: 'b' })
  expect(mail.text).toBe('- Name: a - Mail: evil\n- Mail: b\n')
})

test('without its style sheet a mail is still a sheet on the desk, with the red tick', () => {
  const { html } = rendererOf('x', 'By **{answerBy}**.')({ answerBy: 'Tuesday' })
  const plain = html.replace(/<style>.*<\/style>/s, '')
  expect(plain).not.toMatch(/\sstyle=/)
  expect(plain.match(/bgcolor="#[\da-f]{6}"/g)).toHaveLength(2)
  expect(plain).toContain('<font color="#')
  expect(bodyOf(html)).toBe('<p>By <strong class="deadline">Tuesday</strong>.</p>')
})

test('the subject is one line without controls or turned writing, and not endless', () => {
  const render = rendererOf('For {name}', 'x')
  expect(render({ name: 'a\r\nBcc: v@evil.tld\u0000\u202Eb' }).subject).toBe('For a Bcc: v@evil.tld b')
  expect(render({ name: 'a\u202E\r\n' }).subject).toBe('For a')
  expect(Array.from(render({ name: '𝒩'.repeat(500) }).subject)).toHaveLength(150)
  expect(render({ name: 'x'.repeat(146) }).subject).toBe(`For ${'x'.repeat(146)}`)
})

test('an empty value is a dash, a missing one an error', () => {
  const render = rendererOf('x', 'Telephone: {phone}')
  expect(render({ phone: '' }).text).toBe('Telephone: –\n')
  expect(() => render({})).toThrow('No value for {phone}')
})

test('a mail that was never written is an error that names it', () => {
  expect(() => createMailRenderer(new Map())('nothing', THIRD, {})).toThrow(
    `There is no mail "nothing" in "${THIRD}"`,
  )
})

function writtenParts(markdown: string) {
  const { html, text } = rendererOf('x', 'Said:\n\n{message}\n\nend')({ message: { markdown } })
  return {
    html: bodyOf(html)
      .slice('<p>Said:</p>\n'.length, -'\n<p>end</p>'.length)
      .replaceAll(/\n(?!$)/g, ''),
    text: text.slice('Said:\n\n'.length, -'\n\nend\n'.length).replace(/^ {4}/gm, ''),
  }
}

test.each([
  ['one\ntwo\n\nthree', '<p>one<br>two</p><p>three</p>', 'one\ntwo\n\nthree'],
  ['**_both_** of', '<p><strong><em>both</em></strong> of</p>', 'both of'],
  ['3. one\n4. **two**', '<ol start="3"><li>one</li><li><strong>two</strong></li></ol>', '3. one\n4. two'],
  ['- one\n  - under', '<ul><li>one<ul><li>under</li></ul></li></ul>', '- one\n\n  - under'],
  [
    '[your bank](https://evil.example/?a=1&b="2)',
    '<p><a href="https://evil.example/?a=1&amp;b=%222">your bank</a> (https://evil.example/?a=1&amp;b=%222)</p>',
    'your bank (https://evil.example/?a=1&b=%222)',
  ],
  [
    '[https://bank.example](https://evil.example)',
    '<p><a href="https://evil.example/">https://bank.example</a> (https://evil.example/)</p>',
    'https://bank.example (https://evil.example/)',
  ],
  [
    '<mari@firma.example>',
    '<p><a href="mailto:mari@firma.example">mari@firma.example</a></p>',
    'mari@firma.example',
  ],
  ['a \\* b & c < d', '<p>a * b &amp; c &lt; d</p>', 'a * b & c < d'],
  [' \n ', '<p> <br> </p>', ' \n '],
])('what is written in Markdown is shown as it means: %j', (markdown, html, text) => {
  expect(writtenParts(markdown)).toEqual({ html, text })
})

test.each([
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,y)',
  '[x](/relative)',
  '![x](https://firma.example/x.png)',
  '[![x](data:image/png,y)](javascript:y)',
  '<b onclick="x">x</b>',
  '<script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<!-- --!><img src=x>',
  '# Heading',
  '> <img src=x>',
  '```\n</main><script>\n```',
  '| a | b |\n|---|---|\n| <img src=x> | 2 |',
  '{siteUrl} zqsiteUrlqz $& $1',
  '&lt;b&gt; &amp;',
])('of what is no Markdown of ours nothing comes to life: %j', (markdown) => {
  const { html, text } = writtenParts(markdown)
  expect(text).toBe(markdown)
  expect(html.replaceAll(/<\/?p>|<br>/g, '')).not.toMatch(/[<>"']/)
})

test.each(['> ', '- ', '1. ', '* a ', '[', '*a_', '<a', '`'])('thousands of "%s" are a mail', (mark) => {
  for (const times of [450, 4_000]) {
    const { html } = writtenParts(`${mark.repeat(times)}a`)
    expect(html).toMatch(/^<(?:p|[uo]l)[ >].*a/s)
  }
})

test('Markdown inside a line stays inert', () => {
  const { html, text } = rendererOf('x', '- About: {about}')({ about: { markdown: '**a**\n# b' } })
  expect(bodyOf(html)).toContain('About: **a**<br>')
  expect(text).toBe('- About: **a** # b\n')
})

test('a missing language is named', async () => {
  await using folder = testFolder()
  expect(() => readMailTemplates(folder.path, ['greeting'])).toThrow(/greeting\/en\.md is missing/)
})

test.each(['Hello', '---\nsubject:\n---\n\ntext', '---\nsubject: x\n---\n'])(
  'a broken file is named: %j',
  async (text) => {
    await using folder = testFolder()
    mkdirSync(join(folder.path, 'greeting'))
    writeFileSync(join(folder.path, 'greeting/en.md'), text)
    expect(() => readMailTemplates(folder.path, ['greeting'])).toThrow(/greeting\/en\.md must begin with/)
  },
)
