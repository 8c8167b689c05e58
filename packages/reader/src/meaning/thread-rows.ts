import {
  exact,
  majorDiameterLimits6g,
  metricGeometry,
  metricTapDrill,
  minorDiameterLimits6H,
  type ThreadGeometry,
  trapezoidalGeometry,
  unifiedGeometry,
  unifiedRoundedGeometry,
  whitworthGeometry,
} from '@firstangle/drawings/standards'
import type { ThreadCallout } from '../callout.ts'
import { limits, number, printed, type Row } from './explanation.ts'
import type { SourceKey } from './keys.ts'
import { type Part, part } from './part.ts'

/** Sizes of a thread that its tables or its designation give. */
export interface ThreadSizes {
  /** mm */
  readonly major: number
  /** mm; null where nothing says it */
  readonly pitch: number | null
  readonly perInch: number | null
  readonly isCoarse: boolean
  /** The pitch is not printed and not of ISO 261. */
  readonly isFormer: boolean
}

/** `A` is external wherever it is a class (2A), any other capital internal. */
export const isInternal = (toleranceClass: string): boolean => /[B-Z]$/.test(toleranceClass)

/** `Tr40x14P6`: lead and pitch as printed where the one is no multiple of the other; null where they agree. */
export function oddLead({ designation }: ThreadCallout): { lead: number; pitch: number } | null {
  const [, lead = 0, pitch = 0] = /x([\d.]+)P([\d.]+)/.exec(designation)?.map(Number) ?? []
  const starts = pitch > 0 ? exact(lead / pitch) : 1
  return Number.isInteger(starts) ? null : { lead, pitch }
}

/** UNJ threads, whose root is rounded (ASME B1.15). */
export const isRounded = ({ designation }: ThreadCallout): boolean => /\bUNJ/.test(designation)

function geometryOf(callout: ThreadCallout, major: number, pitch: number): ThreadGeometry | null {
  const { system } = callout
  if (system === 'ISO_METRIC') return metricGeometry(major, pitch)
  if (system.startsWith('UN')) {
    return isRounded(callout) ? unifiedRoundedGeometry(major, pitch) : unifiedGeometry(major, pitch)
  }
  if (system === 'TR') return trapezoidalGeometry(major, pitch)
  const isWhitworth = ['G', 'R', 'RP', 'RC', 'WHITWORTH'].includes(system)
  return isWhitworth ? whitworthGeometry(major, pitch) : null
}

/** The sizes of a thread as rows, each with its source. */
export function geometryPart(
  callout: ThreadCallout,
  sizes: ThreadSizes,
  standard: SourceKey,
): Part {
  const { system } = callout
  const { major, pitch, perInch } = sizes
  const row = (label: Row['label'], figure: Row['figure'], source: SourceKey): Row => ({
    label,
    figure,
    source,
  })
  const head = [
    row(system.startsWith('NPT') ? 'pipe' : 'major', number(major), standard),
    ...(perInch === null ? [] : [row('perInch', number(perInch, 'none'), standard)]),
  ]
  if (pitch === null) return part({ rows: head })
  const geometry = geometryOf(callout, major, pitch)
  const computed: SourceKey = system === 'ISO_METRIC' ? 'iso724' : 'computed'
  const hasStarts = callout.starts > 1 && !oddLead(callout)
  const isTaper = ['R', 'RC', 'NPT', 'NPTF'].includes(system)
  return part({
    rows: [
      ...head,
      row(
        hasStarts ? 'pitchOfStarts' : 'pitch',
        number(exact(pitch)),
        perInch === null ? standard : 'computed',
      ),
      ...(hasStarts ? [row('lead', number(exact(pitch * callout.starts)), 'computed')] : []),
      ...(geometry ? profileRows(geometry, computed, callout) : []),
      ...(isTaper ? [row('taper', printed('1:16'), standard)] : []),
      ...(geometry ? classRows(callout, sizes, geometry) : []),
    ],
    standards: system === 'ISO_METRIC' ? ['iso724', 'iso6410'] : ['iso6410'],
  })
}

/** Which threads a system and a class leave in question; without a class both. */
function sidesOf({ system, toleranceClass }: ThreadCallout): readonly ('internal' | 'external')[] {
  if (system === 'R') return ['external']
  if (system === 'RP' || system === 'RC') return ['internal']
  if (toleranceClass === null || toleranceClass.includes('/') || system === 'ACME') {
    return ['internal', 'external']
  }
  // Only external G threads have classes.
  return system !== 'G' && isInternal(toleranceClass) ? ['internal'] : ['external']
}

function profileRows(geometry: ThreadGeometry, source: SourceKey, callout: ThreadCallout): Row[] {
  const { pitchDiameter, minorInternal, minorExternal, depth, flankAngle } = geometry
  const internal: Row[] = [{ label: 'minorInternal', figure: number(minorInternal), source }]
  const external: Row[] = [
    { label: 'minorExternal', figure: number(minorExternal), source },
    { label: 'profileDepth', figure: number(depth), source },
  ]
  return [
    { label: 'pitchDiameter', figure: number(pitchDiameter), source },
    ...(sidesOf(callout).includes('internal') ? internal : []),
    ...(sidesOf(callout).includes('external') ? external : []),
    { label: 'flankAngle', figure: number(flankAngle, 'degree'), source },
  ]
}

/** What the shop needs: the hole before tapping of internal threads, the blank of external ones. */
function classRows(callout: ThreadCallout, sizes: ThreadSizes, geometry: ThreadGeometry): Row[] {
  const { system, toleranceClass } = callout
  const { major, pitch } = sizes
  if (pitch === null || (system !== 'ISO_METRIC' && !system.startsWith('UN'))) return []
  const isMetric = system === 'ISO_METRIC'
  const listed = isMetric ? metricTapDrill(major, pitch) : undefined
  const drill = listed ?? Math.round((major - pitch) * 100) / 100
  const core = isMetric && minorDiameterLimits6H(geometry.minorInternal, pitch)
  const blank = isMetric && majorDiameterLimits6g(major, pitch)
  // Without a class ISO 965-1 means 6H and 6g, except for the smallest sizes.
  const isImplied = toleranceClass === null && major >= 1.6
  const is = (name: string) => isImplied || toleranceClass?.split('/').includes(name) === true
  return [
    // The rule of thumb makes the hole of a UNJ thread too small.
    ...(sidesOf(callout).includes('internal') && !isRounded(callout)
      ? [
          {
            label: 'tapDrill',
            figure: number(drill),
            source: listed === undefined ? 'computed' : 'iso2306',
          } as const,
        ]
      : []),
    ...(core && is('6H')
      ? [{ label: 'coreLimits', figure: limits(core.low, core.high), source: 'iso965' } as const]
      : []),
    ...(blank && is('6g')
      ? [{ label: 'majorLimits', figure: limits(blank.low, blank.high), source: 'iso965' } as const]
      : []),
  ]
}
