import { expect, test } from 'vitest'

import { VENDORS } from './consent.ts'
import { necessaryStorage } from './storage.ts'
import { cookieScopes, matchingNames, VENDOR_TRACES } from './vendor-traces.ts'

test.each([
  ['www.shop.example.com', [null, 'www.shop.example.com', 'shop.example.com', 'example.com']],
  ['example.com', [null, 'example.com']],
  ['localhost', [null]],
  ['127.0.0.1', [null]],
  ['[::1]', [null]],
])('a page of %s sees cookies of these domains', (host, domains) => {
  expect(cookieScopes(host, '/').map(({ domain }) => domain)).toEqual(domains)
})

test('a page sees cookies of every path that leads to it', () => {
  expect(cookieScopes('localhost', '/en/faq/').map(({ path }) => path)).toEqual([
    '/',
    '/en',
    '/en/',
    '/en/faq',
    '/en/faq/',
  ])
})

test.each([
  ['google_analytics', ['_ga', '_ga_ABC123', '_gid', '_gat_gtag_UA_1']],
  ['google_ads', ['_gcl_au', '_gcl_aw', '_gac_UA-1']],
  ['facebook_pixel', ['_fbp', '_fbc']],
  ['matomo', ['_pk_id.1.1fff', '_pk_ses.1.1fff', 'mtm_consent', 'mtm_cookie_consent']],
] as const)('%s is known by its cookies', (vendor, names) => {
  const all = ['i18next', '_ga', '_ga_ABC123', '_gid', '_gat_gtag_UA_1', '_gcl_au', '_gcl_aw', '_gac_UA-1']
  all.push('_fbp', '_fbc', '_pk_id.1.1fff', '_pk_ses.1.1fff', 'mtm_consent', 'mtm_cookie_consent', 'mtm')
  expect(matchingNames(all, VENDOR_TRACES[vendor].cookies)).toEqual(names)
})

test('nothing the site itself needs is taken for a trace of a vendor', () => {
  for (const vendor of VENDORS) {
    const { cookies, localStorage } = VENDOR_TRACES[vendor]
    const needed = Object.values(necessaryStorage).flat()
    expect(matchingNames(needed, [...cookies, ...localStorage]), vendor).toEqual([])
  }
})
