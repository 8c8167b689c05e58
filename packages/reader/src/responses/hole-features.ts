import type { Depth, ThreadFeature, ThreadSymbol, ThreadType } from '@firstangle/drawings/responses'
import type { BoreCallout, Depth as PrintedDepth, ThreadCallout, ThreadSystem } from '../callout.ts'
import type { ReadBore } from './types.ts'
import { lengthUnit, quantityOf, quantityOrNull, toleranceOf, wireOrNull } from './wire-values.ts'

const threadTypes: Readonly<Record<ThreadSystem, ThreadType>> = {
  ISO_METRIC: 'ISO_METRIC',
  UNC: 'UTS',
  UNF: 'UTS',
  UNEF: 'UTS',
  UN: 'UTS',
  G: 'WHITWORTH',
  R: 'WHITWORTH',
  RP: 'WHITWORTH',
  RC: 'WHITWORTH',
  WHITWORTH: 'WHITWORTH',
  NPT: 'NPT',
  NPTF: 'NPT',
  TR: 'TRAPEZOIDAL',
  ACME: 'ACME',
  KNUCKLE: 'KNUCKLE',
}

/** The standard that defines each system, and its letters in designations. */
const threadNames: Readonly<Record<ThreadSystem, readonly [standard: string, ThreadSymbol]>> = {
  ISO_METRIC: ['ISO_261', 'M'],
  UNC: ['ASME_B1_1', 'UNC'],
  UNF: ['ASME_B1_1', 'UNF'],
  UNEF: ['ASME_B1_1', 'UNEF'],
  UN: ['ASME_B1_1', 'UN'],
  G: ['ISO_228_1', 'G'],
  R: ['ISO_7_1', 'R'],
  RP: ['ISO_7_1', 'Rp'],
  RC: ['ISO_7_1', 'Rc'],
  WHITWORTH: ['BS_84', 'W'],
  NPT: ['ASME_B1_20_1', 'NPT'],
  NPTF: ['ASME_B1_20_3', 'NPTF'],
  TR: ['ISO_2904', 'Tr'],
  ACME: ['ASME_B1_5', 'ACME'],
  KNUCKLE: ['DIN_405', 'Rd'],
}

const depthOf = (depth: PrintedDepth | null): Depth | null =>
  depth && {
    depth_type: depth.type,
    value: wireOrNull(depth.value),
    unit: lengthUnit(depth.unit),
    ...(depth.tolerance
      ? { tolerance: toleranceOf(depth.tolerance, depth.value, depth.unit) }
      : {}),
  }

type Common = Pick<ThreadFeature, 'reference_id' | 'confidence' | 'label' | 'quantity'>

/** A thread as it travels (SPEC section 3). */
export const threadFeature = (callout: ThreadCallout, common: Common): ThreadFeature => ({
  ...common,
  thread_type: threadTypes[callout.system],
  thread_standard: threadNames[callout.system][0],
  thread_symbol: threadNames[callout.system][1],
  designation: callout.designation,
  diameter: quantityOf(callout.diameter),
  spacing: {
    pitch_in_mm: wireOrNull(callout.pitch),
    threads_per_inch: wireOrNull(callout.threadsPerInch),
  },
  tolerance_class: callout.toleranceClass,
  starts: callout.starts,
  handedness: callout.handedness,
  depth: depthOf(callout.depth),
})

/** The diameter of a bore, of which only the limits may be printed; null where there is neither. */
function diameterOf({ diameter, tolerance, isEnvelope, depth }: BoreCallout): ReadBore['diameter'] {
  if (!diameter && tolerance?.limitLow === undefined && tolerance?.limitHigh === undefined)
    return null
  const value = diameter?.value ?? null
  const unit = lengthUnit(diameter?.unit ?? depth?.unit ?? 'mm')
  return {
    value: wireOrNull(value),
    unit,
    tolerance: toleranceOf(tolerance, value, unit, isEnvelope),
  }
}

/** A bore with its seats as it travels; its thread carries the same reference_id. */
export const boreFeature = (callout: BoreCallout, common: Common): ReadBore => {
  const { counterbore, countersink, counterdrill, thread } = callout
  return {
    ...common,
    counterbore: counterbore && {
      diameter: quantityOf(counterbore.diameter),
      depth: quantityOrNull(counterbore.depth),
      is_spotface: counterbore.isSpotface,
    },
    countersink: countersink && {
      diameter: quantityOf(countersink.diameter),
      angle: quantityOrNull(countersink.angle),
    },
    counterdrill: counterdrill && {
      diameter: quantityOf(counterdrill.diameter),
      depth: quantityOrNull(counterdrill.depth),
    },
    diameter: diameterOf(callout),
    depth: depthOf(callout.depth),
    thread: thread && threadFeature(thread, { ...common, label: thread.text }),
  }
}
