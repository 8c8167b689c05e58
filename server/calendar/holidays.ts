import type { HolidayPlace } from '../../shared/content/pages/calls.ts'

/** Public holidays of one year as ISO dates. */
export type HolidaysOfYear = (year: number) => Promise<ReadonlySet<string>>

/** ISO dates by year, as the content compiler writes them. */
export type CompiledHolidays = Readonly<Record<string, readonly string[]>>

/**
 * Public holidays by year. The build compiles those of the coming years, because date-holidays takes about 30 MB of
 * memory; it is loaded only for other years, and asked once for each.
 */
export function createHolidays(
  place: HolidayPlace,
  compiled: CompiledHolidays = {},
): HolidaysOfYear {
  const years = new Map<number, Promise<ReadonlySet<string>>>(
    Object.entries(compiled).map(([year, days]) => [Number(year), Promise.resolve(new Set(days))]),
  )
  return (year) => {
    const known = years.get(year)
    if (known) return known
    const found = holidaysOf(place, year)
    years.set(year, found)
    // A failed import is tried again by the next call.
    found.catch(() => years.delete(year))
    return found
  }
}

async function holidaysOf(place: HolidayPlace, year: number): Promise<ReadonlySet<string>> {
  const { publicHolidays } = await import('./public-holidays.ts')
  return new Set(publicHolidays(place, year))
}
