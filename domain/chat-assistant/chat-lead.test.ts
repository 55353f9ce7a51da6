import { expect, test } from 'vitest'

import { CHAT_LEAD_LIMITS, findLeadProblems, isChatEmail, isChatPhone, leadName } from './chat-lead.ts'

function aLead(some: Partial<Record<'email' | 'phone' | 'name', string>> = {}) {
  return { email: 'mari@firma.example', phone: '+372 555 01 23', name: 'Mari', ...some }
}

test.each(['5550123', '555-0123', '+372 555 01 23', '(302) 555-0142'])(
  '%s is a telephone number (spec §5)',
  (text) => {
    expect(isChatPhone(text)).toBe(true)
  },
)

test.each(['+', '555-012', '1 2 3 4 5 6', '(+) -- ()'])('%s has fewer than seven digits', (text) => {
  expect(isChatPhone(text)).toBe(false)
})

test.each([
  '',
  '555.0123.4567',
  '5550123 ext 4',
  'call 5550123',
  '5550123/24',
  '٥٥٥٠١٢٣',
  '555\n0123',
  '555\t0123',
])('%j has characters no number has', (text) => {
  expect(isChatPhone(text)).toBe(false)
})

test('an address is one by the rule of spec §5, and has a longest length, as a number has', () => {
  expect(['a,b@c.de', 'mari@firma', ''].map(isChatEmail)).toEqual([true, false, false])
  expect(isChatEmail(`${'a'.repeat(CHAT_LEAD_LIMITS.email - 5)}@b.co`)).toBe(true)
  expect(isChatEmail(`${'a'.repeat(CHAT_LEAD_LIMITS.email - 4)}@b.co`)).toBe(false)
  expect(isChatPhone('1'.repeat(CHAT_LEAD_LIMITS.phone))).toBe(true)
  expect(isChatPhone('1'.repeat(CHAT_LEAD_LIMITS.phone + 1))).toBe(false)
})

test.each([
  ['  Mari  Maasikas ', 'Mari Maasikas'],
  ['Mari\r\nBcc: all', 'Mari Bcc: all'],
  ['Mari\u0000\u0007', 'Mari'],
  ['\ud83d', ''],
  ['é'.repeat(120), 'é'.repeat(100)],
  ['😀'.repeat(120), '😀'.repeat(100)],
  [' \t\n', ''],
])('the name %j is kept as %j', (typed, kept) => {
  expect(leadName(typed)).toBe(kept)
})

test('a whole lead is fine, by both rules', () => {
  expect(findLeadProblems(aLead(), 'spec')).toEqual([])
  expect(findLeadProblems(aLead(), 'mailable')).toEqual([])
})

test('all problems of a lead are found at once', () => {
  expect(findLeadProblems({ email: 'mari', phone: '12', name: ' ' }, 'spec')).toEqual([
    'email-malformed',
    'phone-malformed',
    'name-missing',
  ])
  expect(findLeadProblems(aLead({ name: 'x'.repeat(101) }), 'spec')).toEqual(['name-too-long'])
})

test('an address that mail programs read as two is refused by the stricter rule only', () => {
  const lead = aLead({ email: 'a,b@c.de' })
  expect(findLeadProblems(lead, 'spec')).toEqual([])
  expect(findLeadProblems(lead, 'mailable')).toEqual(['email-malformed'])
})
