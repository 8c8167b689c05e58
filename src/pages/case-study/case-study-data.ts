import type { EvidenceKind } from '@firstangle/drawings'
import type { CaseStudiesCopy } from '../../../shared/content/pages/case-study.ts'
import type { RichText } from '../../../shared/content/parts/fields.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** A value of a sample sheet. `size` and `deviation` in mm or degrees; derived values have no box. */
export interface SheetField {
  readonly label: string
  readonly confidence: number
  readonly kind: EvidenceKind
  readonly box?: { x: number; y: number; width: number; height: number }
  readonly size?: number
  readonly deviation?: number
  readonly unit?: string
}

export type Box = NonNullable<SheetField['box']>

/** One line of the evidence table. `ref` is its balloon on the sheet. */
export interface EvidenceRow {
  ref: number
  name: string
  path: string
  value: string
  use: RichText
  /** The shop's limit, as `≥ 0.6 mm`. */
  limit?: string
  confidence: string
  threshold: string
  gauge: { score: number; needed: number }
  outcome: 'pass' | 'review' | 'fail'
  kind: EvidenceKind
  box?: Box
}

/** Pages that are case studies. */
export type CaseStudyId =
  | 'case-laser-cutting-marketplace'
  | 'case-additive-manufacturing-analysis'
  | 'case-process-automation'
  | 'case-plastics-feasibility-analysis'

export type Entry = CaseStudiesCopy['register']['entries'][number]

/** A case study: its words, the values of its sheet, and the way to the other cases. */
export interface CaseStudyData<K extends CaseStudyId = CaseStudyId> extends PageData<K> {
  labels: CaseStudiesCopy['labels']
  /** Size of the sheet, or of the part of it that the values are shown on, mm. */
  shown: { width: number; height: number }
  rows: EvidenceRow[]
  published: { iso: string; text: string }
  /** The other three, beginning with the next one in the register. */
  others: Pick<Entry, 'href' | 'title' | 'industry'>[]
}

/** The index: its words, and the drawing number of each sheet. */
export interface CaseStudiesData extends PageData<'case-studies'> {
  /** Drawing numbers in the order of the register. */
  numbers: string[]
}
