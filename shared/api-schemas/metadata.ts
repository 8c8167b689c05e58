import { as, type Definition, decimal, list, name, oneOf, orNull, ref, text } from './node.ts'
import { confidence, evidence, head, language, referenced, referenceId } from './shared.ts'

/** The metadata response and its own objects (SPEC section 3). */
export const metadataDefinitions: Readonly<Record<string, Definition>> = {
  metadata: {
    ...head('META_DATA'),
    identifiers: list(ref('identifier')),
    designation: orNull(ref('designation')),
    languages: list(language),
    general_tolerances: list(ref('general_tolerance')),
    general_roughness: orNull(ref('roughness')),
    material_options: list(ref('material_option')),
    weight: orNull(ref('weight')),
    projection_method: orNull(ref('projection_method')),
    bill_of_material: list(ref('bill_of_material_row')),
    unit_systems: list(ref('unit_system')),
    evidence,
  },
  identifier: {
    reference_id: referenceId,
    language,
    value: text('FA-1001-01'),
    identifier_type: name('DRAWING_NUMBER', 'PART_NUMBER', 'ORDER_NUMBER', 'CUSTOMER_NAME'),
    stakeholder: orNull(oneOf('SUPPLIER', 'OWNER', 'CUSTOMER')),
    period: oneOf('PREVIOUS', 'CURRENT', 'FUTURE'),
    confidence,
  },
  designation: { ...referenced, language, value: text('Lagerwelle') },
  general_tolerance: {
    ...referenced,
    tolerance_standard: name('ISO_2768', 'DIN_7168', 'ISO_4759_1', 'TOLERANCE_NOTE'),
    tolerance_class: text('m', 'mK'),
    principle: orNull(oneOf('INDEPENDENCE', 'ENVELOPE')),
  },
  material_option: { ...referenced, material_combination: list(ref('material')) },
  material: {
    raw_ocr: text(),
    standard: orNull(text('EN ISO 683-2')),
    designation: text('42CrMo4+QT'),
    material_category: list(name('FERROUS_ALLOY', 'NONFERROUS_ALLOY', 'POLYMER')),
  },
  weight: {
    ...referenced,
    value: decimal('sibling'),
    unit: as('quantity.unit', text('kilogram')),
  },
  projection_method: { ...referenced, value: oneOf('FIRST_ANGLE', 'THIRD_ANGLE') },
  bill_of_material_row: {
    ...referenced,
    position: text(),
    part_number: text(),
    designation: text(),
    quantity: decimal(),
  },
  unit_system: { ...referenced, unit_system_type: oneOf('METRIC', 'IMPERIAL') },
}
