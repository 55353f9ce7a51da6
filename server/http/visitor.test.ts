import { expect, test } from 'vitest'

import { withinNetworks, visitorNetwork } from './visitor.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s belongs to %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network)
})

test('neighbours in a /64 are one network, those beside it are not', () => {
  expect(visitorNetwork('2001:db8::1')).toBe(visitorNetwork('2001:db8::ffff:1'))
  expect(visitorNetwork('2001:db8::1')).not.toBe(visitorNetwork('2001:db8:0:1::1'))
})

const isProxy = withinNetworks(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

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
  expect(withinNetworks([])('127.0.0.1')).toBe(false)
})
