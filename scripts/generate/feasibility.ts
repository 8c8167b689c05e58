import type { Drawing } from '../../src/drawings/index.ts'
import type { DrawingFacts } from '../../src/feasibility/drawing-facts.ts'

/** What the rule playground needs of a drawing's responses, and nothing else: the module goes to the browser. */
export function drawingFacts(drawing: Drawing): DrawingFacts {
  const { features, metadata } = drawing.responses
  const { threads, radii, chamfers, gdnts } = features
  const facts: Omit<DrawingFacts, 'boxes'> = {
    id: drawing.id,
    number: numberOf(drawing),
    width: drawing.sheet.width,
    height: drawing.sheet.height,
    dimensions: features.dimensions.map((dimension) =>
      only(dimension, [
        'reference_id',
        'label',
        'size',
        'tolerance',
        'is_theoretically_exact',
        'is_reference',
        'is_approximation',
      ]),
    ),
    bores: features.bores.map(({ reference_id, label, diameter, thread }) => ({
      reference_id,
      label,
      diameter: only(diameter, ['value', 'tolerance']),
      thread,
    })),
    threads: threads.map((thread) => ({
      ...only(thread, ['reference_id', 'label', 'thread_type']),
      diameter: only(thread.diameter, ['value']),
      spacing: only(thread.spacing, ['pitch_in_mm']),
    })),
    radii: radii.map((radius) => only(radius, ['reference_id', 'label', 'curvature_type', 'size'])),
    chamfers: chamfers.map((chamfer) => only(chamfer, ['reference_id', 'label', 'size'])),
    gdnts: gdnts.map((frame) => only(frame, ['reference_id', 'label', 'characteristic', 'zone'])),
    roughnesses: [...features.roughnesses, metadata.general_roughness].map((roughness) => ({
      ...only(roughness, ['reference_id', 'label']),
      conditions: roughness.conditions.map((condition) =>
        only(condition, ['parameter', 'value', 'condition_type']),
      ),
    })),
    materials: metadata.material_options.map((option) => ({
      reference_id: option.reference_id,
      label: labelOf(drawing, option.reference_id),
      material_combination: option.material_combination.map((part) =>
        only(part, ['designation', 'material_category']),
      ),
    })),
    generalTolerances: metadata.general_tolerances.map((note) => ({
      ...only(note, ['reference_id', 'tolerance_standard', 'tolerance_class']),
      label: labelOf(drawing, note.reference_id),
    })),
  }
  return { ...facts, boxes: boxesOf(drawing, facts) }
}

function numberOf({ responses }: Drawing): string {
  const number = responses.metadata.identifiers.find(
    ({ identifier_type }) => identifier_type === 'DRAWING_NUMBER',
  )
  if (!number) throw new Error('A sample drawing without a drawing number')
  return number.value
}

function labelOf({ fields }: Drawing, ref: number): string {
  const field = fields.find(({ referenceId }) => referenceId === ref)
  if (!field) throw new Error(`reference_id ${ref} has no callout`)
  return field.label
}

/** Boxes of the callouts the rules know, with a margin of 1.2 mm around the ink. */
function boxesOf(drawing: Drawing, facts: Omit<DrawingFacts, 'boxes'>): DrawingFacts['boxes'] {
  const refs = new Set(
    Object.values(facts).flatMap((value) =>
      Array.isArray(value) ? value.map(({ reference_id }) => reference_id) : [],
    ),
  )
  const margin = 1.2
  const round = (value: number) => Math.round(value * 10) / 10
  return Object.fromEntries(
    drawing.fields
      .filter(({ referenceId }) => refs.has(referenceId))
      .map(({ referenceId, box }) => [
        referenceId,
        {
          x: round(box.x - margin),
          y: round(box.y - margin),
          width: round(box.width + 2 * margin),
          height: round(box.height + 2 * margin),
        },
      ]),
  )
}

function only<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
}
