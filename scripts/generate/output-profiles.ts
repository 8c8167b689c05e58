import type { Drawing } from '@firstangle/drawings'
import { highlightJson } from '../../src/components/code/highlight-json.ts'
import { drawingNumber } from './drawing-number.ts'

/** The same readings twice: an excerpt of the standard profile, and names an ERP import might ask for. */
export function outputProfiles(drawing: Drawing) {
  const { number, designation, material, weight, tolerance, process } = readingsOf(drawing)
  const standard = {
    identifiers: [{ value: number, identifier_type: 'DRAWING_NUMBER' }],
    designation: { value: designation },
    material_options: [{ material_combination: [{ designation: material }] }],
    weight,
    general_tolerances: [{ tolerance_class: tolerance }],
    primary_process_options: [{ process }],
  }
  const record = erpRecord(drawing)
  return {
    standard: highlightJson(standard),
    erp: highlightJson(Object.fromEntries(record.map(({ name, value }) => [name, value]))),
    mapping: record.map(({ name, path }) => ({ name, path })),
  }
}

/** Fields of an ERP record: the name, where its value stands in the response, and the value. */
export function erpRecord(drawing: Drawing) {
  const { number, designation, material, weight, tolerance, process } = readingsOf(drawing)
  return [
    { name: 'ITEM_NO', path: 'identifiers[0].value', value: number },
    { name: 'ITEM_TEXT', path: 'designation.value', value: designation },
    { name: 'MATERIAL', path: 'material_combination[0].designation', value: material },
    { name: 'NET_WEIGHT_KG', path: 'weight.value', value: Number(weight.value) },
    { name: 'GENERAL_TOL', path: 'general_tolerances[0].tolerance_class', value: tolerance },
    { name: 'ROUTING', path: 'primary_process_options[0].process', value: process },
  ]
}

function readingsOf(drawing: Drawing) {
  const { metadata, insights } = drawing.responses
  const { designation, material_options, weight, general_tolerances } = metadata
  return {
    number: drawingNumber(drawing),
    designation: designation.value,
    material: material_options[0]?.material_combination[0]?.designation,
    weight: { value: weight.value, unit: weight.unit },
    tolerance: general_tolerances[0]?.tolerance_class,
    process: insights.primary_process_options[0]?.process,
  }
}
