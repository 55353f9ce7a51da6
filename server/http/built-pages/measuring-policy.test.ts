import { expect, test } from 'vitest'

import { NOT_MEASURED } from '#domain/analytics/measuring.ts'
import { THIRD } from '#domain/language/a-locale.ts'

import { testFolder } from '../../test-app.ts'
import { loadSite } from './load-site.ts'
import { widenPolicy } from './measuring-policy.ts'
import { writeTestSite } from './test-site.ts'

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-x'; img-src 'self' data:; connect-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'"
const GOOGLE = { ...NOT_MEASURED, measurementId: 'G-ABC123DEF4' }

test('a site that is not measured keeps its policy to the letter', () => {
  expect(widenPolicy(POLICY, '/en', NOT_MEASURED)).toBe(POLICY)
})

test.each(['/en/ticket', '/showcase/ghent-bakery', '/'])('%s keeps it in any case', (path) => {
  expect(widenPolicy(POLICY, path, GOOGLE)).toBe(POLICY)
})

test('with Google Analytics a page may reach what it needs, and nothing else', () => {
  expect(widenPolicy(POLICY, '/en', GOOGLE).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'sha256-x' https://*.googletagmanager.com",
    "img-src 'self' data: https://*.google-analytics.com https://*.googletagmanager.com",
    "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    "require-trusted-types-for 'script'",
    'trusted-types goog#html default',
  ])
})

test('a Matomo of the agency’s own is reached by its origin', () => {
  const matomo = { url: 'https://stats.agency.example/matomo/', siteId: '1' }
  const policy = widenPolicy(POLICY, '/en', { ...NOT_MEASURED, matomo })
  expect(policy).toContain("script-src 'self' 'sha256-x' https://stats.agency.example;")
  expect(policy).toContain("connect-src 'self' https://stats.agency.example;")
  expect(policy).toMatch(/trusted-types default$/)
  expect(policy).not.toContain('google')
})

test('vendors add up, and none is named twice', () => {
  const all = { ...GOOGLE, googleAdsId: 'AW-123456789', facebookPixelId: '123456789012345' }
  const policy = widenPolicy(POLICY, '/en', all)
  expect(policy).toContain('https://connect.facebook.net')
  expect(policy).toContain('frame-src https://www.googletagmanager.com')
  for (const directive of policy.split('; ')) {
    const sources = directive.split(' ')
    expect(sources, directive).toEqual([...new Set(sources)])
  }
  expect(policy).not.toMatch(/unsafe|\*(?!\.)/)
})

test('pages allow who measures them in every encoding and when unchanged; other files know nothing of it', async () => {
  await using folder = testFolder()
  writeTestSite(folder.path)
  const site = loadSite(folder.path, GOOGLE)
  const page = site.get(`/${THIRD}`)
  const policies = [page?.identity, ...Object.values(page?.compressed ?? {})].flatMap((variant) => [
    variant?.headers['content-security-policy'],
    variant?.unchanged['content-security-policy'],
  ])
  expect(policies).toHaveLength(6)
  for (const policy of policies) expect(policy).toContain('googletagmanager')
  const script = site.get('/_astro/x.abc.js')?.identity.headers['content-security-policy']
  expect(script).not.toContain('google')
})
