import Holidays from 'date-holidays'
import { type HolidayPlace, isKnownPlace } from '../../shared/content/pages/calls.ts'
import { compiledYears } from './compiled-years.ts'

/**
 * The public holidays of a place in one year as ISO dates. Other kinds (bank holidays, observances, school
 * holidays) are working days.
 *
 * Mariä Himmelfahrt is a public holiday in Bavarian communities with more Catholics than Protestants (Art. 1 FTG), Munich
 * among them: date-holidays has it in the region KATH of BY, not in BY alone.
 *
 * @throws RangeError for a place that date-holidays does not know: it would answer with fewer holidays, not with a fault.
 */
export function publicHolidays(place: HolidayPlace, year: number): string[] {
  const { country, state, region } = place
  if (!isKnownPlace(place)) {
    throw new RangeError(`date-holidays does not know ${country}, ${state}, ${region}`)
  }
  const holidays = new Holidays()
  holidays.init({
    country,
    ...(state !== null && { state }),
    ...(region !== null && { region }),
  })
  const days = holidays.getHolidays(year).filter(({ type }) => type === 'public')
  return [...new Set(days.map(({ date }) => date.slice(0, 10)))]
}

const computed = new Map<string, Record<string, string[]>>()

/** Public holidays of a year and the next nine, by year. Computed once, so that recompiling the content stays fast. */
export function comingHolidays(place: HolidayPlace, thisYear: number): Record<string, string[]> {
  const key = JSON.stringify([place.country, place.state, place.region, thisYear])
  const known = computed.get(key)
  if (known) return known
  const years = Array.from({ length: compiledYears }, (_, after) => thisYear + after)
  const coming = Object.fromEntries(years.map((year) => [year, publicHolidays(place, year)]))
  computed.set(key, coming)
  return coming
}
