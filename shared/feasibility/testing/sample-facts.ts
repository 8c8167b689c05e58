import { type Catalogue, defaultCatalogue } from '../catalogue.ts'
import { checkDrawing } from '../check.ts'
import type { DrawingFacts, RoughnessFact, SizeFact, ThreadFact } from '../drawing-facts.ts'
import type { Finding, RuleId } from '../finding.ts'

export const noTolerance = {
  tolerance_grade: null,
  deviation_lower: null,
  deviation_upper: null,
  fit: null,
}

export const box = { x: 10, y: 20, width: 30, height: 5 }

/** A drawing on which every rule passes; tests change what they are about. */
export function facts(changes: Partial<DrawingFacts> = {}): DrawingFacts {
  return {
    id: 'shaft',
    number: 'T-1',
    width: 420,
    height: 297,
    dimensions: [],
    bores: [],
    threads: [],
    radii: [],
    chamfers: [],
    gdnts: [],
    roughnesses: [],
    materials: [material(['FERROUS_ALLOY', 'STEEL', 'QUENCHED_AND_TEMPERED_STEEL'])],
    generalTolerances: [],
    boxes: { 1: box },
    ...changes,
  }
}

export function size(
  value: string,
  tolerance: Partial<SizeFact['tolerance']>,
  flags = {},
): SizeFact {
  return {
    reference_id: 1,
    label: value,
    size: { value, unit: 'mm', size_type: 'LINEAR' },
    tolerance: { ...noTolerance, ...tolerance },
    is_theoretically_exact: false,
    is_reference: false,
    is_approximation: false,
    ...flags,
  }
}

export function material(...categories: string[][]): DrawingFacts['materials'][number] {
  return {
    reference_id: 9,
    label: 'material',
    material_combination: categories.map((material_category) => ({
      designation: 'x',
      material_category,
    })),
  }
}

export function thread(
  value: string,
  pitch: string | null,
  thread_type = 'ISO_METRIC',
): ThreadFact {
  const spacing = { pitch_in_mm: pitch }
  return { reference_id: 1, label: `M${value}`, thread_type, diameter: { value }, spacing }
}

export function rough(parameter: string, value: string, condition_type = 'UPPER'): RoughnessFact {
  const condition = { parameter, value, condition_type } as RoughnessFact['conditions'][number]
  return { reference_id: 1, label: `${parameter} ${value}`, conditions: [condition] }
}

export function findings(
  drawing: Partial<DrawingFacts>,
  rule: RuleId,
  catalogue: Partial<Catalogue> = {},
) {
  return checkDrawing(facts(drawing), { ...defaultCatalogue, ...catalogue }).filter(
    (finding) => finding.rule === rule,
  )
}

/** Verdict, reason, value found, and whether a person is needed: what tests compare of a finding. */
export const outcomeOf = ({ verdict, reason, found, needsPerson }: Finding) => [
  verdict,
  reason,
  found,
  needsPerson,
]
