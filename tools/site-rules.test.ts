import { expect, test } from 'vitest'

import { checkPages, type BuiltPage } from './site-rules.ts'

function aPage(path: string, body: string, head = ''): BuiltPage {
  const title = `A title of page ${path} that is long enough`
  const description = `A description of page ${path} that is long enough to be shown by search engines`
  return {
    path,
    html: `<!doctype html><html lang="${path.split('/')[1] ?? ''}"><head><title>${title}</title><meta name="description" content="${description}">${head}</head><body><h1>x</h1>${body}</body></html>`,
  }
}

test('a clean page has no problems', () => {
  const pages = [
    aPage('/en', '<a href="/en/privacy">p</a><a href="#top">t</a><i id="top"></i>'),
    aPage('/en/privacy', ''),
  ]
  expect(checkPages(pages, new Set())).toEqual([])
})

test.each([
  ['a style attribute', '<p style="color:red">x</p>', /style attribute/],
  ['an inline handler', '<p onclick="x()">x</p>', /inline handler/],
  ['a foreign image', '<img src="https://other.example/x.png">', /another server/],
  ['a second h1', '<h1>y</h1>', /2 h1/],
  ['an unfilled placeholder', '<p>costs {price}</p>', /placeholder/],
  ['a dead link', '<a href="/en/lost">x</a>', /does not exist/],
  ['a dead fragment', '<a href="#lost">x</a>', /no such place/],
  ['a link into another language', '<a href="/de">x</a>', /another language/],
])('%s is found', (_, body, expected) => {
  expect(checkPages([aPage('/en', body), aPage('/de', '')], new Set()).join('\n')).toMatch(expected)
})

test('a language link may lead into another language', () => {
  expect(
    checkPages([aPage('/en', '<a href="/de" hreflang="de">x</a>'), aPage('/de', '')], new Set()),
  ).toEqual([])
})

test('a link with ?lang= is followed to where the server takes it', () => {
  const pages = [aPage('/en', '<i id="knowledge"></i>'), aPage('/de', ''), aPage('/en/articles/a', '')]
  const problemsOf = (href: string) =>
    checkPages([...pages, aPage('/en/x', `<a href="${href}">x</a>`)], new Set()).join('\n')
  expect(problemsOf('/?lang=en#knowledge')).toBe('')
  expect(problemsOf('/en/articles/a?lang=en')).toBe('')
  expect(problemsOf('/?lang=de')).toMatch(/another language/)
  expect(problemsOf('/?lang=en#lost')).toMatch(/no such place/)
})

test('two pages of a language must not share a title', () => {
  const page = aPage('/en', '')
  expect(checkPages([page, { ...page, path: '/en/again' }], new Set())[0]).toMatch(/same title/)
})
