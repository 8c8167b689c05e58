import { expect, test } from 'vitest'
import { readRange } from './slot-range.ts'

const now = new Date('2026-11-21T10:00:00.000Z')
const read = (query: string) => readRange(new URLSearchParams(query), 'Europe/Berlin', now)

test.each([
  ['', '2026-11-21T10:00:00.000Z', '2026-12-05T10:00:00.000Z', 'Europe/Berlin'],
  [
    'from=2026-12-01&to=2026-12-01',
    '2026-11-30T23:00:00.000Z',
    '2026-12-01T23:00:00.000Z',
    'Europe/Berlin',
  ],
  [
    'from=2026-12-01&timeZone=America/New_York',
    ...['2026-12-01T05:00:00.000Z', '2026-12-15T05:00:00.000Z', 'America/New_York'],
  ],
  // The day on which the clocks go forward has 23 hours.
  [
    'from=2027-03-28&to=2027-03-28',
    '2027-03-27T23:00:00.000Z',
    '2027-03-28T22:00:00.000Z',
    'Europe/Berlin',
  ],
  [
    'from=2026-12-01T08:00:00%2B01:00&to=2026-12-01T08:00Z',
    ...['2026-12-01T07:00:00.000Z', '2026-12-01T08:00:00.000Z', 'Europe/Berlin'],
  ],
  [
    'from=2026-12-01T08:00:00+01:00',
    '2026-12-01T07:00:00.000Z',
    '2026-12-15T07:00:00.000Z',
    'Europe/Berlin',
  ],
])('%s is %s to %s in %s', async (query, from, to, timeZone) => {
  expect(await read(query)).toEqual({ from, to, timeZone })
})

test.each([
  ['from=tomorrow', { from: ['malformed'] }],
  ['from=2026-13-01', { from: ['malformed'] }],
  ['from=2026-02-30', { from: ['malformed'] }],
  ['to=2026-12-01T25:00:00Z', { to: ['malformed'] }],
  ['from=2026-12-02&to=2026-12-01', { to: ['malformed'] }],
  ['to=2020-01-01', { to: ['malformed'] }],
  ['timeZone=Mars/Olympus', { timeZone: ['unknown'] }],
  ['from=2026-12-01&from=2026-12-02', { from: ['repeated'] }],
  [`from=${'9'.repeat(5000)}`, { from: ['malformed'] }],
])('%.40s is refused', async (query, faults) => {
  await expect(read(query)).rejects.toMatchObject({ code: 'faulty-fields', facts: { faults } })
})
