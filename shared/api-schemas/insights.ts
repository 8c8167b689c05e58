import {
  as,
  type Definition,
  decimal,
  flag,
  list,
  name,
  optional,
  orNull,
  ref,
  text,
} from './node.ts'
import { confidence, head } from './shared.ts'

/** The insights response and its own objects (SPEC sections 1 and 3). */
export const insightsDefinitions: Readonly<Record<string, Definition>> = {
  insights: {
    ...head('INSIGHTS'),
    primary_process_options: list(ref('primary_process')),
    secondary_processes: list(ref('secondary_process')),
    volume_estimate: orNull(ref('volume')),
    // SPEC section 1 names them, section 3 shows no shape: sizes as in the features, and no sample has them.
    overall_dimensions: optional(orNull(list(ref('size')))),
  },
  primary_process: {
    process: name('CUTTING', 'TURNING', 'MILLING', 'INJECTION_MOULDING'),
    requires_secondary_milling: flag,
    confidence,
  },
  secondary_process: {
    label: text('Keyway milling'),
    process_category: list(name('SEPARATION', 'CUTTING_WITH_DEFINED_EDGE', 'MILLING')),
    confidence,
  },
  volume: {
    value: decimal('sibling'),
    unit: as('quantity.unit', text('mm3')),
    confidence,
  },
}
