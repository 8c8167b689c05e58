import type { CalendarSettings } from './calendar.ts'

/** Public holidays of one year as ISO dates. */
export type HolidaysOfYear = (year: number) => Promise<ReadonlySet<string>>

/**
 * Public holidays through date-holidays, loaded with the first question (it costs about 30 MB) and asked once a year.
 * Other kinds (bank holidays, observances, school holidays) are working days.
 *
 * Mariä Himmelfahrt is a public holiday in Bavarian communities with more Catholics than Protestants (Art. 1 FTG), Munich
 * among them: date-holidays has it in the region KATH of BY, not in BY alone.
 *
 * @throws RangeError for a place that date-holidays does not know: it would answer with fewer holidays, not with a fault.
 */
export function createHolidays(place: CalendarSettings['holidays']): HolidaysOfYear {
  const years = new Map<number, Promise<ReadonlySet<string>>>()
  return (year) => {
    const known = years.get(year)
    if (known) return known
    const found = publicHolidays(place, year)
    years.set(year, found)
    // A failed import is tried again by the next question.
    found.catch(() => years.delete(year))
    return found
  }
}

async function publicHolidays(
  { country, state, region }: CalendarSettings['holidays'],
  year: number,
): Promise<ReadonlySet<string>> {
  const { default: Holidays } = await import('date-holidays')
  const all = new Holidays()
  const isKnown =
    Object.hasOwn(all.getCountries(), country) &&
    (state === null || Object.hasOwn(all.getStates(country) ?? {}, state)) &&
    (region === null ||
      (state !== null && Object.hasOwn(all.getRegions(country, state) ?? {}, region)))
  if (!isKnown) throw new RangeError(`date-holidays does not know ${country}, ${state}, ${region}`)
  all.init({
    country,
    ...(state !== null && { state }),
    ...(region !== null && { region }),
  })
  const days = all.getHolidays(year).filter(({ type }) => type === 'public')
  return new Set(days.map(({ date }) => date.slice(0, 10)))
}
