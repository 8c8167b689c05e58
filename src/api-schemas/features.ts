import { geometricCharacteristics } from '../drawings/responses/characteristics.ts'
import { as, type Definition, decimal, flag, list, oneOf, orNull, ref, text } from './node.ts'
import { feature, head } from './shared.ts'

const value = as('quantity.value', decimal('sibling'))
const unit = as('quantity.unit', text('mm'))

/** The features response and its own objects (SPEC section 3). */
export const featuresDefinitions: Readonly<Record<string, Definition>> = {
  features: {
    ...head('FEATURES'),
    dimensions: list(ref('dimension')),
    threads: list(ref('thread')),
    bores: list(ref('bore')),
    chamfers: list(ref('chamfer')),
    roughnesses: list(ref('roughness')),
    gdnts: list(ref('gdnt')),
    radii: list(ref('radius')),
  },
  dimension: {
    ...feature,
    size: ref('size'),
    tolerance: as('common.tolerance', ref('tolerance')),
    is_theoretically_exact: flag,
    is_reference: flag,
    is_general_tolerance: flag,
    is_approximation: flag,
  },
  thread: {
    ...feature,
    thread_type: oneOf('ISO_METRIC', 'WHITWORTH', 'UTS', 'SM', 'NPT', 'ACME', 'KNUCKLE'),
    diameter: ref('quantity'),
    spacing: ref('thread_spacing'),
    handedness: oneOf('LEFT', 'RIGHT'),
    depth: orNull(ref('depth')),
  },
  thread_spacing: {
    pitch_in_mm: orNull(decimal('mm')),
    threads_per_inch: orNull(decimal('1/inch')),
  },
  bore: {
    ...feature,
    counterbore: orNull(ref('counterbore')),
    countersink: orNull(ref('countersink')),
    counterdrill: orNull(ref('counterdrill')),
    diameter: ref('bore_diameter'),
    depth: orNull(ref('depth')),
    thread: orNull(ref('thread')),
  },
  bore_diameter: { value, unit, tolerance: as('common.tolerance', ref('tolerance')) },
  counterbore: { diameter: ref('quantity'), depth: orNull(ref('quantity')) },
  countersink: { diameter: ref('quantity'), angle: ref('quantity') },
  counterdrill: {
    diameter: ref('quantity'),
    depth: orNull(ref('quantity')),
    angle: orNull(ref('quantity')),
  },
  chamfer: { ...feature, size: ref('quantity'), angle: ref('quantity') },
  gdnt: {
    ...feature,
    characteristic: oneOf('DATUM', ...geometricCharacteristics),
    zone: orNull(ref('tolerance_zone')),
    datums: list(ref('datum')),
    material_condition: orNull(oneOf('MAXIMUM', 'MINIMUM', 'RECIPROCITY')),
    state: orNull(oneOf('FREE')),
  },
  tolerance_zone: { value, unit, is_diameter: flag },
  datum: { label: text('A', 'A-B') },
  radius: {
    ...feature,
    curvature_type: orNull(oneOf('CONCAVE', 'CONVEX', 'PLANE')),
    size: ref('quantity'),
  },
}
