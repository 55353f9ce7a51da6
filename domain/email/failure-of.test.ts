import { expect, test } from 'vitest'

import { failureOf } from './failure-of.ts'

test.each([
  ['full', '550 5.2.2 <anna@a.example>: user is over quota'],
  ['full', '452 4.2.2 The recipient’s inbox is out of storage space'],
  ['full', 'Mailbox is full'],
  ['unknown', '550 5.1.1 The email account that you tried to reach does not exist'],
  ['unknown', '550 No such user here'],
  ['unknown', "550-5.1.6 recipient's mailbox has moved"],
  ['domain', '5.1.2 Bad destination system address'],
  ['domain', 'queryMx ENOTFOUND bakery.example'],
  ['domain', '556 5.1.10 RESOLVER.ADR.RecipientNotFound; recipient domain has no MX'],
  ['refused', '554 5.7.1 Message rejected as spam'],
  ['refused', '550 Your address is on a blocklist'],
  [null, '451 4.3.0 Temporary system problem'],
  [null, ''],
] as const)('%s: %s', (failure, reason) => {
  expect(failureOf(reason)).toBe(failure)
})
