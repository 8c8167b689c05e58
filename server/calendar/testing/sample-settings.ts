import type { CalendarSettings } from '../settings.ts'

/* For tests only. */

const morningAndAfternoon = [
  ['09:00', '12:00'],
  ['13:00', '17:00'],
] as const

/** The rules the tests name: Berlin, 45 minutes every half hour, 15 minutes between calls, 24 hours to 28 days ahead. */
export const sampleSettings: CalendarSettings = {
  timeZone: 'Europe/Berlin',
  hours: {
    1: morningAndAfternoon,
    2: morningAndAfternoon,
    3: morningAndAfternoon,
    4: morningAndAfternoon,
    5: [['09:00', '12:00']],
  },
  durationMinutes: 45,
  stepMinutes: 30,
  bufferMinutes: 15,
  leadHours: 24,
  horizonDays: 28,
  holidays: { country: 'DE', state: 'BY', region: 'KATH' },
  closedDays: ['12-24', '12-31', '2027-01-08'],
}
