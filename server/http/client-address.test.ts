import { describe, expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

describe('clientAddress', () => {
  test.each([
    ['192.0.2.1', '203.0.113.9', false, '192.0.2.1'],
    ['192.0.2.1', '203.0.113.9', true, '203.0.113.9'],
    ['192.0.2.1', 'forged, 203.0.113.9', true, '203.0.113.9'],
    ['192.0.2.1', null, true, '192.0.2.1'],
    ['192.0.2.1', 'forged, ', true, '192.0.2.1'],
    // Each would be a client of its own, without a limit.
    ['192.0.2.1', '203.0.113.9, unknown', true, '192.0.2.1'],
    ['192.0.2.1', '_hidden7', true, '192.0.2.1'],
    ['192.0.2.1', 'fe80::9%eth0', true, 'fe80::9%eth0'],
    ['192.0.2.1', '203.0.113.9:50123', true, '203.0.113.9'],
    ['192.0.2.1', '::ffff:203.0.113.9', true, '203.0.113.9'],
    ['192.0.2.1', '[2001:db8::9]:50123', true, '2001:db8::9'],
    ['192.0.2.1', '[2001:db8::9]', true, '2001:db8::9'],
    ['192.0.2.1', '2001:db8::9', true, '2001:db8::9'],
    ['::ffff:192.0.2.1', null, false, '192.0.2.1'],
    ['2001:db8::1', null, false, '2001:db8::1'],
    [undefined, null, false, 'unknown'],
  ])('socket %s, forwarded %s, trusted %s: %s', (socket, forwarded, isTrusted, wanted) => {
    expect(clientAddress(socket, forwarded, isTrusted)).toBe(wanted)
  })
})
