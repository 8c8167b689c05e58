import type { Locale } from '../../shared/i18n/locale.ts'
import type { TimeZoneGroup } from '../../src/pages/schedule-call/call-data.ts'
import { cityName } from './city-names.ts'
import { offsetLabel, offsetText } from './zone-label.ts'
import { type ComingOffsets, offsetsAt } from './zone-offsets.ts'

/** Names of today for zones that ICU lists under older ones; browsers report either. */
const currentNames = [
  'America/Argentina/Buenos_Aires',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'UTC',
]

const regions = {
  en: {
    Africa: 'Africa',
    America: 'America',
    Antarctica: 'Antarctica',
    Arctic: 'Arctic',
    Asia: 'Asia',
    Atlantic: 'Atlantic',
    Australia: 'Australia',
    Europe: 'Europe',
    Indian: 'Indian Ocean',
    Pacific: 'Pacific',
    UTC: 'Worldwide',
  },
  de: {
    Africa: 'Afrika',
    America: 'Amerika',
    Antarctica: 'Antarktis',
    Arctic: 'Arktis',
    Asia: 'Asien',
    Atlantic: 'Atlantik',
    Australia: 'Australien',
    Europe: 'Europa',
    Indian: 'Indischer Ozean',
    Pacific: 'Pazifik',
    UTC: 'Weltweit',
  },
} as const

/**
 * The zone under its usual spelling (`europe/berlin` is `Europe/Berlin`), also a name that the picker does not list
 * (`US/Eastern`). Undefined for what is not a zone, and for a bare offset (`+01:00`), which has no change of the clocks.
 */
export function knownTimeZone(name: string): string | undefined {
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(name)) return undefined
  const listed = listedNames().get(name.toLowerCase())
  if (listed !== undefined) return listed
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/**
 * All zones for a picker, grouped by part of the world, with their distance from UTC at `now`.
 *
 * @param coming offsets computed by the build. Without them each zone needs a formatter: together 90 ms, and 13 MB that the
 *   polyfill never frees
 */
export function timeZoneGroups(now: Date, locale: Locale, coming?: ComingOffsets): TimeZoneGroup[] {
  const instant = now.toISOString()
  const offsets = coming && offsetsAt(coming, now.getTime())
  const offsetOf = (id: string) => {
    const minutes = offsets?.get(id)
    return minutes === undefined ? offsetLabel(instant, id) : offsetText(minutes)
  }
  const collator = new Intl.Collator(locale)
  const zones = listedZones().map((id) => ({
    id,
    region: id.split('/')[0] as keyof (typeof regions)['en'],
    label: `${cityName(id, locale) ?? id} (${offsetOf(id)})`,
  }))
  zones.sort((one, other) => collator.compare(one.label, other.label))
  return [...Map.groupBy(zones, ({ region }) => region)]
    .map(([region, ofRegion]) => ({
      label: regions[locale][region] ?? region,
      zones: ofRegion.map(({ id, label }) => ({ id, label })),
    }))
    .sort((one, other) => collator.compare(one.label, other.label))
}

/** The zones that a picker lists. */
export function listedZones(): string[] {
  return [...listedNames().values()]
}

let listed: ReadonlyMap<string, string> | undefined

/** By name in lower case. */
function listedNames(): ReadonlyMap<string, string> {
  listed ??= new Map(
    [...Intl.supportedValuesOf('timeZone'), ...currentNames].map((id) => [id.toLowerCase(), id]),
  )
  return listed
}
