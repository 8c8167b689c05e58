import { coarsePitch } from '../../drawings/standards/coarse-pitches.ts'
import { threadsPerInch, type UnifiedSeries } from '../../drawings/standards/inch-threads.ts'
import {
  majorDiameterLimits6g,
  metricTapDrill,
  minorDiameterLimits6H,
} from '../../drawings/standards/metric-threads.ts'
import {
  americanPipeThread,
  parallelPipeThread,
  sealingPipeThread,
} from '../../drawings/standards/pipe-threads.ts'
import {
  metricGeometry,
  type ThreadGeometry,
  trapezoidalGeometry,
  unifiedGeometry,
  whitworthGeometry,
} from '../../drawings/standards/thread-geometry.ts'
import type { ThreadCallout, ThreadSystem } from '../callout.ts'
import { exact, limits, number, printed, type Row, type Statement, say } from './explanation.ts'
import type { SourceKey, StatementKey } from './keys.ts'
import { joined, type Part, part } from './part.ts'

const mmPerInch = 25.4

/** Sentence and standard of each system. */
const systems: Readonly<Record<ThreadSystem, readonly [StatementKey, SourceKey]>> = {
  ISO_METRIC: ['metricOpen', 'iso261'],
  UNC: ['unified', 'asmeB11'],
  UNF: ['unified', 'asmeB11'],
  UNEF: ['unified', 'asmeB11'],
  UN: ['unified', 'asmeB11'],
  G: ['pipeParallel', 'iso228'],
  R: ['pipeTaper', 'iso7'],
  RP: ['pipeInternalParallel', 'iso7'],
  RC: ['pipeInternalTaper', 'iso7'],
  NPT: ['pipeAmerican', 'asmeB1201'],
  NPTF: ['pipeAmerican', 'asmeB1201'],
  TR: ['trapezoidal', 'iso2904'],
  WHITWORTH: ['whitworth', 'bs84'],
  ACME: ['acme', 'asmeB15'],
  KNUCKLE: ['knuckle', 'din405'],
}

const pipes: readonly ThreadSystem[] = ['G', 'R', 'RP', 'RC', 'NPT', 'NPTF']

/** Sizes of a thread that its tables or its designation give. */
interface ThreadSizes {
  /** mm */
  readonly major: number
  /** mm; null where nothing says it */
  readonly pitch: number | null
  readonly perInch: number | null
  readonly isCoarse: boolean
}

/** A thread: its system, its sizes after the standard, its class, hand and depth. */
export function threadMeaning(callout: ThreadCallout): Part {
  const { system } = callout
  const sizes = sizesOf(callout)
  const [opening, standard] = systems[system]
  const statement = system === 'ISO_METRIC' ? metricOpening(sizes) : opening
  const values = {
    name: printed(system),
    designation: printed(callout.designation),
    ...(sizes ? { diameter: number(sizes.major), pitch: number(sizes.pitch ?? 0) } : {}),
    count: number(sizes?.perInch ?? 0, 'none'),
  }
  return joined([
    part({ statements: [say(sizes ? statement : 'threadUnknown', values)], standards: [standard] }),
    pipes.includes(system) && sizes ? part({ statements: [say('pipeSize', values)] }) : part({}),
    part({ statements: details(callout, sizes) }),
    sizes ? geometryPart(callout, sizes, standard) : part({}),
  ])
}

function metricOpening(sizes: ThreadSizes | undefined): StatementKey {
  if (sizes?.pitch == null) return 'metricOpen'
  return sizes.isCoarse ? 'metricCoarse' : 'metricFine'
}

/** What the callout states or the table of its system holds; undefined where a pipe size is in no table. */
function sizesOf(callout: ThreadCallout): ThreadSizes | undefined {
  const { system, diameter, threadsPerInch: stated } = callout
  if (pipes.includes(system)) return pipeSizes(system, diameter.value)
  const major = exact(diameter.unit === 'inch' ? diameter.value * mmPerInch : diameter.value)
  if (!(major > 0)) return undefined
  const known =
    system === 'UNC' || system === 'UNF' || system === 'UNEF'
      ? threadsPerInch(system satisfies UnifiedSeries, exact(major / mmPerInch))
      : undefined
  const perInch = stated ?? known ?? null
  const coarse = system === 'ISO_METRIC' ? coarsePitch(major) : undefined
  const pitch = callout.pitch ?? (perInch === null ? (coarse ?? null) : mmPerInch / perInch)
  return { major, pitch, perInch, isCoarse: coarse !== undefined && pitch === coarse }
}

function pipeSizes(system: ThreadSystem, size: number): ThreadSizes | undefined {
  const isAmerican = system === 'NPT' || system === 'NPTF'
  const find = isAmerican
    ? americanPipeThread
    : system === 'G'
      ? parallelPipeThread
      : sealingPipeThread
  const found = find(size)
  if (!found) return undefined
  const { diameter: major, threadsPerInch: perInch } = found
  return { major, perInch, pitch: mmPerInch / perInch, isCoarse: false }
}

function details(callout: ThreadCallout, sizes: ThreadSizes | undefined): Statement[] {
  const { starts, handedness, toleranceClass, depth } = callout
  const lead = number(exact((sizes?.pitch ?? 0) * starts))
  return [
    ...(starts > 1 && sizes?.pitch ? [say('starts', { count: number(starts, 'none'), lead })] : []),
    ...(handedness === 'LEFT' ? [say('leftHand')] : []),
    ...(toleranceClass ? [classStatement(toleranceClass)] : []),
    ...(depth?.value ? [say('threadDepth', { depth: number(depth.value, depth.unit) })] : []),
    ...(depth && /^THROUGH/.test(depth.type) ? [say('threadThrough')] : []),
  ]
}

/** 6H, 7H, 2B are internal; 6g, 2A external; a pair names both (ISO 965-1, ASME B1.1). */
function classStatement(toleranceClass: string): Statement {
  const values = { name: printed(toleranceClass) }
  if (toleranceClass.includes('/')) return say('classBoth', values)
  return say(isInternal(toleranceClass) ? 'classInternal' : 'classExternal', values)
}

/** `A` is external wherever it is a class (2A, G1/2 A), any other capital internal. */
const isInternal = (toleranceClass: string): boolean => /[B-Z]$/.test(toleranceClass)

function geometryOf(system: ThreadSystem, major: number, pitch: number): ThreadGeometry | null {
  if (system === 'ISO_METRIC') return metricGeometry(major, pitch)
  if (system.startsWith('UN')) return unifiedGeometry(major, pitch)
  if (system === 'TR') return trapezoidalGeometry(major, pitch)
  const isWhitworth = ['G', 'R', 'RP', 'RC', 'WHITWORTH'].includes(system)
  return isWhitworth ? whitworthGeometry(major, pitch) : null
}

function geometryPart(callout: ThreadCallout, sizes: ThreadSizes, standard: SourceKey): Part {
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
  const geometry = geometryOf(system, major, pitch)
  const computed: SourceKey = system === 'ISO_METRIC' ? 'iso724' : 'computed'
  const isTaper = ['R', 'RC', 'NPT', 'NPTF'].includes(system)
  return part({
    rows: [
      ...head,
      row('pitch', number(exact(pitch)), perInch === null ? standard : 'computed'),
      ...(callout.starts > 1
        ? [row('lead', number(exact(pitch * callout.starts)), 'computed')]
        : []),
      ...(geometry ? profileRows(geometry, computed, callout.toleranceClass) : []),
      ...(isTaper ? [row('taper', printed('1:16'), standard)] : []),
      ...(geometry ? classRows(callout, sizes, geometry) : []),
    ],
    standards: system === 'ISO_METRIC' ? ['iso724', 'iso6410'] : ['iso6410'],
  })
}

/** Whether a class leaves the internal or the external thread in question; without one both are. */
const mayBe = (toleranceClass: string | null, internal: boolean): boolean =>
  toleranceClass === null || toleranceClass.includes('/') || isInternal(toleranceClass) === internal

function profileRows(
  geometry: ThreadGeometry,
  source: SourceKey,
  toleranceClass: string | null,
): Row[] {
  const { pitchDiameter, minorInternal, minorExternal, depth, flankAngle } = geometry
  const internal: Row[] = [{ label: 'minorInternal', figure: number(minorInternal), source }]
  const external: Row[] = [
    { label: 'minorExternal', figure: number(minorExternal), source },
    { label: 'profileDepth', figure: number(depth), source },
  ]
  return [
    { label: 'pitchDiameter', figure: number(pitchDiameter), source },
    ...(mayBe(toleranceClass, true) ? internal : []),
    ...(mayBe(toleranceClass, false) ? external : []),
    { label: 'flankAngle', figure: number(flankAngle, 'degree'), source },
  ]
}

/** What the shop needs: the core hole of internal threads, the blank of external ones. */
function classRows(callout: ThreadCallout, sizes: ThreadSizes, geometry: ThreadGeometry): Row[] {
  const { system, toleranceClass } = callout
  const { major, pitch } = sizes
  if (pitch === null || (system !== 'ISO_METRIC' && !system.startsWith('UN'))) return []
  const isMetric = system === 'ISO_METRIC'
  const drill = isMetric ? metricTapDrill(major, pitch) : Math.round((major - pitch) * 100) / 100
  const core = isMetric && minorDiameterLimits6H(geometry.minorInternal, pitch)
  const blank = isMetric && majorDiameterLimits6g(major, pitch)
  const is = (name: string) => toleranceClass === null || toleranceClass.split('/').includes(name)
  return [
    ...(mayBe(toleranceClass, true)
      ? [
          {
            label: 'tapDrill',
            figure: number(drill),
            source: isMetric ? 'iso2306' : 'computed',
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
