import { expect, test } from 'vitest'
import { clientKey, createRateLimit } from './rate-limit.ts'

function limitOf(max: number, maxClients?: number) {
  const clock = { now: 0 }
  const limit = createRateLimit({
    ...{ max, windowMs: 600_000, now: () => clock.now },
    ...(maxClients && { maxClients }),
  })
  return { clock, limit }
}

test('so many in a window, then none until it ends', () => {
  const { clock, limit } = limitOf(3)
  for (clock.now of [0, 1000, 2000]) expect(limit.count('192.0.2.1').isOver).toBe(false)
  clock.now = 2500
  expect(limit.count('192.0.2.1')).toEqual({ count: 4, isOver: true, retryAfterSeconds: 598 })
  expect(limit.count('192.0.2.2').isOver).toBe(false)
  clock.now = 599_999
  expect(limit.count('192.0.2.1')).toMatchObject({ isOver: true, retryAfterSeconds: 1 })
  clock.now = 600_000
  expect(limit.count('192.0.2.1')).toMatchObject({ count: 1, isOver: false })
})

test('ended windows are forgotten, and never more clients remembered than allowed', () => {
  const { clock, limit } = limitOf(3, 10)
  for (let client = 0; client < 100; client += 1) limit.count(`client ${client}`)
  expect(limit.size).toBeLessThanOrEqual(11)
  clock.now = 600_000
  limit.count('another')
  expect(limit.size).toBe(1)
})

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
