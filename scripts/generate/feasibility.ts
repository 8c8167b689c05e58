import { contains, type Drawing } from '@firstangle/drawings'
import { geometricCharacteristics } from '@firstangle/drawings/responses'
import { balloonPlaces } from '../../shared/feasibility/balloon-places.ts'
import { type Catalogue, defaultCatalogue } from '../../shared/feasibility/catalogue.ts'
import { checkDrawing } from '../../shared/feasibility/check.ts'
import type { DrawingFacts } from '../../shared/feasibility/drawing-facts.ts'
import { tenth } from '../../shared/rounding.ts'
import { drawingNumber } from './drawing-number.ts'
import { marginBox } from './evidence.ts'

/** What the rule playground needs of a drawing's responses, and nothing else: the module goes to the browser. */
export function drawingFacts(drawing: Drawing): DrawingFacts {
  const { features, metadata } = drawing.responses
  const { threads, radii, chamfers, gdnts } = features
  return {
    id: drawing.id,
    number: drawingNumber(drawing),
    width: drawing.sheet.width,
    height: drawing.sheet.height,
    dimensions: features.dimensions.map((dimension) =>
      pick(dimension, [
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
      diameter: pick(diameter, ['value', 'tolerance']),
      thread,
    })),
    threads: threads.map((thread) => ({
      ...pick(thread, ['reference_id', 'label', 'thread_type']),
      diameter: pick(thread.diameter, ['value']),
      spacing: pick(thread.spacing, ['pitch_in_mm']),
    })),
    radii: radii.map((radius) => pick(radius, ['reference_id', 'label', 'curvature_type', 'size'])),
    chamfers: chamfers.map((chamfer) => pick(chamfer, ['reference_id', 'label', 'size'])),
    gdnts: gdnts.map((frame) => pick(frame, ['reference_id', 'label', 'characteristic', 'zone'])),
    roughnesses: [...features.roughnesses, metadata.general_roughness].map((roughness) => ({
      ...pick(roughness, ['reference_id', 'label']),
      conditions: roughness.conditions.map((condition) =>
        pick(condition, ['parameter', 'value', 'condition_type']),
      ),
    })),
    materials: metadata.material_options.map((option) => ({
      reference_id: option.reference_id,
      label: labelOf(drawing, option.reference_id),
      material_combination: option.material_combination.map((part) =>
        pick(part, ['designation', 'material_category']),
      ),
    })),
    generalTolerances: metadata.general_tolerances.map((note) => ({
      ...pick(note, ['reference_id', 'tolerance_standard', 'tolerance_class']),
      label: labelOf(drawing, note.reference_id),
    })),
    boxes: boxesOf(drawing.fields),
  }
}

function labelOf({ fields }: Drawing, ref: number): string {
  const field = fields.find(({ referenceId }) => referenceId === ref)
  if (!field) throw new Error(`reference_id ${ref} has no callout`)
  return field.label
}

/** Boxes of all callouts, so that balloons keep off them. */
function boxesOf(fields: Drawing['fields']): DrawingFacts['boxes'] {
  return Object.fromEntries(
    fields.map((field) => [field.referenceId, marginBox(field, 1.2, tenth)]),
  )
}

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>
}

/** The tightest tolerance frame of a sheet; one line of the rules decides it. */
export function exampleFinding(drawing: Drawing) {
  const { gdnts, boxes, width, height } = drawingFacts(drawing)
  const frames = gdnts.filter(({ zone }) => zone !== null)
  const [tightest] = frames.toSorted((a, b) => Number(a.zone?.value) - Number(b.zone?.value))
  const box = tightest && boxes[tightest.reference_id]
  if (!box) throw new Error(`The ${drawing.id} has no tolerance frame to show`)
  return { width, height, box }
}

/** The part of the sheet with its main view, mm: what the page's first screen shows, up to the tick of its last callout. */
const mainView = { x: 31, y: 16, width: 377, height: 156 }

/** A machine shop that measures every characteristic, so that the zones decide. */
const shop: Catalogue = { ...defaultCatalogue, measured: geometricCharacteristics }

/** Half of what is shown around the callout that is enlarged, mm. */
const around = { x: 26, y: 11 }

/** The main view with what the rules say of each callout, and the first that fails enlarged. */
export function stampedSheet(drawing: Drawing) {
  const facts = drawingFacts(drawing)
  const inView = checkDrawing(facts, shop).flatMap(({ box, verdict }) =>
    box && contains(mainView, box) ? [{ box, verdict }] : [],
  )
  const failing = inView.filter(({ verdict }) => verdict === 'fail').map(({ box }) => box)
  const [first] = failing
  if (!first) throw new Error(`The ${drawing.id} has no callout that fails`)
  const places = balloonPlaces(failing, facts, Object.values(facts.boxes))
  const { x, y, width, height } = mainView
  return {
    sheet: { width: facts.width, height: facts.height },
    view: [x, y, width, height],
    passed: inView.filter(({ verdict }) => verdict === 'pass').map(({ box }) => box),
    failed: failing.map((box, index) => ({ box, balloon: places[index] })),
    detail: [
      first.x + first.width / 2 - around.x,
      first.y + first.height / 2 - around.y,
      2 * around.x,
      2 * around.y,
    ],
  }
}
