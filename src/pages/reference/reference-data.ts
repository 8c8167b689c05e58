import type { FeatureKind, GeneralClass } from '@firstangle/drawings/standards'
import type { ChartTopic } from '../../../shared/content/pages/reference.ts'
import type { PageData } from '../../../shared/page-data.ts'
import type { PageQuery } from '../../../shared/page-query.ts'
import type { ShownCallout } from '../try-callout/try-callout-data.ts'

/** A computed table. The first column names its rows. */
export interface Chart {
  columns: string[]
  rows: ChartRow[]
  /** Columns that were asked for. */
  asked?: readonly string[]
}

export interface ChartRow {
  name: string
  /** Two texts stand one above the other, as deviations do; null where the standard has none. */
  cells: (string | readonly [string, string] | null)[]
  /** The row holds what was asked for. */
  isMarked?: boolean
}

/** What a chart is about, drawn beside it: SVG markup, or the address of a figure of an article. */
export type ChartDrawing = { figures: readonly string[] } | { image: string }

/** The list of charts, with a figure (SVG markup) of what each is about. */
export interface ReferenceData extends PageData<'reference'> {
  figures: Record<ChartTopic, string>
}

/** The charts of limits and fits, with the answer to what the address asks for. */
export interface IsoFitsData extends PageData<'reference-iso-fits'> {
  /** As it was typed. */
  query: string
  /** What is answered: the first example where nothing is asked. */
  shown: string
  outcome: 'nothing-asked' | 'too-long' | 'unclear' | 'size' | 'answered'
  answer: ShownCallout | null
  /** Nominal size of the pairs, as the language writes it. */
  size: string
  holes: Chart
  shafts: Chart
  pairs: Chart
}

/** The charts of threads. */
export interface MetricThreadsData extends PageData<'reference-metric-threads'> {
  charts: Record<'coarse' | 'fine' | 'limits' | 'unified' | 'pipe', Chart>
  /** SVG markup of a profile. */
  figure: string
  drawings: Partial<Record<keyof MetricThreadsData['charts'], ChartDrawing>>
}

interface AnswerRow {
  label: string
  value: string
}

/** Tables of ISO 2768-1. */
export type GeneralKind = 'linear' | 'broken' | 'angular'

/** What was asked of the general tolerances, and the limits or why there are none. */
export interface GeneralAnswer {
  /** As it was typed. */
  value: string
  class: GeneralClass
  kind: GeneralKind
  isAsked: boolean
  fault: string | null
  /** The length of the answer with its unit; an example if none is asked for, empty if it is no length. */
  length: string
  /** mm; null where there is no length. */
  size: number | null
  rows: AnswerRow[]
  /** The length with its limits, drawn; empty where the limits are not lengths. */
  figures: readonly string[]
}

/** The charts of general tolerances, with the answer to what the address asks for. */
export interface GeneralTolerancesData extends PageData<'reference-general-tolerances'> {
  answer: GeneralAnswer
  charts: Record<GeneralKind, Chart>
  /** Charts of ISO 2768-2 with their names. */
  geometry: { name: string; chart: Chart }[]
  drawings: Record<GeneralKind, ChartDrawing>
}

/** Numbers of a calculation of position, named as in the address. */
export type PositionField = 'x' | 'y' | 'zone' | 'limit' | 'size'

/** The calculator of true position, with the answer to what the address asks for. */
export interface TruePositionData extends PageData<'reference-true-position'> {
  /** SVG markup of a frame and its zone. */
  figure: string
  /** As it was typed. */
  typed: Record<PositionField, string>
  isMaximum: boolean
  feature: FeatureKind
  isAsked: boolean
  /** What is wrong with a field, in words. */
  faults: Partial<Record<PositionField, string>>
  /** The answer for the example if nothing was asked; null if a field has a fault. */
  answer: ShownPosition | null
  example: PageQuery
  chart: Chart
}

export interface ShownPosition {
  verdict: string
  isInside: boolean
  rows: AnswerRow[]
  /** SVG markup. */
  picture: string
}
