import type { ChamferFeature, SizeType } from '@firstangle/drawings/responses'
import type {
  Callout,
  ChamferCallout,
  DimensionCallout,
  DimensionType,
  RadiusCallout,
} from '../callout.ts'
import { boreFeature, threadFeature } from './hole-features.ts'
import { datumFeature, geometricFeature, roughnessFeature } from './surface-features.ts'
import type { ReadDimension, ReadRadius, ResponseFeature } from './types.ts'
import { degreesOrNull, quantityOf, quantityOrNull, toleranceOf, wire } from './wire-values.ts'

/** What a callout does not know about itself. */
interface FeaturePlace {
  /** Unique on the page, from 1. */
  readonly referenceId: number
  /** 0 to 1. */
  readonly confidence: number
}

const sizeTypes: Readonly<Record<DimensionType, SizeType>> = {
  linear: 'LINEAR',
  diameter: 'DIAMETER',
  sphericalDiameter: 'SPHERICAL_DIAMETER',
  angle: 'ANGULAR',
  arc: 'ARC',
  square: 'SQUARE',
  acrossFlats: 'WIDTH_ACROSS_FLATS',
}

type Common = Pick<ReadDimension, 'reference_id' | 'confidence' | 'label' | 'quantity'>

const dimensionFeature = (callout: DimensionCallout, common: Common): ReadDimension => ({
  ...common,
  size: {
    value: callout.value === null ? null : wire(callout.value),
    unit: callout.unit,
    size_type: sizeTypes[callout.type],
  },
  tolerance: toleranceOf(
    callout.tolerance,
    callout.type === 'arc' ? null : callout.value,
    callout.unit,
    callout.isEnvelope,
  ),
  is_theoretically_exact: callout.isBasic,
  is_reference: callout.isReference,
  is_general_tolerance: hasGeneralTolerance(callout),
  is_approximation: callout.isApproximate,
  ...(callout.isPitchCircle ? { is_pitch_circle: true } : {}),
  ...(callout.chainTotal === undefined
    ? {}
    : { chain_total: { value: wire(callout.chainTotal), unit: callout.unit } }),
})

const hasGeneralTolerance = (callout: DimensionCallout): boolean =>
  !callout.tolerance && !callout.isBasic && !callout.isReference && !callout.isApproximate

const chamferFeature = (callout: ChamferCallout, common: Common): ChamferFeature => ({
  ...common,
  size: quantityOf(callout.size),
  ...(callout.secondSize ? { second_size: quantityOrNull(callout.secondSize) } : {}),
  angle: degreesOrNull(callout.angle),
  ...(callout.tolerance
    ? { tolerance: toleranceOf(callout.tolerance, null, callout.size.unit) }
    : {}),
  ...(callout.angleTolerance
    ? { angle_tolerance: toleranceOf(callout.angleTolerance, callout.angle, 'degree') }
    : {}),
})

const radiusFeature = (callout: RadiusCallout, common: Common): ReadRadius => ({
  ...common,
  curvature_type: null,
  size: callout.value === null ? null : { value: wire(callout.value), unit: callout.unit },
  ...(callout.tolerance ? { tolerance: toleranceOf(callout.tolerance, null, callout.unit) } : {}),
  ...(callout.isSpherical ? { is_spherical: true } : {}),
  ...(callout.isReference ? { is_reference: true } : {}),
  ...(callout.isBasic ? { is_theoretically_exact: true } : {}),
})

/**
 * A callout in the shape of the API's features response (SPEC section 3), with the list it belongs to.
 * Decimals become strings, values keep the unit they are printed in.
 */
export function featureOf(callout: Callout, place: FeaturePlace): ResponseFeature {
  const common: Common = {
    reference_id: place.referenceId,
    label: callout.text,
    confidence: { score: place.confidence.toFixed(2) },
    quantity: callout.quantity,
  }
  switch (callout.kind) {
    case 'dimension':
      return { list: 'dimensions', feature: dimensionFeature(callout, common) }
    case 'thread':
      return { list: 'threads', feature: threadFeature(callout, common) }
    case 'bore':
      return { list: 'bores', feature: boreFeature(callout, common) }
    case 'chamfer':
      return { list: 'chamfers', feature: chamferFeature(callout, common) }
    case 'radius':
      return { list: 'radii', feature: radiusFeature(callout, common) }
    case 'roughness':
      return { list: 'roughnesses', feature: roughnessFeature(callout, common) }
    case 'gdt':
      return { list: 'gdnts', feature: geometricFeature(callout, common) }
    case 'datum':
      return { list: 'gdnts', feature: datumFeature(callout.label, common) }
  }
}
