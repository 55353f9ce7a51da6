import { expect, test } from 'vitest'

import { hiddenPages, livingRules } from './hosting.ts'

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
