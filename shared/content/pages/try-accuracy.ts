import { z } from 'zod'
import { each, rich, text } from '../parts/fields.ts'
import {
  callToActionSchema,
  headingParts,
  heroSchema,
  textSectionSchema,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

const columns = [
  'group',
  'kind',
  'language',
  'sheets',
  'right',
  'missed',
  'wrong',
  'precision',
  'recall',
  'titlePrecision',
  'titleRecall',
  'vectorPrecision',
  'vectorRecall',
  'pixelPrecision',
  'pixelRecall',
  'confidence',
  'vectorShown',
  'vectorRight',
  'pixelShown',
  'pixelRight',
] as const

/** Kinds of files of the benchmark. */
const groups = [
  'vector',
  'outlined',
  'scan-300',
  'scan-200',
  'soft-200',
  'turned',
  'photo',
  'scan-150',
] as const

const kinds = [
  'dimensions',
  'threads',
  'bores',
  'gdt',
  'datumFeatures',
  'roughnesses',
  'chamfers',
  'radii',
  'metadata',
] as const

const languages = ['en', 'de', 'fr', 'it', 'es', 'pl', 'cs'] as const

/** Why every sheet of a kind was refused: the reader's name of the reason. */
const refusals = ['low-resolution'] as const

const heading = z.strictObject(headingParts)

/** Words of /try/accuracy. No figure stands in them: all come from the results of the benchmark. */
export const tryAccuracySchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** What the figures are of, and what not. */
  scope: z.array(rich()).min(1),
  columns: each(columns, text()),
  /** Where nothing can be divided. */
  none: text(),
  /** Two borders of a range: `{low}`, `{high}`. */
  range: text(),
  groups: each(groups, text()),
  refusals: each(refusals, text()),
  kinds: each(kinds, text()),
  languages: each(languages, text()),
  byFile: heading,
  byKind: heading,
  byLanguage: heading,
  byConfidence: heading,
  /** The diagram of the last table. `caption` has the places `{count}` and `{total}`. */
  trust: each(['right', 'shown', 'equal', 'vector', 'pixels', 'caption'], text()),
  /** `alt` has the place `{label}`. */
  confusions: z.strictObject({ ...headingParts, alt: text(), read: text(), confidence: text() }),
  sections: z.array(textSectionSchema).min(1),
  /** Below: the file of the results, and `{reference}`. */
  source: z.strictObject({ results: text(), commit: text() }),
  callToAction: callToActionSchema,
})

export type AccuracyCopy = z.infer<typeof tryAccuracySchema>
