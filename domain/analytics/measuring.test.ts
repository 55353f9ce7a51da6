import { expect, test } from 'vitest'

import { aConsent } from '../cookie-consent/a-consent.ts'
import { EVERYTHING, NOTHING, withCategory, withVendor } from '../cookie-consent/cookie-choice.ts'
import { consentMode, NOT_MEASURED, parseMeasuring, runningVendors, type Measuring } from './measuring.ts'

const EVERYWHERE: Measuring = {
  measurementId: 'G-ABC123DEF4',
  googleAdsId: 'AW-123456789',
  facebookPixelId: '123456789012345',
  matomo: { url: 'https://stats.agency.example/matomo/', siteId: '3' },
}

test.each([
  ['accepted', 'granted', 'granted'],
  ['analytics', 'denied', 'granted'],
  ['necessary', 'denied', 'denied'],
  ['rejected', 'denied', 'denied'],
  [null, 'denied', 'denied'],
] as const)('%s: ads %s, analytics %s', (result, ads, analytics) => {
  expect(consentMode(result)).toEqual({
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    analytics_storage: analytics,
  })
})

test('without a choice nothing runs, and whatever is accepted nothing that is not set up', () => {
  expect(runningVendors(null, EVERYWHERE)).toEqual([])
  expect(runningVendors(aConsent(), NOT_MEASURED)).toEqual([])
})

test.each([
  ['accepted', EVERYTHING, ['google_analytics', 'google_ads', 'facebook_pixel', 'matomo']],
  ['rejected', NOTHING, []],
  ['necessary', NOTHING, []],
  ['analytics', withCategory(NOTHING, 'analytics', true), ['google_analytics', 'matomo']],
  ['analytics', withVendor(NOTHING, 'matomo', true), ['matomo']],
  ['necessary', withVendor(NOTHING, 'facebook_pixel', true), ['facebook_pixel']],
  ['necessary', withVendor(NOTHING, 'google_ads', true), []],
] as const)('%s with %j runs %j', (result, choice, vendors) => {
  expect(runningVendors(aConsent({ result, ...choice }), EVERYWHERE)).toEqual(vendors)
})

test('the answer of the server is read as it is', () => {
  expect(parseMeasuring(JSON.parse(JSON.stringify(EVERYWHERE)))).toEqual(EVERYWHERE)
})

test.each([
  ['nothing', null],
  ['a text', 'G-ABC123DEF4'],
  ['another kind of id', { measurementId: 'UA-12345-1' }],
  ['an id that is more than one', { measurementId: 'G-ABC123&x=', googleAdsId: 'AW-1;' }],
  ['a number in place of a text', { facebookPixelId: 123456789 }],
  ['a Matomo without a site', { matomo: { url: 'https://stats.agency.example/' } }],
  ['a Matomo in the open', { matomo: { url: 'http://stats.agency.example/', siteId: '1' } }],
  ['a Matomo with a query', { matomo: { url: 'https://stats.agency.example/?x=/', siteId: '1' } }],
  ['a Matomo whose address ends a policy', { matomo: { url: 'https://a.example;/', siteId: '1' } }],
])('%s measures nothing', (_, answer) => {
  expect(parseMeasuring(answer)).toEqual(NOT_MEASURED)
})
