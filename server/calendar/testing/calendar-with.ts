import { createCalendar } from '../create-calendar.ts'
import { createHolidays } from '../holidays.ts'
import type { CalendarSettings } from '../settings.ts'
import { sampleSettings } from './sample-settings.ts'

const nothing = async (_from: string, _to: string): Promise<string[]> => []

/** A calendar with the sample settings, changed as given, and with the given times taken. */
export function calendarWith(changes: Partial<CalendarSettings> = {}, occupied = nothing) {
  const settings = { ...sampleSettings, ...changes }
  return createCalendar(settings, occupied, createHolidays(settings.holidays))
}
