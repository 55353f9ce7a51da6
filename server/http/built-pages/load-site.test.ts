import { expect, test } from 'vitest'

import { NOT_MEASURED } from '#domain/analytics/measuring.ts'
import { THIRD } from '#domain/language/a-locale.ts'

import { testFolder } from '../../test-app.ts'
import { loadSite } from './load-site.ts'
import { writeTestSite } from './test-site.ts'

test('pages allow who measures them in every encoding and when unchanged; other files know nothing of it', async () => {
  await using folder = testFolder()
  writeTestSite(folder.path)
  const site = loadSite(folder.path, { ...NOT_MEASURED, measurementId: 'G-ABC123DEF4' })
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
