import { afterAll, expect, test } from 'vitest'

import { SECOND, THIRD } from '#domain/language/a-locale.ts'
import { isLocale } from '#domain/language/locales.ts'

import { startTestApp } from '../../test-app.ts'
import { answerPage } from './answer-page.ts'
import { loadTestSite } from './test-site.ts'

const { app, [Symbol.asyncDispose]: close } = await startTestApp({ site: loadTestSite() })
afterAll(close)

async function ask(url: string, cookie?: string) {
  const response = await app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
  return { status: response.statusCode, location: response.headers.location, headers: response.headers }
}

/** Old addresses that lead to the same place. */
function rows(location: string, ...addresses: string[]) {
  return addresses.map((from) => ({ from, location }))
}

/** Addresses of languages that were taken off the site lead to English. */
const homeOf = (code: string) => (isLocale(code) ? `/${code}` : '/en')

/** Every row of spec §2 and of decisions 9 and 13. */
const ROWS = [
  ...rows('/', '/home', '/home-2', '/index', '/index.html'),
  ...rows('/en#contact', '/tickets', '/profile', '/contact', '/contacts', '/support', '/account'),
  ...['knowledge', 'faq', 'about', 'privacy'].flatMap((page) => rows(`/en/${page}`, `/${page}`)),
  ...['services', 'pricing', 'portfolio', 'testimonials'].flatMap((place) =>
    rows(`/en#${place}`, `/${place}`),
  ),
  ...rows(
    homeOf('nl'),
    '/diensten',
    '/diensten/seo',
    '/webdesign',
    '/website-laten-maken',
    '/nl-nl/diensten',
  ),
  ...['', '/knowledge', '/faq', '/about', '/privacy', '/nothing'].flatMap((page) =>
    rows(`${homeOf('et')}${page}`, `/ee${page}`),
  ),
  ...['en-us', 'et-ee', 'de-de', 'nl-nl', 'es-es', 'it-it', 'fr-fr', 'ru-ru'].flatMap((prefix) => {
    const own = `/${prefix.slice(0, 2)}`
    const home = homeOf(prefix.slice(0, 2))
    return [
      ...rows(home, `/${prefix}`, `/${prefix}/home-2`, `${own}/home`),
      ...rows(`${home}/articles/website-pricing-guide`, `/${prefix}/articles/website-pricing-guide`),
      ...['support', 'account', 'tickets', 'profile'].flatMap((page) =>
        rows(`${home}#contact`, `${own}/${page}`, `/${prefix}/${page}`),
      ),
    ]
  }),
  ...rows(`${homeOf('et')}#contact`, '/ee/support'),
  ...rows('/en/articles/website-pricing-guide', '/articles/website-pricing-guide'),
  ...rows('/en/knowledge', '/articles'),
]

test.each(ROWS)('$from moves for good to $location, in any spelling and with its query', async (row) => {
  const { from, location } = row
  expect(await ask(from)).toMatchObject({ status: 301, location })
  const spelling = from.replace(/^\/[^/]+/, (segment) => segment.toUpperCase())
  expect(await ask(`${spelling}/`)).toMatchObject({ status: 301, location })
  const [path = '', fragment] = location.split('#')
  const place = fragment === undefined ? '' : `#${fragment}`
  const query = '?utm_source=old&a=%20b'
  expect(await ask(`${from}${query}`)).toMatchObject({ location: `${path}${query}${place}` })
})

test('a redirect is kept for an hour, carries the security headers and no body', async () => {
  const { headers } = await ask('/tickets')
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-length': '0',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
})

test.each(['/chatbot', '/en', '/en/articles/website-pricing-guide'])('%s is its own page', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 200, location: undefined })
})

test.each([
  [`/en/articles/website-pricing-guide?lang=${THIRD}`, `/${THIRD}/articles/website-pricing-guide`],
  [
    `/en/articles/website-pricing-guide?lng=${THIRD.toUpperCase()}&utm=1&lang=xx`,
    `/${THIRD}/articles/website-pricing-guide?utm=1`,
  ],
  [`/en?lang=${SECOND}&lng=${THIRD}`, `/${SECOND}`],
])('%s is answered by %s, the same page in the asked language', async (url, location) => {
  const { status, headers } = await ask(url)
  expect([status, headers.location, headers['cache-control']]).toEqual([302, location, 'private, no-store'])
})

test.each([
  `/${THIRD}/articles/website-pricing-guide?lang=${THIRD}`,
  ...(THIRD === SECOND ? [] : [`/en/privacy?lang=${THIRD}`]), // there is no such page in this build
  '/en?lang=xx',
  '/en?lang=//evil.example',
  `/chatbot?lang=${THIRD}`,
  `/logo.png?lang=${THIRD}`,
])('%s is the page as it is', async (url) => {
  expect(await ask(url, `i18next=${SECOND}`)).toMatchObject({ status: 200, location: undefined })
})

test.each([
  [`/articles/website-pricing-guide?lang=${THIRD}`, `/${THIRD}/articles/website-pricing-guide`],
  ['/articles/website-pricing-guide?lang=xx&a=1', '/en/articles/website-pricing-guide?lang=xx&a=1'],
  [`/Tickets/?lang=${THIRD}&a=1`, `/${THIRD}?a=1#contact`],
  [`/home?lang=${THIRD}`, `/${THIRD}`],
  [`/en-us/?lang=${THIRD}`, `/${THIRD}`],
  [`/en/?lang=${THIRD}`, `/${THIRD}`],
  [`/EN/Articles/Website-Pricing-Guide/?lang=${THIRD}`, `/${THIRD}/articles/website-pricing-guide`],
  ['/EE/Articles/Website-Pricing-Guide', `${homeOf('et')}/articles/website-pricing-guide`],
])('%s goes to %s in one hop', async (url, location) => {
  expect(await ask(url)).toMatchObject({ status: 301, location })
  expect((await ask(location)).status).toBe(200)
})

test.each([
  ...rows('/en', '/EN', '/En/', '/en/', '/en//'),
  ...rows('/en/privacy?a=1&b=2', '/en/privacy/?a=1&b=2'),
])('$from is a spelling of $location', async ({ from, location }) => {
  expect(await ask(from)).toMatchObject({ status: 301, location })
})

test('old addresses take no more than they may', async () => {
  for (const url of ['/en/diensten', '/services/seo', '/homes', '/eesti', '/articles//x']) {
    expect((await ask(url)).status, url).toBe(404)
  }
})

test.each([
  ['/en/?a=<b>"', '/en?a=%3Cb%3E%22'],
  ['/ee/?a={b}|`^\\', `${homeOf('et')}?a=%7Bb%7D%7C%60%5E%5C`],
])('%s leads to an address without anything a page could take for markup', (url, location) => {
  const request = { url, acceptEncoding: '', acceptLanguage: '', cookie: '', ifNoneMatch: '' }
  expect(answerPage(loadTestSite(), request).headers['location']).toBe(location)
})

test('an old address of a page this site does without leads to its home page', async () => {
  const without = new Map([...loadTestSite()].filter(([path]) => path !== '/en/knowledge'))
  await using other = await startTestApp({ site: without })
  const { headers } = await other.app.inject({ url: '/knowledge?a=1' })
  expect(headers.location).toBe('/en?a=1')
})
