import type { Depth, ThreadFeature, ThreadType } from '../../drawings/responses/types.ts'
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

const depthOf = (depth: PrintedDepth | null): Depth | null =>
  depth && {
    depth_type: depth.type,
    value: wireOrNull(depth.value),
    unit: lengthUnit(depth.unit),
  }

type Common = Pick<ThreadFeature, 'reference_id' | 'confidence' | 'label' | 'quantity'>

/** A thread as it travels (SPEC section 3). */
export const threadFeature = (callout: ThreadCallout, common: Common): ThreadFeature => ({
  ...common,
  thread_type: threadTypes[callout.system],
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

/** A bore with its seats as it travels; its thread carries the same reference_id. */
export const boreFeature = (callout: BoreCallout, common: Common): ReadBore => {
  const { diameter, counterbore, countersink, counterdrill, thread } = callout
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
    diameter: diameter && {
      ...quantityOf(diameter),
      tolerance: toleranceOf(callout.tolerance, diameter.value, diameter.unit),
    },
    depth: depthOf(callout.depth),
    thread: thread && threadFeature(thread, { ...common, label: thread.text }),
  }
}
