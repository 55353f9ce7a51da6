import { expect, test } from 'vitest'

import { findContactProblems, normalizeWebsite } from './contact-request.ts'

function aRequest(some: Record<string, string> = {}) {
  return { name: 'Mari', email: 'mari@firma.example', message: 'Please look at our site.', ...some }
}

test('a request with name, email and message is fine', () => {
  expect(findContactProblems(aRequest(), 'spec')).toEqual([])
  expect(findContactProblems(aRequest({ phone: '', url: '' }), 'mailable')).toEqual([])
})

test.each(['name', 'email', 'message'])('a blank %s is missing', (field) => {
  expect(findContactProblems(aRequest({ [field]: ' \n\t' }), 'spec')).toEqual([
    { field, code: 'field-missing' },
  ])
})

test('all problems are found at once', () => {
  const problems = findContactProblems(
    { name: '', email: 'nobody', message: ' ', url: 'ftp://x.example' },
    'spec',
  )
  expect(problems.map(({ field }) => field)).toEqual(['name', 'message', 'email', 'url'])
})

test('the server refuses an address the page lets pass', () => {
  const request = aRequest({ email: 'a,b@firma.example' })
  expect(findContactProblems(request, 'spec')).toEqual([])
  expect(findContactProblems(request, 'mailable')).toEqual([{ field: 'email', code: 'email-malformed' }])
})

test.each([
  ['firma.ee', 'https://firma.ee'],
  [' www.firma.ee/kontakt ', 'https://www.firma.ee/kontakt'],
  ['http://firma.ee', 'http://firma.ee'],
  ['HTTPS://Firma.ee?a=b', 'HTTPS://Firma.ee?a=b'],
  ['почта.рф', 'https://почта.рф'],
  ['firma.ee:8080/x', 'https://firma.ee:8080/x'],
])('%j is kept as %j', (typed, kept) => {
  expect(normalizeWebsite(typed)).toBe(kept)
})

test.each([
  '',
  'firma',
  'javascript:alert(1)',
  'ftp://firma.ee',
  'mari@firma.ee',
  'http://user:pass@firma.ee',
  'two words.ee',
  'data:text/html,x',
  'file:///etc/passwd',
])('%j is no website', (typed) => {
  expect(normalizeWebsite(typed)).toBeNull()
})
