import type { Drawing } from '../../src/drawings/index.ts'
import { highlightJson } from './highlight.ts'

/** The same readings twice: an excerpt of the standard profile, and names an ERP import might ask for. */
export function outputProfiles(drawing: Drawing) {
  const { metadata, insights } = drawing.responses
  const number = metadata.identifiers.find(
    (identifier) => identifier.identifier_type === 'DRAWING_NUMBER',
  )
  const material = metadata.material_options[0]?.material_combination[0]
  const process = insights.primary_process_options[0]?.process
  const standard = {
    identifiers: [{ value: number?.value, identifier_type: 'DRAWING_NUMBER' }],
    designation: { value: metadata.designation.value },
    material_options: [{ material_combination: [{ designation: material?.designation }] }],
    weight: { value: metadata.weight.value, unit: metadata.weight.unit },
    primary_process_options: [{ process }],
  }
  const erp = {
    ITEM_NO: number?.value,
    ITEM_TEXT: metadata.designation.value,
    MATERIAL: material?.designation,
    NET_WEIGHT_KG: Number(metadata.weight.value),
    ROUTING_GROUP: process,
    CHECK_STATUS: 'RELEASED',
  }
  return { standard: highlightJson(standard), erp: highlightJson(erp) }
}
