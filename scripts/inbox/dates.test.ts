import { expect, test } from 'vitest'
import { longTime, offsetTime, shortTime, timeSpan } from './dates.ts'

test('times are those of the zone, which is named, in winter and in summer', () => {
  expect(shortTime('2026-11-24T08:00:00.000Z', 'Europe/Berlin')).toBe('2026-11-24 09:00')
  expect(longTime('2026-11-24T08:00:00.000Z', 'Europe/Berlin')).toBe(
    '24 November 2026, 09:00 Europe/Berlin (UTC+01:00)',
  )
  expect(longTime('2026-07-24T08:00:00.000Z', 'Europe/Berlin')).toContain(
    '10:00 Europe/Berlin (UTC+02:00)',
  )
  expect(offsetTime('2026-07-24T08:00:00.000Z', 'Europe/Berlin')).toBe('2026-07-24T10:00:00+02:00')
})

test('an appointment names its weekday, and the day of its end if that is another', () => {
  const span = (zone: string) =>
    timeSpan('2026-11-24T08:00:00.000Z', '2026-11-24T08:45:00.000Z', zone)
  expect(span('Europe/Berlin')).toBe(
    'Tuesday, 24 November 2026, 09:00 to 09:45 Europe/Berlin (UTC+01:00)',
  )
  expect(span('Pacific/Honolulu')).toContain('Monday, 23 November 2026, 22:00 to 22:45')
  expect(
    timeSpan('2026-11-24T22:30:00.000Z', '2026-11-24T23:15:00.000Z', 'Europe/Berlin'),
  ).toContain('23:30 to 25 November 2026, 00:15')
})
