import type { Box, DrawingId } from '@firstangle/drawings'
import type {
  ChamferFeature,
  DimensionFeature,
  GdntFeature,
  RadiusFeature,
  RoughnessCondition,
  ThreadFeature,
  Tolerance,
} from '@firstangle/drawings/responses'

type Callout = Pick<DimensionFeature, 'reference_id' | 'label'>

export type SizeFact = Callout &
  Pick<
    DimensionFeature,
    'size' | 'tolerance' | 'is_theoretically_exact' | 'is_reference' | 'is_approximation'
  >

/** A bore's diameter with its tolerance, as the response has it. */
export type BoreFact = Callout & {
  diameter: { value: string; tolerance: Tolerance }
  thread: ThreadFact | null
}

export type ThreadFact = Callout & {
  thread_type: string
  diameter: Pick<ThreadFeature['diameter'], 'value'>
  spacing: { pitch_in_mm: string | null }
}

type RadiusFact = Callout & Pick<RadiusFeature, 'curvature_type' | 'size'>
type ChamferFact = Callout & Pick<ChamferFeature, 'size'>
export type GdntFact = Callout & Pick<GdntFeature, 'characteristic' | 'zone'>
export type RoughnessFact = Callout & {
  conditions: readonly Pick<RoughnessCondition, 'parameter' | 'value' | 'condition_type'>[]
}

/** One option of the material field; its parts belong together, options are alternatives. */
export type MaterialFact = Callout & {
  material_combination: readonly { designation: string; material_category: readonly string[] }[]
}

/** The note that governs sizes without a tolerance of their own. */
export type GeneralToleranceFact = Callout & {
  tolerance_standard: string
  tolerance_class: string
}

/** A sample drawing. */
export interface DrawingFacts extends SheetFacts {
  id: DrawingId
}

/** What the rules need of one sheet's responses, in the responses' own names and values. */
export interface SheetFacts {
  /** Drawing number, as in the title block. */
  number: string
  /** Sheet in mm. */
  width: number
  height: number
  dimensions: readonly SizeFact[]
  bores: readonly BoreFact[]
  threads: readonly ThreadFact[]
  radii: readonly RadiusFact[]
  chamfers: readonly ChamferFact[]
  gdnts: readonly GdntFact[]
  /** Callouts on the sheet, the general one of the title block last. */
  roughnesses: readonly RoughnessFact[]
  materials: readonly MaterialFact[]
  generalTolerances: readonly GeneralToleranceFact[]
  /** Place of each callout on the sheet, mm, by reference_id. */
  boxes: Readonly<Record<string, Box>>
}
