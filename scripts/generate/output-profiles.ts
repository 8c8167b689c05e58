import type { Drawing } from '@firstangle/drawings'
import { highlightJson } from '../../src/components/highlight-json.ts'

/** The same readings twice: an excerpt of the standard profile, and names an ERP import might ask for. */
export function outputProfiles(drawing: Drawing) {
  const { metadata, insights } = drawing.responses
  const number = metadata.identifiers.find(
    (identifier) => identifier.identifier_type === 'DRAWING_NUMBER',
  )
  const material = metadata.material_options[0]?.material_combination[0]
  const process = insights.primary_process_options[0]?.process
  const tolerance = metadata.general_tolerances[0]
  const standard = {
    identifiers: [{ value: number?.value, identifier_type: 'DRAWING_NUMBER' }],
    designation: { value: metadata.designation.value },
    material_options: [{ material_combination: [{ designation: material?.designation }] }],
    weight: { value: metadata.weight.value, unit: metadata.weight.unit },
    general_tolerances: [{ tolerance_class: tolerance?.tolerance_class }],
    primary_process_options: [{ process }],
  }
  const mapping = [
    ['ITEM_NO', 'identifiers[0].value', number?.value],
    ['ITEM_TEXT', 'designation.value', metadata.designation.value],
    ['MATERIAL', 'material_combination[0].designation', material?.designation],
    ['NET_WEIGHT_KG', 'weight.value', Number(metadata.weight.value)],
    ['GENERAL_TOL', 'general_tolerances[0].tolerance_class', tolerance?.tolerance_class],
    ['ROUTING', 'primary_process_options[0].process', process],
  ] as const
  return {
    standard: highlightJson(standard),
    erp: highlightJson(Object.fromEntries(mapping.map(([name, , value]) => [name, value]))),
    mapping: mapping.map(([name, path, value]) => ({ name, path, value: String(value) })),
  }
}
