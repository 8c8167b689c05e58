import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import type { TimeClaim } from '../store/submission.ts'
import { calendarWith } from './testing/calendar-with.ts'
import { sampleSettings } from './testing/sample-settings.ts'
import { dateAt } from './wall-clock.ts'

describe('a claim', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const calendar = calendarWith()

  test.each([
    '2026-11-24T08:00:00.000Z',
    '2026-11-24T08:00:00Z',
    '2026-11-24T08:00Z',
    '2026-11-24T09:00:00+01:00',
    '2026-11-24T09:00+0100',
    '2026-11-24T03:00:00-05:00',
    '2026-11-24T13:45:00+05:45',
    '2026-11-24t08:00:00z',
    '2026-11-24T09:00:00 01:00',
  ])('of %s is that of nine o’clock in Berlin', async (start) => {
    const claim = (await calendar.claimOf(start, 'America/New_York', now)) as TimeClaim
    expect(claim).toMatchObject({
      startsAt: '2026-11-24T08:00:00.000Z',
      endsAt: '2026-11-24T08:45:00.000Z',
      timeZone: 'America/New_York',
    })
    expect(claim.quanta).toHaveLength(12)
    expect(claim.quanta[0]).toBe('2026-11-24T08:00:00.000Z')
    expect(claim.quanta[11]).toBe('2026-11-24T08:55:00.000Z')
  })

  test.each([
    ['malformed', ''],
    ['malformed', 'tomorrow'],
    ['malformed', '2026-11-24'],
    ['malformed', '2026-11-24T09:00:00'],
    ['malformed', '2026-11-31T09:00:00Z'],
    ['malformed', '2026-11-24T25:00:00Z'],
    ['malformed', '2026-11-24T09:00:00+25:00'],
    ['malformed', '2026-11-24T09:00:00Z\r\nX: y'],
    ['malformed', '2026-11-24T09:00:00+01:00[Europe/Berlin]'],
    ['malformed', '1700000000000'],
    ['past', '2026-11-20T08:00:00Z'],
    ['past', '2026-11-22T11:59:59Z'],
    ['past', '0000-01-01T00:00:00Z'],
    ['unavailable', '2026-11-24T08:01:00Z'],
    ['unavailable', '2026-11-24T08:00:01Z'],
    ['unavailable', '2026-11-24T08:00:00.001Z'],
    ['unavailable', '2026-11-24T07:30:00Z'],
    ['unavailable', '2026-11-24T11:00:00Z'],
    ['unavailable', '2026-11-24T15:30:00Z'],
    ['unavailable', '2026-11-28T09:00:00Z'],
    ['unavailable', '2026-12-25T09:00:00Z'],
    ['unavailable', '2026-12-21T09:00:00Z'],
    ['unavailable', '9999-12-31T23:59:59Z'],
  ])('is refused as %s for %j', async (fault, start) => {
    expect(await calendar.claimOf(start, 'Europe/Berlin', now)).toEqual({ fault })
  })

  test('is possible until the last moment of the lead time', async () => {
    const claimAt = (moment: string) =>
      calendar.claimOf('2026-11-24T08:00:00Z', 'UTC', new Date(moment))
    expect(await claimAt('2026-11-23T08:00:00.000Z')).toHaveProperty('quanta')
    expect(await claimAt('2026-11-23T08:00:00.001Z')).toEqual({ fault: 'past' })
  })

  test('on a holiday within the horizon is refused', async () => {
    const inDecember = new Date('2026-12-20T12:00:00Z')
    for (const start of ['2026-12-24T09:00:00Z', '2026-12-25T09:00:00Z', '2027-01-06T09:00:00Z']) {
      expect(await calendar.claimOf(start, 'UTC', inDecember)).toEqual({ fault: 'unavailable' })
    }
  })
})

describe('for any moment of three years', () => {
  const moments = fc.date({
    min: new Date('2026-11-01T00:00:00Z'),
    max: new Date('2029-11-01T00:00:00Z'),
    noInvalidDate: true,
  })
  const calendar = calendarWith()

  test('every offered slot can be claimed, lies in the opening hours of a working day, and shares quanta exactly with its overlaps', async () => {
    await fc.assert(
      fc.asyncProperty(moments, async (now) => {
        const slots = await calendar.openSlots({}, now)
        const day = dateAt(slots[0]?.start ?? now.toISOString(), 'Europe/Berlin')
        const ofDay = slots.filter(({ start }) => dateAt(start, 'Europe/Berlin') === day)
        const claims: TimeClaim[] = []
        for (const slot of ofDay) {
          const claim = (await calendar.claimOf(slot.start, 'UTC', now)) as TimeClaim
          expect(claim).toMatchObject({ startsAt: slot.start, endsAt: slot.end })
          claims.push(claim)
        }
        for (const slot of slots) expect(isInOfficeHours(slot)).toBe(true)
        for (const one of claims) {
          for (const other of claims) {
            const share = one.quanta.some((quantum) => other.quanta.includes(quantum))
            expect(share).toBe(minutesApart(one, other) < 60)
          }
        }
      }),
      { numRuns: 40 },
    )
  })

  test('a start means the same whatever offset it is written with', async () => {
    const offsets = fc.integer({ min: -14 * 4, max: 14 * 4 })
    await fc.assert(
      fc.asyncProperty(moments, offsets, async (now, quarters) => {
        const [slot] = await calendar.openSlots({}, now)
        if (!slot) return
        const claim = await calendar.claimOf(withOffset(slot.start, quarters * 15), 'UTC', now)
        expect(claim).toMatchObject({ startsAt: slot.start })
      }),
      { numRuns: 60 },
    )
  })
})

test('a booked call keeps what it occupies, whatever can still be booked', async () => {
  const calendar = calendarWith()
  const now = new Date('2026-11-21T12:00:00Z')
  const [slot] = await calendar.openSlots({}, now)
  const claim = await calendar.claimOf(slot?.start ?? '', 'UTC', now)
  if ('fault' in claim) expect.fail('The first slot cannot be booked')
  expect(calendar.keep(claim, 'Asia/Tokyo')).toEqual({ ...claim, timeZone: 'Asia/Tokyo' })
})

function isInOfficeHours({ start, end }: { start: string; end: string }): boolean {
  const [from, to] = [start, end].map((instant) =>
    Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Berlin'),
  ) as [Temporal.ZonedDateTime, Temporal.ZonedDateTime]
  const time = (clock: Temporal.ZonedDateTime) => clock.toPlainTime().toString().slice(0, 5)
  const hours = sampleSettings.hours[String(from.dayOfWeek)] ?? []
  return hours.some(([opens, closes]) => opens <= time(from) && time(to) <= closes)
}

function minutesApart(one: TimeClaim, other: TimeClaim): number {
  return Math.abs(Date.parse(one.startsAt) - Date.parse(other.startsAt)) / 60_000
}

/** `2026-11-24T08:00:00.000Z` with 60 is `2026-11-24T09:00:00.000+01:00`. */
function withOffset(instant: string, minutes: number): string {
  const wall = new Date(Date.parse(instant) + minutes * 60_000).toISOString().slice(0, -1)
  const size = Math.abs(minutes)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${wall}${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
