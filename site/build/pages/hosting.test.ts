import { expect, test } from 'vitest'

import { findRedirect, REDIRECT_RULES, withoutTrailingSlashes } from '#domain/redirects/redirects.ts'

import { caddyRedirects, hiddenPages, livingRules, nginxRedirects, staticHostRedirects } from './hosting.ts'

test('a page at an address that redirects is found, whatever slash the build gives it', () => {
  expect(hiddenPages(['/', '/en', '/en/contact/sent', '/en/support/', '/articles/x', '/chatbot/'])).toEqual([
    '/en/support/',
    '/articles/x',
  ])
})

test('a redirect to a page the agency does without leads home', () => {
  const rules = livingRules(['', '/en', '/en/faq', '/en/about', '/en/privacy'])
  const targetOf = (from: string) => rules.find((rule) => rule.from === from)?.to
  expect(targetOf('/faq')).toEqual({ path: '/en/faq', fragment: null })
  expect(targetOf('/knowledge')).toEqual({ path: '/en', fragment: null })
  expect(targetOf('/pricing')).toEqual({ path: '/en', fragment: 'pricing' })
  expect(targetOf('/home')).toEqual({ path: '/', fragment: null })
})

/** Reads an export as its host does: from an address without query to a location, or null. */
type Host = (path: string) => string | null

/** A rule may start with `/x/*`; the rest replaces `:splat`. */
const netlify: Host = (path) => {
  for (const line of staticHostRedirects(REDIRECT_RULES).split('\n')) {
    const [from = '', to = '', status] = line.split(' ')
    if (status !== '301') continue
    if (from === path) return to
    const start = from.endsWith('/*') ? from.slice(0, -1) : null
    if (start !== null && path.startsWith(start)) return to.replace(':splat', path.slice(start.length))
  }
  return null
}

/** Plain keys in any case first, then regular expressions in order. */
const nginx: Host = (path) => {
  const plain = withoutTrailingSlashes(path)
  const rows = [...nginxRedirects(REDIRECT_RULES).matchAll(/^ {2}"(\/|~\*)(\S*)" "(\S+)";$/gm)].map(
    ([, kind, key = '', value = '']) => ({ kind, key, value: value.replace('$is_args$args', '') }),
  )
  const exact = rows.find(({ kind, key }) => kind === '/' && `/${key}` === plain.toLowerCase())
  if (exact !== undefined) return exact.value
  for (const { kind, key, value } of rows) {
    const rest = kind === '~*' ? new RegExp(key, 'i').exec(plain)?.groups?.['valmis_rest'] : undefined
    if (rest !== undefined) return value.replace('$valmis_rest', rest)
  }
  return null
}

const caddy: Host = (path) => {
  for (const [, key = '', to = '', place = ''] of caddyRedirects(REDIRECT_RULES).matchAll(
    /^ {2}~\(\?i\)(\S+) (\S+) "(\S*)"$/gm,
  )) {
    const match = new RegExp(key, 'i').exec(path)
    if (match !== null) return `${to.replace('${1}', match[1] ?? '')}${place}`
  }
  return null
}

/** The location in the server's answer. */
const ours: Host = (path) => {
  const target = findRedirect(path)
  return target && `${target.path}${target.fragment === null ? '' : `#${target.fragment}`}`
}

const ADDRESSES = REDIRECT_RULES.map(({ from, rest }) => (rest === 'none' ? from : `${from}/x/home`))
const PAGES = [
  '/',
  '/en',
  '/et/knowledge',
  '/chatbot',
  '/en/articles/website-pricing-guide',
  '/homes',
  '/fr-frx',
]

/** None of them leads to another host. */
const TRICKS = ['//evil.example', '/fr-fr//evil.example', '/ee/\\evil.example', '/ee/../x', '/ee/%2fx']

test.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('%s answers every rule as the server does, in any case and with slashes behind it', (_, host) => {
  for (const path of [...ADDRESSES, ...PAGES]) {
    for (const spelling of [path, `${path}/`, `${path}//`, path.toUpperCase()]) {
      expect(host(spelling), spelling).toBe(ours(spelling))
    }
  }
  for (const path of TRICKS) expect(host(path), path).toBeNull()
})

test('Netlify and Cloudflare answer every rule as the server does, with a slash behind it and without', () => {
  for (const path of [...ADDRESSES, ...PAGES]) expect(netlify(path), path).toBe(ours(path))
  for (const path of REDIRECT_RULES.filter(({ rest }) => rest === 'none').map(({ from }) => from)) {
    expect(netlify(`${path}/`), path).toBe(ours(path))
  }
})

test('the file for Cloudflare keeps its order and its limits', () => {
  const kinds = staticHostRedirects(REDIRECT_RULES)
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.includes('*'))
  expect(kinds).toEqual(kinds.toSorted((one, other) => Number(one) - Number(other)))
  expect(kinds.filter((isDynamic) => isDynamic).length).toBeLessThanOrEqual(100)
  expect(kinds.length).toBeLessThanOrEqual(2_000)
})
