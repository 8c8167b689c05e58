import { expect, test } from 'vitest'
import { clientKey, isLoopback, networkOf } from './client-network.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
])('%s counts as %s', (address, key) => {
  expect(clientKey(address)).toBe(key)
})

test.each([
  ['192.0.2.1', '192.0.2.0/24'],
  ['192.0.2.254', '192.0.2.0/24'],
  ['192.0.3.1', '192.0.3.0/24'],
  ['unknown', 'unknown'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:DB8:0001:ffff::9', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['127.0.0.1', true],
  ['127.255.0.9', true],
  ['::1', true],
  ['128.0.0.1', false],
  ['::2', false],
  ['unknown', false],
])('%s is this machine: %s', (address, is) => {
  expect(isLoopback(address)).toBe(is)
})
