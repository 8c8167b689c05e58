import { expect, test } from 'vitest'
import { readSlotQuery } from './call-slots.ts'

const read = (query: string) => readSlotQuery(new URLSearchParams(query), 'Europe/Berlin')
const winterDay = { from: '2026-11-30T23:00:00.000Z', to: '2026-12-01T23:00:00.000Z' }

test.each([
  ['', {}, 'Europe/Berlin'],
  ['from=&to=&timeZone=', {}, 'Europe/Berlin'],
  ['from=2026-12-01&to=2026-12-01', winterDay, 'Europe/Berlin'],
  [
    'from=2026-12-01&timeZone=america/new_york',
    { from: '2026-12-01T05:00:00.000Z' },
    'America/New_York',
  ],
  // A plus sign that was not encoded arrives as a space.
  [
    'from=2026-12-01T08:00:00+01:00&to=2026-12-01T08:00Z',
    { from: '2026-12-01T07:00:00.000Z', to: '2026-12-01T08:00:00.000Z' },
    'Europe/Berlin',
  ],
  ['to=2020-01-01', { to: '2020-01-01T23:00:00.000Z' }, 'Europe/Berlin'],
])('%s asks for %j in %s', (query, range, timeZone) => {
  expect(read(query)).toEqual({ range, timeZone })
})

test.each([
  ['from=tomorrow&to=2026-13-01', { from: ['malformed'], to: ['malformed'] }],
  ['from=2026-12-02&to=2026-12-01', { to: ['malformed'] }],
  ['timeZone=Mars/Olympus', { timeZone: ['unknown'] }],
  ['timeZone=%2B01:00', { timeZone: ['unknown'] }],
  ['from=2026-12-01&from=2026-12-02', { from: ['repeated'] }],
])('%s is refused', (query, faults) => {
  expect(() => read(query)).toThrow(
    expect.objectContaining({ code: 'faulty-fields', facts: { faults, isAboutQuery: true } }),
  )
})
