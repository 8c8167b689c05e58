import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import type { TimeClaim } from '../store/submission.ts'
import { createCalendar } from './create-calendar.ts'
import { createHolidays } from './holidays.ts'
import type { CalendarSettings } from './settings.ts'
import { calendarWith } from './testing/calendar-with.ts'
import { sampleSettings } from './testing/sample-settings.ts'

/** Starts as a clock in the office shows them, by day. */
async function officeStarts(now: string, changes: Partial<CalendarSettings> = {}) {
  const slots = await calendarWith(changes).openSlots({}, new Date(now))
  const byDay: Record<string, string[]> = {}
  for (const { start } of slots) {
    const clock = Temporal.Instant.from(start).toZonedDateTimeISO('Europe/Berlin')
    const day = clock.toPlainDate().toString()
    const time = clock.toPlainTime().toString({ smallestUnit: 'minute' })
    byDay[day] = [...(byDay[day] ?? []), time]
  }
  return byDay
}

const fullDay = [
  '09:00',
  '09:30',
  '10:00',
  '10:30',
  '11:00',
  '13:00',
  '13:30',
  '14:00',
  '14:30',
  '15:00',
  '15:30',
  '16:00',
]

describe('open slots', () => {
  test('a day has a call every half hour that ends by the closing, and Friday afternoon none', async () => {
    const days = await officeStarts('2026-11-15T12:00:00Z')
    expect(days['2026-11-17']).toEqual(fullDay)
    expect(days['2026-11-20']).toEqual(['09:00', '09:30', '10:00', '10:30', '11:00'])
  })

  test('begin after the lead time, to the minute', async () => {
    const first = async (now: string) => (await calendarWith().openSlots({}, new Date(now)))[0]
    expect(await first('2026-11-23T08:00:00.000Z')).toEqual({
      start: '2026-11-24T08:00:00.000Z',
      end: '2026-11-24T08:45:00.000Z',
    })
    expect((await first('2026-11-23T08:00:00.001Z'))?.start).toBe('2026-11-24T08:30:00.000Z')
  })

  test('end with the last day of the horizon, counted by the office’s calendar', async () => {
    const late = Object.keys(await officeStarts('2026-11-16T22:59:00Z'))
    expect(late.at(-1)).toBe('2026-12-14')
    const nextDay = Object.keys(await officeStarts('2026-11-16T23:01:00Z'))
    expect(nextDay.at(-1)).toBe('2026-12-15')
  })

  test.each([
    [
      'Christmas to Epiphany',
      '2026-12-20T12:00:00Z',
      [
        '2026-12-21',
        '2026-12-22',
        '2026-12-23',
        '2026-12-28',
        '2026-12-29',
        '2026-12-30',
        // 1 and 6 January are public holidays, the 8th is closed by the settings.
        '2027-01-04',
        '2027-01-05',
        '2027-01-07',
        '2027-01-11',
      ],
    ],
    [
      'Easter',
      '2027-03-23T12:00:00Z',
      ['2027-03-24', '2027-03-25', '2027-03-30', '2027-03-31', '2027-04-01', '2027-04-02'],
    ],
    [
      'Ascension and Whitsun',
      '2027-05-04T12:00:00Z',
      [
        '2027-05-05',
        '2027-05-07',
        '2027-05-10',
        '2027-05-11',
        '2027-05-12',
        '2027-05-13',
        '2027-05-14',
        '2027-05-18',
      ],
    ],
  ])('the days around %s', async (_, now, expected) => {
    const days = Object.keys(await officeStarts(now))
    expect(days.slice(0, expected.length)).toEqual(expected)
  })

  test('Assumption Day is a holiday in Munich, a working day in Protestant Bavaria', async () => {
    const now = '2028-08-01T12:00:00Z'
    expect(Object.keys(await officeStarts(now))).not.toContain('2028-08-15')
    const holidays = { country: 'DE', state: 'BY', region: 'EVANG' }
    expect(Object.keys(await officeStarts(now, { holidays }))).toContain('2028-08-15')
  })

  test.each([
    ['spring', '2027-03-20T12:00:00Z', '2027-03-25T08:00:00.000Z', '2027-03-30T07:00:00.000Z'],
    ['autumn', '2027-10-23T12:00:00Z', '2027-10-28T07:00:00.000Z', '2027-11-02T08:00:00.000Z'],
  ])(
    'nine o’clock stays nine o’clock when the clocks change in %s',
    async (_, now, before, after) => {
      const slots = await calendarWith().openSlots({}, new Date(now))
      const starts = slots.map(({ start }) => start)
      expect(starts).toContain(before)
      expect(starts).toContain(after)
      const days = await officeStarts(now)
      for (const day of [before, after]) expect(days[day.slice(0, 10)]).toEqual(fullDay)
    },
  )

  test('a night office has no call in the hour that is skipped, and none that outlasts the closing', async () => {
    const hours = { 7: [['01:00', '04:00']] } as const
    const at = (start: string) => start.slice(11, 16)
    const spring = await calendarWith({ hours }).openSlots(
      { from: '2027-03-27T12:00:00Z', to: '2027-03-28T12:00:00Z' },
      new Date('2027-03-20T12:00:00Z'),
    )
    // 01:00, 01:30 CET, then 03:00 CEST; the hour from 02:00 does not exist.
    expect(spring.map(({ start }) => at(start))).toEqual(['00:00', '00:30', '01:00'])
    const autumn = await calendarWith({ hours }).openSlots(
      { from: '2027-10-30T12:00:00Z', to: '2027-10-31T12:00:00Z' },
      new Date('2027-10-20T12:00:00Z'),
    )
    // 01:00 to 02:30 CEST, then 03:00 CET: a wall-clock time that comes twice is meant the first time.
    expect(autumn.map(({ start }) => at(start))).toEqual([
      '23:00',
      '23:30',
      '00:00',
      '00:30',
      '02:00',
    ])
  })

  test('a range is cut to what can be booked, its end is not included', async () => {
    const now = new Date('2026-11-23T08:00:00Z')
    const calendar = calendarWith()
    const all = await calendar.openSlots({}, now)
    const endless = { from: '1970-01-01T00:00:00Z', to: '2999-01-01T00:00:00Z' }
    expect(await calendar.openSlots(endless, now)).toEqual(all)
    const range = { from: '2026-11-24T08:30:00.000Z', to: '2026-11-24T09:30:00.000Z' }
    const starts = (await calendar.openSlots(range, now)).map(({ start }) => start)
    expect(starts).toEqual(['2026-11-24T08:30:00.000Z', '2026-11-24T09:00:00.000Z'])
    const past = { from: '2026-11-01T00:00:00Z', to: '2026-11-20T00:00:00Z' }
    expect(await calendar.openSlots(past, now)).toEqual([])
  })

  test('leave out what overlaps a booked call or its pause, before and after', async () => {
    const now = new Date('2026-11-23T08:00:00Z')
    const booked = (await calendarWith().claimOf(
      '2026-11-24T09:00:00Z',
      'Europe/Berlin',
      now,
    )) as TimeClaim
    const asked: [string, string][] = []
    const calendar = calendarWith({}, async (from, to) => {
      asked.push([from, to])
      return booked.quanta.filter((quantum) => quantum >= from && quantum < to)
    })
    const slots = await calendar.openSlots({ to: '2026-11-24T11:00:00Z' }, now)
    // 10:00 to 11:00 is taken: 09:30 would run into it, 10:30 would begin in it.
    expect(slots.map(({ start }) => start.slice(11, 16))).toEqual(['08:00', '10:00'])
    expect(asked).toEqual([['2026-11-24T08:00:00.000Z', '2026-11-24T11:00:00.000Z']])
  })

  test('are computed once for each day, however many ask for them', async () => {
    let days = 0
    const holidays = createHolidays(sampleSettings.holidays)
    const calendar = createCalendar(
      sampleSettings,
      async () => [],
      async (year) => {
        days += 1
        return holidays(year)
      },
    )
    const now = new Date('2026-11-23T08:00:00Z')
    const first = await calendar.openSlots({}, now)
    const once = days
    expect(once).toBeGreaterThan(10)
    expect(await calendar.openSlots({}, now)).toEqual(first)
    await calendar.openSlots({ from: '2026-11-25T00:00:00Z' }, now)
    expect(days).toBe(once)
  })

  test('the last slot before a booked one is found taken too', async () => {
    const now = new Date('2026-11-23T08:00:00Z')
    const quantum = '2026-11-24T08:55:00.000Z'
    const calendar = calendarWith({}, async (from, to) =>
      quantum >= from && quantum < to ? [quantum] : [],
    )
    const slots = await calendar.openSlots({ to: '2026-11-24T08:30:00Z' }, now)
    expect(slots).toEqual([])
  })
})
