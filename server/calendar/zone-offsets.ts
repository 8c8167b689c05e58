/** Zones whose clocks always agree. */
interface ZonesOfOneTime {
  zones: readonly string[]
  /** Their distance from UTC in minutes, each valid since an instant (milliseconds since 1970). */
  changes: readonly (readonly [since: number, minutes: number])[]
}

/** Distances of zones from UTC during some years, in milliseconds since 1970. */
export interface ComingOffsets {
  from: number
  end: number
  groups: readonly ZonesOfOneTime[]
}

/** Minutes from UTC at a moment, by zone; none for a moment outside of those years. */
export function offsetsAt(
  { from, end, groups }: ComingOffsets,
  moment: number,
): ReadonlyMap<string, number> {
  if (moment < from || moment >= end) return new Map()
  return new Map(
    groups.flatMap(({ zones, changes }) => {
      const [, minutes] = changes.findLast(([since]) => since <= moment) as [number, number]
      return zones.map((zone): [string, number] => [zone, minutes])
    }),
  )
}
