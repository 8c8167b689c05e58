import {
  as,
  count,
  type Definition,
  decimal,
  flag,
  list,
  name,
  oneOf,
  optional,
  orNull,
  ref,
  text,
} from './node.ts'

/** Number of an entry on its page, by which code and sheet point at each other. */
export const referenceId = as('entry.reference_id', count)

/** How sure the reading is, as an object of its own. */
export const confidence = as('entry.confidence', ref('confidence'))

/** Place of a value on the page, and how sure its reading is. */
export const referenced = { reference_id: referenceId, confidence } satisfies Definition

/** What every entry of the features has. */
export const feature = {
  reference_id: referenceId,
  label: as('entry.label', text('Ø25 k6')),
  confidence,
  quantity: as('entry.quantity', count),
} satisfies Definition

/** What every response begins with. */
export const head = (askType: string): Definition => ({
  ask_version: as('response.ask_version', { type: 'string', const: 'v2' }),
  ask_type: as('response.ask_type', { type: 'string', const: askType }),
  page_type: as('response.page_type', oneOf('COMPONENT_DRAWING', 'MISCELLANEOUS')),
})

/** Where the values were read, as the last property of a response. */
export const evidence = as('response.evidence', ref('evidence'))

/** Language of the text, as on the sheet. */
export const language = as('common.language', {
  type: 'string',
  pattern: '^[A-Z]{3}$',
  examples: ['DEU', 'ENG', 'DUT', 'FRA', 'SPA', 'ITA', 'JPN'],
})

const value = as('quantity.value', decimal('sibling'))
const unit = as('quantity.unit', text('mm', 'inch', 'degree'))

/** Objects that several responses share. */
export const sharedDefinitions: Readonly<Record<string, Definition>> = {
  evidence: {
    page: count,
    width: decimal('mm'),
    height: decimal('mm'),
    unit: oneOf('mm'),
    origin: oneOf('TOP_LEFT'),
    regions: list(ref('region')),
  },
  region: { reference_id: count, polygon: list(ref('page_point')) },
  page_point: { x: decimal('mm'), y: decimal('mm') },
  confidence: { score: { ...decimal(), pattern: '^(0(\\.[0-9]+)?|1(\\.0+)?)$' } },
  quantity: { value: decimal('sibling'), unit: text('mm', 'inch', 'degree') },
  size: {
    // Two limits in place of a nominal size leave none.
    value: orNull(value),
    unit,
    size_type: oneOf(
      'LINEAR',
      'ANGULAR',
      'DIAMETER',
      'SPHERICAL_DIAMETER',
      'WIDTH_ACROSS_FLATS',
      'SQUARE',
      'ARC',
    ),
  },
  tolerance: {
    tolerance_grade: orNull(text('IT6')),
    deviation_lower: orNull(decimal('size')),
    deviation_upper: orNull(decimal('size')),
    fit: orNull(text('k6')),
    limit_lower: optional(orNull(decimal('size'))),
    limit_upper: optional(orNull(decimal('size'))),
    is_envelope_required: optional(flag),
  },
  depth: {
    depth_type: oneOf('SIZE', 'THROUGH', 'THROUGH_ALL', 'BLIND'),
    value: orNull(decimal('sibling')),
    unit,
    tolerance: optional(as('common.tolerance', ref('tolerance'))),
  },
  roughness: {
    ...feature,
    standard: orNull(name('ISO_1302_2002', 'ISO_21920_1_2021', 'ASME_Y14_36_2018')),
    machining_allowance: orNull(text()),
    material_removal_type: oneOf('UNSPECIFIED', 'PROHIBITED', 'REQUIRED'),
    applies_all_around: flag,
    direction_of_lay: orNull(
      oneOf(
        'PARALLEL',
        'PERPENDICULAR',
        'CROSS',
        'MULTIDIRECTIONAL',
        'CIRCULAR',
        'RADIAL',
        'PROTUBERANT',
      ),
    ),
    manufacturing_process: orNull(text()),
    conditions: { type: 'array', items: ref('roughness_condition') },
    waviness: orNull(text()),
  },
  roughness_condition: {
    parameter: text('Ra', 'Rz', 'Rt', 'Rq'),
    value,
    unit: as('quantity.unit', text('micrometer', 'microinch')),
    condition_type: oneOf('UPPER', 'LOWER', 'AVERAGE'),
    acceptance: orNull(oneOf('SIXTEEN_PERCENT', 'MAXIMUM', 'MEAN')),
    transmission_band: optional(text('-0.8')),
  },
}
