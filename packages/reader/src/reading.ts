import type { Callout } from './callout.ts'
import type { Box } from './page.ts'

/** Why a value is marked as unclear instead of being stated. */
export type Doubt = 'low-confidence' | 'contradiction' | 'unknown-symbol' | 'incomplete'

interface Found {
  /** Unique on the page, in order of reading, from 1: `reference_id` of the responses. */
  readonly id: number
  /** As printed. */
  readonly label: string
  readonly boxes: readonly Box[]
  /** 0 to 1, calibrated by `npm run eval`. */
  readonly confidence: number
  readonly doubts: readonly Doubt[]
}

/** A callout with its place on the sheet. */
export interface ReadFeature extends Found {
  readonly callout: Callout
  /** Said for the whole sheet (a note or the title block), not at one place. */
  readonly isGeneral: boolean
}

/** Fields of a title block that are read, wherever on the sheet they stand. */
export const metadataFields = [
  'title',
  'drawingNumber',
  'partNumber',
  'revision',
  'scale',
  'sheetSize',
  'sheet',
  'date',
  'material',
  'weight',
  'projection',
  'units',
  'languages',
  'generalTolerances',
  'generalRoughness',
  'surfaceTreatment',
  'edgeCondition',
  'standard',
  'drawnBy',
  'checkedBy',
  'approvedBy',
  'company',
] as const

export type MetadataField = (typeof metadataFields)[number]

/** A field of the title block, or a note that says the same. */
export interface ReadMetadata extends Found {
  readonly field: MetadataField
  /** Normalised: `1:2`, `A3`, `mm`, `FIRST_ANGLE`, kilograms as `0.42 kg`; otherwise as printed. */
  readonly value: string
}

/** A row of a parts list. */
export interface ReadPart extends Found {
  readonly position: string
  readonly partNumber: string | null
  readonly designation: string
  readonly quantity: string
  readonly material: string | null
}

/** What rules conclude from the values: always an estimate. */
export interface Insight {
  readonly kind: 'overallDimensions' | 'primaryProcess' | 'secondaryProcess' | 'volume'
  readonly value: string
  readonly confidence: number
  /** Keys of wording and the ids of the values that led there. */
  readonly reasons: readonly { readonly rule: string; readonly ids: readonly number[] }[]
}

/** Everything read from one page. */
export interface PageReading {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly features: readonly ReadFeature[]
  readonly metadata: readonly ReadMetadata[]
  readonly parts: readonly ReadPart[]
  readonly insights: readonly Insight[]
  /** What the page is taken for: other kinds are refused, only when sure. */
  readonly pageType:
    | 'COMPONENT_DRAWING'
    | 'FLOOR_PLAN'
    | 'PIPING_DIAGRAM'
    | 'WIRING_DIAGRAM'
    | 'MISCELLANEOUS'
}
