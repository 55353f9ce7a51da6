import { expect, test } from 'vitest'

import { hasExitOffer } from './has-exit-offer.ts'

test.each(['/', '/faq', '/about', '/knowledge', '/articles/website-pricing-guide'])(
  'the popup may open on %s',
  (page) => {
    expect(hasExitOffer(page, false)).toBe(true)
  },
)

test.each([
  ['/privacy', false],
  ['/chatbot', false],
  ['/contact/sent', true],
  ['/ticket', true],
  ['/404', true],
] as const)('the popup never opens on %s', (page, isHidden) => {
  expect(hasExitOffer(page, isHidden)).toBe(false)
})
