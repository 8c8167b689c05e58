import type { SignedText } from '@firstangle/drawings/lettering'
import type { Callout } from '@firstangle/reader'
import type { Locale } from '../../../shared/i18n/locale.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** A table of the page: the first cell names its row. */
export interface ShownTable {
  columns: string[]
  rows: (string | null)[][]
}

/** One callout in words. */
export interface ShownCallout {
  kind: Callout['kind']
  title: string
  text: SignedText
  statements: string[]
  values: { label: string; value: string; source: string }[]
  notes: string[]
  general: ShownTable | null
  /** SVG markup: the part it stands at, and its tolerance zones to scale. Drawn when asked for. */
  figures: () => string[]
  links: CalloutLinks
}

/** One of the readings of a line. */
export interface ShownReading {
  /** As the language writes it: `0.70`, `0,70`. */
  confidence: string
  /** Why it is read so, where it can be read otherwise. */
  reason: string | null
  callouts: ShownCallout[]
  /** Parts of the line that no value holds. */
  notes: string[]
  /** Markup of the response's part. */
  json: string
}

/** What a line of text means, in one language. */
export interface DecodedLine {
  /** The most likely one first; empty if the line is no callout. */
  readings: ShownReading[]
  /** What a line is that stands on drawings and is not decoded. */
  recognised: string | null
  standards: { name: string; about: string }[]
}

/** The decoder with what its address asks for. */
export interface TryCalloutData extends PageData<'try-callout'> {
  locale: Locale
  /** As it was typed. */
  query: string
  unit: SheetUnit
  /** What is answered until something is asked. */
  example: string
  outcome: 'example' | 'too-long' | 'unclear' | 'recognised' | 'answered'
  decoded: DecodedLine
  /** Signs and examples of the copy, drawn. */
  drawn: { signs: SignedText[]; examples: SignedText[] }
}

/** Where more is said about a callout. */
export interface CalloutLinks {
  /** The fields of its kind in the documentation. */
  documentation: { href: string; list: string }
  article: { href: string; title: string } | null
  /** A chart or calculator for such values. */
  chart: { href: string; title: string } | null
  terms: { href: string; name: string }[]
}

/** Unit of a sheet. */
export type SheetUnit = 'mm' | 'inch'
