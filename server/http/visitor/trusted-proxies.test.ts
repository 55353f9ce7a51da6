import { expect, test } from 'vitest'

import { trustedProxies } from './trusted-proxies.ts'

const isProxy = trustedProxies(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

test.each(['127.0.0.1', '10.255.0.1', '::ffff:10.1.2.3', 'fd12::1'])('%s is one of ours', (address) => {
  expect(isProxy(address)).toBe(true)
})

test.each(['127.0.0.2', '11.0.0.1', '::ffff:11.0.0.1', 'fe80::1', 'nonsense', '', undefined])(
  '%s is not',
  (address) => {
    expect(isProxy(address)).toBe(false)
  },
)

test('without a list nobody is', () => {
  expect(trustedProxies([])('127.0.0.1')).toBe(false)
})
