import { expect, test } from 'vitest'

import { claims } from '#content/catalogue/claims.ts'
import { SECOND, THIRD } from '#domain/language/a-locale.ts'

import { checkPages } from './site-rules.ts'
import { aPage, absolute, alternatesOf, aSite } from './site-rules/a-built-page.ts'
import type { BuiltPage } from './site-rules/built-page.ts'
import { problemOfAddress } from './site-rules/links.ts'

const { value, reviews } = claims.rating

/** A page in all three languages; the English one is given. */
function inThreeLanguages(english: BuiltPage): BuiltPage[] {
  return [english, ...[SECOND, THIRD].map((locale) => aPage(english.path.replace('/en', `/${locale}`)))]
}

function problemsOf(...pages: BuiltPage[]): string {
  return checkPages(aSite(...pages)).join('\n')
}

test('a clean site has no problems', () => {
  const body = `<a href="/en/a#top">t</a><a href="${absolute('/en/a')}">t</a><i id="top"></i><a href="mailto:a@b.example">m</a>`
  const head = '<link rel="icon" href="/favicon.svg">'
  expect(problemsOf(...inThreeLanguages(aPage('/en/a', { body, head })))).toBe('')
})

test.each([
  ['a style attribute', '<p style="color:red">x</p>', /style attribute/],
  ['an inline handler', '<p onclick="x()">x</p>', /inline handler/],
  ['a foreign image', '<img src="https://other.example/x.png">', /another server for something/],
  ['a second h1', '<h1>y</h1>', /2 h1/],
  ['an unfilled placeholder', '<p>costs {price}</p>', /placeholder/],
  ['a dead link', '<a class="x" href="/en/lost">x</a>', /does not exist/],
  ['a dead link with the whole address', `<a href="${absolute('/en/lost')}">x</a>`, /does not exist/],
  ['a dead fragment', '<a href="#lost">x</a>', /no such place/],
  ['a link to another server', '<a href="https://other.example/">x</a>', /on another server/],
  ['a link into another language', `<a href="/${THIRD}/a">x</a>`, /another language/],
])('%s is found', (_, body, expected) => {
  expect(problemsOf(...inThreeLanguages(aPage('/en/a', { body })))).toMatch(expected)
})

test.each([
  ['icon', '<link rel="icon" href="/lost.svg">', /lost\.svg, which does not exist/],
  [
    'feed',
    '<link rel="alternate" type="application/rss+xml" href="/en/lost.xml">',
    /lost\.xml, which does not/,
  ],
  ['manifest', '<link rel="manifest" href="/lost.webmanifest">', /lost\.webmanifest, which does not/],
])('a dead %s of the head is found', (_, head, expected) => {
  expect(problemsOf(...inThreeLanguages(aPage('/en/a', { head })))).toMatch(expected)
})

test('a language link may lead into another language', () => {
  const body = `<a href="/${THIRD}/a" hreflang="${THIRD}">x</a>`
  expect(problemsOf(...inThreeLanguages(aPage('/en/a', { body })))).toBe('')
})

test('a link with ?lang= is followed to where the server takes it', () => {
  const home = inThreeLanguages(aPage('/en', { body: '<i id="knowledge"></i>', alternates: '' }))
  const article = inThreeLanguages(aPage('/en/articles/a'))
  const problemsWith = (href: string) =>
    checkPages(
      aSite(...home, ...article, ...inThreeLanguages(aPage('/en/x', { body: `<a href="${href}">x</a>` }))),
    )
      .filter((problem) => problem.startsWith('/en/x '))
      .join('\n')
  expect(problemsWith('/?lang=en#knowledge')).toBe('')
  expect(problemsWith('/en/articles/a?lang=en')).toBe('')
  expect(problemsWith(`/?lang=${THIRD}`)).toMatch(/another language/)
  expect(problemsWith('/?lang=en#lost')).toMatch(/no such place/)
})

test('two pages of a language must not share a title', () => {
  const page = aPage('/en/a')
  expect(problemsOf(page, { ...page, path: '/en/again' })).toMatch(/same title/)
})

test('a hidden page needs no alternates, no card and no structured data', () => {
  const { path, html } = aPage('/en/a')
  const hidden = html.replace(/<link.*<\/script>/, '<meta name="robots" content="noindex">')
  expect(problemsOf({ path, html: hidden })).toBe('')
})

test.each([
  ['no canonical address', { canonical: 'x' }, /one canonical address/],
  ['another page as its original, which is none', { canonical: `/${THIRD}/lost` }, /original, which is none/],
  [
    'itself left out',
    { alternates: alternatesOf('/en/a', [SECOND, THIRD]).replace(/<[^<]*x-default[^>]*>/, '') },
    /name itself/,
  ],
  ['no default', { alternates: alternatesOf('/en/a').replace(/<[^<]*x-default[^>]*>/, '') }, /no x-default/],
  [
    'an alternate that does not exist',
    {
      alternates: `${alternatesOf('/en/a')}<link rel="alternate" hreflang="xx" href="${absolute('/xx/a')}">`,
    },
    /\/xx\/a, which does not exist/,
  ],
  [
    'a wrong language',
    { alternates: alternatesOf('/en/a').replace(`hreflang="${SECOND}"`, 'hreflang="xx"') },
    new RegExp(`says that /${SECOND}/a is in xx`),
  ],
])('alternates with %s are found', (_, parts, expected) => {
  expect(problemsOf(...inThreeLanguages(aPage('/en/a', parts)))).toMatch(expected)
})

test('an alternate that does not answer is found', () => {
  const pages = inThreeLanguages(aPage('/en/a'))
  pages[2] = aPage(`/${THIRD}/a`, {
    alternates: alternatesOf(`/${THIRD}/a`, [SECOND, THIRD]).replace(/<[^<]*x-default[^>]*>/, ''),
  })
  expect(problemsOf(...pages)).toContain(`/en/a names the alternate /${THIRD}/a, which does not name it back`)
})

test('a page that is no translation names its original and nothing else', () => {
  const two = { alternates: alternatesOf('/en/a', ['en', SECOND]) }
  const pages = [aPage('/en/a', two), aPage(`/${SECOND}/a`, two)]
  const english = { canonical: '/en/a' }
  expect(problemsOf(...pages, aPage('/en/copy', { ...english, alternates: '' }))).toBe('')
  expect(problemsOf(...pages, aPage('/en/copy', english))).toMatch(/must not name alternates/)
})

test.each([
  [
    'a picture that does not exist',
    /"og:image" content="[^"]*"/,
    '"og:image" content="/share/lost.png"',
    /lost\.png/,
  ],
  ['no description', /<meta property="og:description"[^>]*>/, '', /no og:description/],
  ['no text for its picture', /<meta property="og:image:alt"[^>]*>/, '', /no og:image:alt/],
  ['another address', /"og:url" content="[^"]*"/, `"og:url" content="/${THIRD}/a"`, /another address/],
  [
    'an article without dates',
    '</head>',
    '<meta property="og:type" content="article"></head>',
    /published_time/,
  ],
])('a card with %s is found', (_, part, replacement, expected) => {
  const { path, html } = aPage('/en/a')
  expect(problemsOf(...inThreeLanguages({ path, html: html.replace(part, replacement) }))).toMatch(expected)
})

test.each([
  [
    'a reference that leads nowhere',
    { '@type': 'WebSite', publisher: { '@id': '#lost' } },
    '',
    /points to #lost/,
  ],
  [
    'a picture that does not exist',
    { '@type': 'Article', image: '/share/lost.png' },
    '',
    /lost\.png, which does not/,
  ],
  [
    'a price the page does not show',
    { '@type': 'Offer', name: 'Starter', price: 438 },
    '<data value="437">x</data>',
    /Starter at 438/,
  ],
  ['an answer the page does not give', aQuestion('Why?', 'Because.'), 'Why? No.', /does not: Because\./],
  [
    'another rating',
    { '@type': 'AggregateRating', ratingValue: value, reviewCount: reviews + 1 },
    '',
    /another rating/,
  ],
  ['a headline that is too long', { '@type': 'Article', headline: 'x'.repeat(111) }, '', /headline/],
  ['breadcrumbs to a lost page', breadcrumbs('/en/lost'), '', /lost, which does not exist/],
  ['breadcrumbs that end elsewhere', breadcrumbs(`/${THIRD}/a`), '', /end elsewhere/],
])('structured data with %s is found', (_, node, body, expected) => {
  expect(problemsOf(...inThreeLanguages(aPage('/en/a', { graph: [node], body })))).toMatch(expected)
})

test('structured data that says what the page says is right', () => {
  const graph = [
    { '@type': 'Organization', '@id': '#us', logo: absolute('/favicon.svg') },
    { '@type': 'WebSite', publisher: { '@id': '#us' } },
    { '@type': 'Offer', price: 437 },
    aQuestion('How long?', 'From 2–4 days on.'),
    { '@type': 'AggregateRating', ratingValue: value, reviewCount: reviews },
    breadcrumbs('/en/a'),
  ]
  const body = '<h2>How long?</h2><p>From <b>2–\u20604 days</b> on.</p><data value="437">$437</data>'
  expect(problemsOf(...inThreeLanguages(aPage('/en/a', { graph, body })))).toBe('')
})

test('a link out is right where its address is named, and nowhere else', () => {
  const page = aPage('/en/a')
  const problemOf = (address: string) =>
    problemOfAddress(address, page, aSite(page), new Set(['https://client.example/']))
  expect(problemOf('https://client.example/')).toBeNull()
  expect(problemOf('https://client.example/other')).toMatch(/links\.ts/)
})

test('a page has one block of structured data', () => {
  const { path, html } = aPage('/en/a')
  const none = { path, html: html.replace(/<script type="application\/ld\+json">.*?<\/script>/, '') }
  expect(problemsOf(...inThreeLanguages(none))).toMatch(/0 blocks/)
})

function aQuestion(name: string, text: string): object {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }
}

function breadcrumbs(path: string): object {
  return { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', item: absolute(path) }] }
}
