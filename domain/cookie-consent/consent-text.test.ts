import { expect, test } from 'vitest'

import { consentText } from './consent-text.ts'

test('a text names its words by their keys, in one order whatever order they are written in', () => {
  expect(consentText({ b: 'No', a: 'Yes' })).toBe('a: Yes\nb: No')
  expect(consentText({ a: 'Yes', b: 'No' })).toBe(consentText({ b: 'No', a: 'Yes' }))
})

test('another word makes another text', () => {
  expect(consentText({ a: 'Yes', b: 'No' })).not.toBe(consentText({ a: 'Yes', b: 'Never' }))
})
