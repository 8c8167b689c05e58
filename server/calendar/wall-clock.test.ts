import { expect, test } from 'vitest'
import { groupByDay } from './day-groups.ts'
import { dateAt, dayHeading, timeLabel, timeRange } from './wall-clock.ts'

test('a heading names weekday and date', () => {
  expect(dayHeading('2026-11-23', 'en')).toBe('Monday 23 November 2026')
  expect(dayHeading('2026-11-23', 'de')).toBe('Montag, 23. November 2026')
  expect(dayHeading('2027-03-28', 'en')).toBe('Sunday 28 March 2027')
  expect(dayHeading('2028-02-29', 'de')).toBe('Dienstag, 29. Februar 2028')
})

test('times have two digits and 24 hours', () => {
  const instant = '2026-11-23T08:00:00.000Z'
  expect(timeLabel(instant, 'Europe/Berlin', 'en')).toBe('09:00')
  expect(timeLabel(instant, 'Europe/Berlin', 'de')).toBe('09:00\u00a0Uhr')
  expect(timeLabel('2026-11-23T23:00:00.000Z', 'Europe/Berlin', 'en')).toBe('00:00')
  const slot = { start: '2026-11-23T08:00:00.000Z', end: '2026-11-23T08:45:00.000Z' }
  expect(timeRange(slot, 'America/New_York', 'de')).toBe('03:00–03:45\u00a0Uhr')
})

test('no label holds a space that ICU versions differ in', () => {
  for (const locale of ['en', 'de'] as const) {
    const texts = [
      dayHeading('2026-11-23', locale),
      timeLabel('2026-11-23T08:00:00Z', 'Europe/Berlin', locale),
    ]
    for (const text of texts) expect(text).not.toMatch(/[\u2009\u202f]/)
  }
})

test.each([
  ['Europe/Berlin', '2027-03-28T00:59:00Z', '01:59', '2027-03-28T01:00:00Z', '03:00'],
  ['Europe/Berlin', '2027-10-31T00:59:00Z', '02:59', '2027-10-31T01:00:00Z', '02:00'],
  ['America/New_York', '2026-11-01T05:59:00Z', '01:59', '2026-11-01T06:00:00Z', '01:00'],
  ['America/New_York', '2027-03-14T06:59:00Z', '01:59', '2027-03-14T07:00:00Z', '03:00'],
])(
  'the clocks of %s change at the right minute',
  (timeZone, before, labelBefore, after, labelAfter) => {
    expect(timeLabel(before, timeZone, 'en')).toBe(labelBefore)
    expect(timeLabel(after, timeZone, 'en')).toBe(labelAfter)
  },
)

const slotAt = (start: string) => ({
  start,
  end: new Date(Date.parse(start) + 45 * 60_000).toISOString(),
})

test('slots stand under the day of the visitor’s zone, not the office’s', () => {
  const slots = ['2026-11-23T08:00:00.000Z', '2026-11-23T15:00:00.000Z'].map(slotAt)
  const auckland = groupByDay(slots, 'Pacific/Auckland', 'en')
  expect(auckland).toEqual([
    {
      date: '2026-11-23',
      heading: 'Monday 23 November 2026',
      slots: [{ ...slots[0], label: '21:00' }],
    },
    {
      date: '2026-11-24',
      heading: 'Tuesday 24 November 2026',
      slots: [{ ...slots[1], label: '04:00' }],
    },
  ])
  const honolulu = groupByDay(slots, 'Pacific/Honolulu', 'de')
  expect(honolulu.map(({ date, slots }) => [date, slots[0]?.label])).toEqual([
    ['2026-11-22', '22:00\u00a0Uhr'],
    ['2026-11-23', '05:00\u00a0Uhr'],
  ])
})

test('New York is five hours behind in the week between the two changes of the clocks', () => {
  const nineInBerlin = (date: string, utc: string) =>
    groupByDay([slotAt(`${date}T${utc}:00Z`)], 'America/New_York', 'en')[0]?.slots[0]?.label
  expect(nineInBerlin('2026-10-23', '07:00')).toBe('03:00')
  expect(nineInBerlin('2026-10-30', '08:00')).toBe('04:00')
  expect(nineInBerlin('2026-11-02', '08:00')).toBe('03:00')
  expect(nineInBerlin('2027-03-15', '08:00')).toBe('04:00')
  expect(nineInBerlin('2027-03-29', '07:00')).toBe('03:00')
})

test('a time that comes twice in one night carries its offset', () => {
  const slots = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z', '2026-11-01T07:30:00.000Z']
  const [day] = groupByDay(slots.map(slotAt), 'America/New_York', 'en')
  expect(day?.slots.map(({ label }) => label)).toEqual(['01:30 (UTC−4)', '01:30 (UTC−5)', '02:30'])
})

test('the day of an instant depends on the zone', () => {
  expect(dateAt('2026-12-31T23:30:00Z', 'Europe/Berlin')).toBe('2027-01-01')
  expect(dateAt('2026-12-31T23:30:00Z', 'America/New_York')).toBe('2026-12-31')
})
