import { expect } from 'vitest'

import { startTestApp, test } from '../../test-app.ts'

test('a site without settings is measured by nobody', async ({ app: server }) => {
  const response = await server.app.inject('/api/measuring')
  expect(response.statusCode).toBe(200)
  expect(response.json()).toEqual({
    measurementId: null,
    googleAdsId: null,
    facebookPixelId: null,
    matomo: null,
  })
})

test('the settings are told as they are', async () => {
  const env = {
    MEASUREMENT_ID: 'G-ABC123DEF4',
    GOOGLE_ADS_ID: 'AW-123456789',
    FACEBOOK_PIXEL_ID: '123456789012345',
    MATOMO_URL: 'https://stats.agency.example/matomo',
    MATOMO_SITE_ID: '7',
  }
  await using server = await startTestApp({ env })
  const response = await server.app.inject('/api/measuring')
  expect(response.json()).toEqual({
    measurementId: 'G-ABC123DEF4',
    googleAdsId: 'AW-123456789',
    facebookPixelId: '123456789012345',
    matomo: { url: 'https://stats.agency.example/matomo/', siteId: '7' },
  })
  expect(response.headers['cache-control']).toBe('no-store')
})
