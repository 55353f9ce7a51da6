import { expect, test } from 'vitest'

import { claims } from '#content/catalogue/claims.ts'
import { SECOND, THIRD } from '#domain/language/a-locale.ts'

import { checkPages } from './check-pages.ts'
import { aPage, absolute, alternatesOf, aSite } from './a-built-page.ts'
import type { BuiltPage } from './built-page.ts'
import { problemOfAddress } from './links.ts'

const { value, reviews } = claims.rating

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

const withoutDefault = (alternates: string) => alternates.replace(/<[^<]*x-default[^>]*>/, '')

test.each<[fault: string, parts: Parameters<typeof aPage>[1], expected: RegExp]>([
  ['a style attribute', { body: '<p style="color:red">x</p>' }, /style attribute/],
  ['an inline handler', { body: '<p onclick="x()">x</p>' }, /inline handler/],
  ['a foreign image', { body: '<img src="https://other.example/x.png">' }, /another server for something/],
  ['a second h1', { body: '<h1>y</h1>' }, /2 h1/],
  ['an unfilled placeholder', { body: '<p>costs {price}</p>' }, /placeholder/],
  ['a dead link', { body: '<a class="x" href="/en/lost">x</a>' }, /does not exist/],
  ['a dead whole address', { body: `<a href="${absolute('/en/lost')}">x</a>` }, /does not exist/],
  ['a dead fragment', { body: '<a href="#lost">x</a>' }, /no such place/],
  ['a link to another server', { body: '<a href="https://other.example/">x</a>' }, /on another server/],
  ['a link into another language', { body: `<a href="/${THIRD}/a">x</a>` }, /another language/],
  ['a dead icon', { head: '<link rel="icon" href="/lost.svg">' }, /lost\.svg, which does not exist/],
  [
    'a dead feed',
    { head: '<link rel="alternate" type="application/rss+xml" href="/en/lost.xml">' },
    /lost\.xml, which does not/,
  ],
  ['a dead manifest', { head: '<link rel="manifest" href="/lost.json">' }, /lost\.json, which does not/],
  ['no canonical address', { canonical: 'x' }, /one canonical address/],
  ['an original that is none', { canonical: `/${THIRD}/lost` }, /original, which is none/],
  [
    'alternates without the page itself',
    { alternates: withoutDefault(alternatesOf('/en/a', [SECOND, THIRD])) },
    /name itself/,
  ],
  ['alternates without default', { alternates: withoutDefault(alternatesOf('/en/a')) }, /no x-default/],
  [
    'a dead alternate',
    { head: `<link rel="alternate" hreflang="xx" href="${absolute('/xx/a')}">` },
    /\/xx\/a, which does not exist/,
  ],
  [
    'an alternate of the wrong language',
    { alternates: alternatesOf('/en/a').replace(`hreflang="${SECOND}"`, 'hreflang="xx"') },
    new RegExp(`says that /${SECOND}/a is in xx`),
  ],
  ['a reference to nothing', { graph: [{ publisher: { '@id': '#lost' } }] }, /points to #lost/],
  ['data with a dead picture', { graph: [{ image: '/share/lost.png' }] }, /lost\.png, which does not/],
  [
    'a price the page does not show',
    { graph: [{ '@type': 'Offer', name: 'Starter', price: 438 }], body: '<data value="437">x</data>' },
    /Starter at 438/,
  ],
  [
    'an answer the page does not give',
    { graph: [aQuestion('Why?', 'Because.')], body: 'Why? No.' },
    /does not: Because\./,
  ],
  [
    'another rating',
    { graph: [{ '@type': 'AggregateRating', ratingValue: value, reviewCount: reviews + 1 }] },
    /another rating/,
  ],
  ['a long headline', { graph: [{ '@type': 'Article', headline: 'x'.repeat(111) }] }, /headline/],
  ['breadcrumbs to a lost page', { graph: [breadcrumbs('/en/lost')] }, /lost, which does not exist/],
  ['breadcrumbs that end elsewhere', { graph: [breadcrumbs(`/${THIRD}/a`)] }, /end elsewhere/],
])('%s is found', (_, parts, expected) => {
  expect(problemsOf(...inThreeLanguages(aPage('/en/a', parts)))).toMatch(expected)
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

test('an alternate that does not answer is found', () => {
  const pages = inThreeLanguages(aPage('/en/a'))
  pages[2] = aPage(`/${THIRD}/a`, {
    alternates: withoutDefault(alternatesOf(`/${THIRD}/a`, [SECOND, THIRD])),
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

const IMAGE = /"og:image" content="[^"]*"/
const TYPE = '<meta property="og:type" content="article"></head>'

test.each([
  ['a lost picture', IMAGE, '"og:image" content="/share/lost.png"', /lost\.png/],
  ['no description', /<meta property="og:description"[^>]*>/, '', /no og:description/],
  ['no text for its picture', /<meta property="og:image:alt"[^>]*>/, '', /no og:image:alt/],
  ['another address', /"og:url" content="[^"]*"/, `"og:url" content="/${THIRD}/a"`, /another address/],
  ['an article without dates', '</head>', TYPE, /published_time/],
  ['no structured data', /<script type="application\/ld\+json">.*?<\/script>/, '', /0 blocks/],
])('a page with %s is found', (_, part, replacement, expected) => {
  const { path, html } = aPage('/en/a')
  expect(problemsOf(...inThreeLanguages({ path, html: html.replace(part, replacement) }))).toMatch(expected)
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

function aQuestion(name: string, text: string): object {
  return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text } }
}

function breadcrumbs(path: string): object {
  return { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', item: absolute(path) }] }
}
