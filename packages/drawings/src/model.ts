import type { Box, Primitive } from './display-list.ts'
import type { FeaturesResponse, InsightsResponse, MetadataResponse } from './responses/types.ts'

export type DrawingId = 'shaft' | 'bracket' | 'plate' | 'cover'

export type EvidenceKind =
  | 'dimension'
  | 'thread'
  | 'bore'
  | 'gdnt'
  | 'surface'
  | 'chamfer'
  | 'radius'
  | 'metadata'

/** One value of a response with its place on the sheet. */
export interface EvidenceField {
  /** the reference_id in the responses, unique on the sheet */
  referenceId: number
  kind: EvidenceKind
  /** as on the drawing, e.g. `Ø25 k6`, `4x M6`, `Ra 0,8` */
  label: string
  /** JSON path in its response, e.g. `features.dimensions[3]` or `metadata.general_tolerances[0]` */
  path: string
  /** 0..1, two decimals */
  confidence: number
  /** tight box around the ink of the callout, mm on the sheet */
  box: Box
}

/** One run of lettering as data: base line start, height of capitals and rotation, and the box of its ink. */
export interface TextRun {
  text: string
  x: number
  y: number
  height: number
  rotation: number
  box: Box
  ref?: number
}

interface Sheet {
  format: 'A3' | 'A4'
  width: number
  height: number
  scale: string
}

export interface Drawing {
  id: DrawingId
  sheet: Sheet
  displayList: readonly Primitive[]
  texts: readonly TextRun[]
  fields: readonly EvidenceField[]
  responses: {
    metadata: MetadataResponse
    features: FeaturesResponse
    insights: InsightsResponse
  }
}

/** What a field is before its box is known. */
export type FieldEntry = Omit<EvidenceField, 'box'>

/** What a part model hands over: ink, field entries and responses. */
export interface PartDrawing extends Omit<Drawing, 'texts' | 'fields' | 'responses'> {
  entries: readonly FieldEntry[]
  /** Without evidence: places come from the ink. */
  responses: {
    metadata: Omit<MetadataResponse, 'evidence'>
    features: Omit<FeaturesResponse, 'evidence'>
    insights: InsightsResponse
  }
}
