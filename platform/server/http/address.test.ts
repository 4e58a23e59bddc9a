import { describe, expect, test } from 'vitest'
import { callerAddress, networkOf } from './address.ts'

describe('the address of the caller', () => {
  const socket = '10.0.0.1'
  test.each([
    ['no proxy: the header is the caller’s own invention', 0, '203.0.113.9', '10.0.0.1'],
    ['one proxy: what it wrote is the last', 1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
    ['two proxies', 2, '198.51.100.7, 203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['more proxies than entries: the first', 3, '203.0.113.9', '203.0.113.9'],
    ['no header', 1, null, '10.0.0.1'],
    ['an empty one', 1, ' , ', '10.0.0.1'],
    ['words', 1, '203.0.113.9, unknown', '10.0.0.1'],
    ['a port', 1, '203.0.113.9:4711', '203.0.113.9'],
    ['IPv6 with its port', 1, '[2001:DB8::7]:443', '2001:db8::7'],
    ['IPv4 within IPv6', 1, '::ffff:203.0.113.9', '203.0.113.9'],
  ] as const)('%s', (_what, hops, forwarded, address) => {
    expect(callerAddress({ forwarded, socket }, hops)).toBe(address)
  })

  test('a connection that is already gone has none', () => {
    expect(callerAddress({ forwarded: null, socket: undefined }, 0)).toBe('')
  })
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', ''],
])('the network of %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
