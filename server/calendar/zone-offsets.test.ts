import { expect, test } from 'vitest'
import { comingOffsets } from './coming-offsets.ts'
import { listedZones, timeZoneGroups } from './time-zones.ts'
import { offsetsAt } from './zone-offsets.ts'

const coming = comingOffsets(2026)

test('each zone has an offset at every moment of ten years', () => {
  for (const day of ['2026-01-01', '2026-12-01', '2030-07-01', '2035-12-31']) {
    expect([...offsetsAt(coming, Date.parse(day)).keys()].sort()).toEqual(listedZones().sort())
  }
})

test('the offset changes in the minute the clocks change', () => {
  const at = (moment: string, zone: string) => offsetsAt(coming, Date.parse(moment)).get(zone)
  expect(at('2027-03-28T00:59:59Z', 'Europe/Berlin')).toBe(60)
  expect(at('2027-03-28T01:00:00Z', 'Europe/Berlin')).toBe(120)
  expect(at('2026-11-01T05:59:59Z', 'America/St_Johns')).toBe(-210)
  expect(at('2030-07-01T00:00:00Z', 'Asia/Kolkata')).toBe(330)
})

test.each([
  '2026-01-01T00:00:00Z',
  '2026-10-25T01:00:00Z',
  '2031-04-06T16:00:00Z',
  '2040-07-01T00:00:00Z',
])('the picker shows the same at %s with them as without', (moment) => {
  const now = new Date(moment)
  expect(timeZoneGroups(now, 'en', coming)).toEqual(timeZoneGroups(now, 'en'))
})
