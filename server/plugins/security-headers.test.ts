import { expect, test } from 'vitest'

import { startTestApp } from '../test-app.ts'

test.each([
  ['GET', '/healthz', 200],
  ['POST', '/api/contact', 400],
  ['GET', '/api/contact', 405],
  ['GET', '/api/nothing', 404],
  ['GET', '/%zz', 400],
  ['GET', '/en', 503],
  ['PROPFIND', '/en', 404],
])('%s %s (%i) carries the security headers', async (method, url, status) => {
  await using app = await startTestApp()
  const response = await app.app.inject({ method: method as 'GET', url })
  expect(response.statusCode).toBe(status)
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
  })
  expect(response.headers['permissions-policy']).toContain('camera=()')
})
