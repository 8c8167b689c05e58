import { expect, test } from 'vitest'
import { type CallsSettings, callsSchema } from '../../shared/content/pages/calls.ts'
import { calendarSettings } from './settings.ts'

const long = ['09:00-12:00', '13:00-17:00']
const calls: CallsSettings = {
  timeZone: 'Europe/Berlin',
  hours: {
    monday: long,
    tuesday: long,
    wednesday: long,
    thursday: long,
    friday: ['09:00-12:00', '13:00-15:00'],
    saturday: [],
    sunday: [],
  },
  stepMinutes: 30,
  bufferMinutes: 15,
  leadHours: 24,
  horizonDays: 28,
  holidays: { country: 'DE', state: 'BY', region: 'KATH' },
  closedDays: ['12-24', '12-31'],
  reminderHours: 24,
  place: { en: 'Video call', de: 'Videogespräch' },
  conferenceUrl: null,
}

test('the content gives the calendar its settings', () => {
  expect(calendarSettings({ calls }, { call: { minutes: 45 } })).toEqual({
    timeZone: 'Europe/Berlin',
    hours: {
      ...Object.fromEntries(
        [1, 2, 3, 4].map((day) => [
          day,
          [
            ['09:00', '12:00'],
            ['13:00', '17:00'],
          ],
        ]),
      ),
      5: [
        ['09:00', '12:00'],
        ['13:00', '15:00'],
      ],
      6: [],
      7: [],
    },
    durationMinutes: 45,
    stepMinutes: 30,
    bufferMinutes: 15,
    leadHours: 24,
    horizonDays: 28,
    holidays: { country: 'DE', state: 'BY', region: 'KATH' },
    closedDays: ['12-24', '12-31'],
  })
})

const withMonday = (monday: string[]) => ({ ...calls, hours: { ...calls.hours, monday } })

test.each([
  ['hours that end before they begin', withMonday(['12:00-09:00'])],
  ['hours off five minutes', withMonday(['09:02-12:00'])],
  ['hours out of order', withMonday(['13:00-17:00', '09:00-12:00'])],
  ['hours that overlap', withMonday(['09:00-13:00', '12:30-17:00'])],
  ['a time that is none', withMonday(['09:00-24:30'])],
  ['a step that is no multiple of five', { ...calls, stepMinutes: 7 }],
  ['no step', { ...calls, stepMinutes: 0 }],
  ['an unknown zone', { ...calls, timeZone: 'Europe/Munich' }],
  ['a closed day that is none', { ...calls, closedDays: ['24.12.'] }],
  ['a place that is not known', { ...calls, holidays: { ...calls.holidays, state: 'BA' } }],
  ['no horizon', { ...calls, horizonDays: 0 }],
])('%s is a fault of the content', (_, wrong) => {
  expect(callsSchema.safeParse(calls).success).toBe(true)
  expect(callsSchema.safeParse(wrong).success).toBe(false)
})
