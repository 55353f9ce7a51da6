import { expect, test } from 'vitest'

import { hiddenPages } from './hosting.ts'

test('a page at an address that redirects is found, whatever slash the build gives it', () => {
  expect(hiddenPages(['/', '/en', '/en/contact/sent', '/en/support/', '/articles/x', '/chatbot/'])).toEqual([
    '/en/support/',
    '/articles/x',
  ])
})
