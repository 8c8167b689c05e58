import type { Locale } from '../../shared/i18n/locale.ts'
import type { Slot } from './create-calendar.ts'
import { dateAt, dayHeading, timeLabel } from './wall-clock.ts'
import { offsetLabel } from './zone-label.ts'

/** A time of a day as a page offers it. */
type SlotChoice = Slot & { readonly label: string }

/** The times of one day, in the zone they are read in. */
interface SlotDay {
  /** `2026-11-23`. */
  readonly date: string
  readonly heading: string
  readonly slots: readonly SlotChoice[]
}

/** Groups slots by the day a clock in the zone shows, which need not be the office's day. Keeps their order. */
export function groupByDay(slots: readonly Slot[], timeZone: string, locale: Locale): SlotDay[] {
  const days = Map.groupBy(slots, ({ start }) => dateAt(start, timeZone))
  return [...days].map(([date, ofDay]) => ({
    date,
    heading: dayHeading(date, locale),
    slots: withDistinctLabels(ofDay, timeZone, locale),
  }))
}

/** The night the clocks go back has one hour twice: there the offset tells which one is meant. */
function withDistinctLabels(slots: readonly Slot[], timeZone: string, locale: Locale) {
  const labels = slots.map(({ start }) => timeLabel(start, timeZone, locale))
  return slots.map((slot, at): SlotChoice => {
    const label = labels[at] as string
    const isDouble = labels.filter((each) => each === label).length > 1
    return { ...slot, label: isDouble ? `${label} (${offsetLabel(slot.start, timeZone)})` : label }
  })
}
