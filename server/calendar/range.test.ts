import { expect, test } from 'vitest'
import { parseRange } from './range.ts'

test.each([
  [undefined, undefined, 'Europe/Berlin', {}],
  [
    '2026-11-24',
    '2026-11-24',
    'Europe/Berlin',
    { from: '2026-11-23T23:00:00.000Z', to: '2026-11-24T23:00:00.000Z' },
  ],
  [
    '2026-11-01',
    '2026-11-01',
    'America/New_York',
    // The day the clocks go back has 25 hours.
    { from: '2026-11-01T04:00:00.000Z', to: '2026-11-02T05:00:00.000Z' },
  ],
  ['2027-03-14', undefined, 'America/New_York', { from: '2027-03-14T05:00:00.000Z' }],
  [
    '2026-11-24T08:00:00Z',
    '2026-11-24T10:00:00+01:00',
    'UTC',
    { from: '2026-11-24T08:00:00.000Z', to: '2026-11-24T09:00:00.000Z' },
  ],
  [undefined, '2999-01-01', 'UTC', { to: '2999-01-02T00:00:00.000Z' }],
])('from %s to %s in %s', (from, to, timeZone, range) => {
  expect(parseRange(from, to, timeZone)).toEqual(range)
})

test.each([
  ['2026-02-30', undefined, { from: 'malformed' }],
  ['', undefined, { from: 'malformed' }],
  ['24.11.2026', '2026-11-24T08:00', { from: 'malformed', to: 'malformed' }],
  ['+012026-11-24', undefined, { from: 'malformed' }],
  ['2026-11-25', '2026-11-23', { to: 'malformed' }],
  ['2026-11-24T08:00:00Z', '2026-11-24T07:59:59Z', { to: 'malformed' }],
  [undefined, `${'9'.repeat(5000)}-01-01`, { to: 'malformed' }],
] as const)('from %s to %s has faults', (from, to, faults) => {
  expect(parseRange(from, to, 'Europe/Berlin')).toEqual({ faults })
})
