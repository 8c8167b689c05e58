import {
  americanPipeThread,
  coarsePitch,
  exact,
  mmPerInch,
  parallelPipeThread,
  sealingPipeThread,
  threadsPerInch,
  trapezoidalPitches,
  type UnifiedSeries,
} from '@firstangle/drawings/standards'
import type { Depth, ThreadCallout, ThreadSystem } from '../callout.ts'
import { depthTolerance } from './depth.ts'
import { bounded, designation, number, printed, type Statement, say } from './explanation.ts'
import type { SourceKey } from './keys.ts'
import { joined, type Part, part } from './part.ts'
import type { StatementKey } from './statement-keys.ts'
import { geometryPart, isInternal, isRounded, oddLead, type ThreadSizes } from './thread-rows.ts'

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
  NPTF: ['pipeAmerican', 'asmeB1203'],
  TR: ['trapezoidal', 'iso2904'],
  WHITWORTH: ['whitworth', 'bs84'],
  ACME: ['acme', 'asmeB15'],
  KNUCKLE: ['knuckle', 'din405'],
}

const roundedUnified = ['unifiedRounded', 'asmeB115'] as const satisfies readonly [
  StatementKey,
  SourceKey,
]

const pipes: readonly ThreadSystem[] = ['G', 'R', 'RP', 'RC', 'NPT', 'NPTF']

/** A thread: its system, its sizes after the standard, its class, hand and depth. */
export function threadMeaning(callout: ThreadCallout): Part {
  const { system } = callout
  const sizes = sizesOf(callout)
  const [opening, usual] = isRounded(callout) ? roundedUnified : systems[system]
  const standard = sizes?.isFormer ? 'din13' : usual
  const statement = openingOf(callout, sizes) ?? opening
  const lead = (sizes?.pitch ?? 0) * callout.starts
  const values = {
    name: printed(system),
    designation: designation(callout.designation),
    ...(sizes
      ? {
          diameter: number(sizes.major),
          pitch: number(sizes.pitch ?? 0),
          lead: number(exact(lead)),
        }
      : {}),
    count: number(sizes?.perInch ?? 0, 'none'),
  }
  return joined([
    part({ statements: [say(sizes ? statement : 'threadUnknown', values)], standards: [standard] }),
    pipes.includes(system) && sizes ? part({ statements: [say('pipeSize', values)] }) : part({}),
    part({ statements: details(callout, sizes) }),
    sizes ? geometryPart(callout, sizes, standard) : part({}),
    part({ notes: threadFaults(callout) }),
  ])
}

const isSeries = (system: ThreadSystem): system is UnifiedSeries =>
  system === 'UNC' || system === 'UNF' || system === 'UNEF'

/** A number of threads that its series does not have, a lead that is no multiple of the pitch. */
function threadFaults(callout: ThreadCallout): Statement[] {
  const { system, diameter, threadsPerInch: perInch } = callout
  const inches = diameter.unit === 'inch' ? diameter.value : exact(diameter.value / mmPerInch)
  const count = isSeries(system) ? threadsPerInch(system, inches) : undefined
  const odd = oddLead(callout)
  return [
    ...(count && perInch && count !== perInch
      ? [
          say('seriesDiffers', {
            name: printed(system),
            count: number(count, 'none'),
            value: number(perInch, 'none'),
          }),
        ]
      : []),
    ...unlistedPitch(callout),
    ...(odd ? [say('leadDiffers', { lead: number(odd.lead), pitch: number(odd.pitch) })] : []),
  ]
}

/** `Tr20x5`: a pitch that ISO 2904 does not have; of several starts, the number behind the cross is the lead. */
function unlistedPitch({ system, diameter, pitch, designation }: ThreadCallout): Statement[] {
  if (system !== 'TR' || pitch === null || /P/.test(designation)) return []
  const listed = trapezoidalPitches(diameter.value)
  if (!listed || listed.includes(pitch)) return []
  const byDistance = [...listed].sort(
    (one, other) => Math.abs(one - pitch) - Math.abs(other - pitch),
  )
  const values = { pitch: number(pitch), value: number(byDistance[0] ?? pitch) }
  return [say('trapezoidalPitch', { diameter: number(diameter.value), ...values })]
}

/** Of several starts pitch and lead differ, and both are named. */
function openingOf(callout: ThreadCallout, sizes: ThreadSizes | undefined): StatementKey | null {
  const hasStarts = callout.starts > 1 && !oddLead(callout)
  if (callout.system === 'TR') return hasStarts ? 'trapezoidalStarts' : null
  if (callout.system !== 'ISO_METRIC') return null
  return hasStarts && sizes?.pitch ? 'metricStarts' : metricOpening(sizes)
}

function metricOpening(sizes: ThreadSizes | undefined): StatementKey {
  if (sizes?.pitch == null) return 'metricOpen'
  if (sizes.isCoarse) return 'metricCoarse'
  return sizes.isFormer ? 'metricFormer' : 'metricFine'
}

/** What the callout states or the table of its system holds; undefined where a pipe size is in no table. */
function sizesOf(callout: ThreadCallout): ThreadSizes | undefined {
  const { system, diameter, threadsPerInch: stated } = callout
  if (pipes.includes(system)) return pipeSizes(system, diameter.value)
  const major = exact(diameter.unit === 'inch' ? diameter.value * mmPerInch : diameter.value)
  if (!(major > 0)) return undefined
  const known = isSeries(system) ? threadsPerInch(system, exact(major / mmPerInch)) : undefined
  const perInch = stated ?? known ?? null
  const coarse = system === 'ISO_METRIC' ? coarsePitch(major) : undefined
  const pitch = callout.pitch ?? (perInch === null ? (coarse ?? null) : mmPerInch / perInch)
  const isCoarse = coarse !== undefined && pitch === coarse
  const isFormer = system === 'ISO_METRIC' && coarse === undefined && !/x/.test(callout.designation)
  return { major, pitch, perInch, isCoarse, isFormer: isFormer && pitch !== null }
}

function pipeThread(system: ThreadSystem, size: number) {
  if (system === 'NPT' || system === 'NPTF') return americanPipeThread(size)
  return system === 'G' ? parallelPipeThread(size) : sealingPipeThread(size)
}

function pipeSizes(system: ThreadSystem, size: number): ThreadSizes | undefined {
  const found = pipeThread(system, size)
  if (!found) return undefined
  const { diameter: major, threadsPerInch: perInch } = found
  return { major, perInch, pitch: mmPerInch / perInch, isCoarse: false, isFormer: false }
}

function details(callout: ThreadCallout, sizes: ThreadSizes | undefined): Statement[] {
  const { starts, handedness, depth, engagement } = callout
  const lead = number(exact((sizes?.pitch ?? 0) * starts))
  return [
    ...(starts > 1 && sizes?.pitch && !oddLead(callout)
      ? [say('starts', { count: number(starts, 'none'), lead })]
      : []),
    ...(handedness === 'LEFT' ? [say('leftHand')] : []),
    ...classStatements(callout, sizes),
    ...(engagement ? [say('engagement', { name: printed(engagement) })] : []),
    ...(depth?.value ? depthStatements(depth) : []),
    ...(depth && /^THROUGH/.test(depth.type) ? [say('threadThrough')] : []),
  ]
}

/** A marked depth is that of the thread; a number behind a cross is a length, of the thread or of a screw. */
function depthStatements(depth: Depth): Statement[] {
  const figure = bounded(depth.value ?? 0, depth.unit, depth.tolerance ?? null)
  const opening = say(depth.type === 'SIZE' ? 'threadLength' : 'threadDepth', { depth: figure })
  return [opening, ...depthTolerance(depth)]
}

const unifiedClass = /^[123][AB](?:\/[123][AB])?$/i
const metricClass = /^(?:[3-9][E-Ha-h]){1,2}(?:\/(?:[3-9][a-h]){1,2})?$/

/** Whether a standard of that thread has the class: ASME B1.1 has no 4A and ISO 965-1 no 9Z. */
export function isKnownClass({ system, toleranceClass }: ThreadCallout): boolean {
  if (toleranceClass === null) return true
  if (system.startsWith('UN')) return unifiedClass.test(toleranceClass)
  return system !== 'ISO_METRIC' || metricClass.test(toleranceClass)
}

/** 6H, 7H, 2B are internal; 6g, 2A external; a pair names both (ISO 965-1, ASME B1.1). */
function classStatements(thread: ThreadCallout, sizes: ThreadSizes | undefined): Statement[] {
  const { system, toleranceClass, pitch } = thread
  if (!toleranceClass) {
    if (system !== 'ISO_METRIC' || pitch === null || !sizes) return []
    return [say(sizes.major < 1.6 ? 'classImpliedSmall' : 'classImplied')]
  }
  const values = { name: printed(toleranceClass) }
  if (!isKnownClass(thread)) return [say('modifierOther', values)]
  if (system === 'G') return [say('classPipe', values)]
  if (system === 'ACME') return [say('classEither', values)]
  if (toleranceClass.includes('/')) return [say('classBoth', values)]
  return [say(isInternal(toleranceClass) ? 'classInternal' : 'classExternal', values)]
}
