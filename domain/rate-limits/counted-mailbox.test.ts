import { expect, test } from 'vitest'

import { countedMailbox } from './counted-mailbox.ts'

test.each([
  ['mari@firma.example', 'mari@firma.example'],
  [' Mari@FIRMA.example ', 'mari@firma.example'],
  ['mari+shop@firma.example', 'mari@firma.example'],
  ['m.a.r.i@firma.example', 'm.a.r.i@firma.example'],
  ['M.a.r.i+1@GoogleMail.com', 'mari@gmail.com'],
  ['ма\u0440и\u0306@почта.рф', 'ма\u0440й@почта.рф'],
])('%j counts as %s', (address, mailbox) => {
  expect(countedMailbox(address)).toBe(mailbox)
})

test.each(['', ' ', 'mari'])('%j is nobody’s: those without an address share no count', (address) => {
  expect(countedMailbox(address)).toBeNull()
})
