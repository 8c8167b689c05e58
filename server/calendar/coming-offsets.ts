import { Temporal } from 'temporal-polyfill'
import { compiledYears } from './compiled-years.ts'
import { listedZones } from './time-zones.ts'
import type { ComingOffsets } from './zone-offsets.ts'

/** The offsets of all zones in this year and the nine after it. */
export function comingOffsets(thisYear = new Date().getFullYear()): ComingOffsets {
  const from = Date.UTC(thisYear, 0)
  const end = Date.UTC(thisYear + compiledYears, 0)
  const byChanges = Map.groupBy(listedZones(), (zone) => JSON.stringify(changesOf(zone, from, end)))
  const groups = [...byChanges].map(([changes, zones]) => ({ zones, changes: JSON.parse(changes) }))
  return { from, end, groups }
}

function changesOf(
  timeZone: string,
  from: number,
  end: number,
): [since: number, minutes: number][] {
  const changes: [number, number][] = []
  let at: Temporal.ZonedDateTime | null =
    Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone)
  while (at && at.epochMilliseconds < end) {
    changes.push([at.epochMilliseconds, Math.round(at.offsetNanoseconds / 60e9)])
    at = at.getTimeZoneTransition('next')
  }
  return changes
}
