import { expect, test } from 'vitest'

import { findContactProblems } from './find-contact-problems.ts'

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
