import { expect, test } from 'vitest'

import { findRedirect, REDIRECT_RULES } from '#domain/redirects/redirects.ts'

import { hiddenPages, livingRules, staticHostRedirects } from './hosting.ts'

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

/** Reads the file as Netlify does: a rule may start with `/x/*`, whose rest replaces `:splat`. */
function netlify(path: string): string | null {
  for (const line of staticHostRedirects(REDIRECT_RULES).split('\n')) {
    const [from = '', to = '', status] = line.split(' ')
    if (status !== '301') continue
    if (from === path) return to
    const start = from.endsWith('/*') ? from.slice(0, -1) : null
    if (start !== null && path.startsWith(start)) return to.replace(':splat', path.slice(start.length))
  }
  return null
}

/** The location in the server's answer. */
function ours(path: string): string | null {
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
