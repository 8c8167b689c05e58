import { z } from 'zod'
import { manifestNames } from '../../sample-set/manifest-fields.ts'
import { each, rich, text } from '../parts/fields.ts'
import {
  callToActionSchema,
  headingParts,
  heroSchema,
  textSectionSchema,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** Where files are dropped or chosen. */
const startSchema = z.strictObject({
  title: text(),
  drop: text(),
  chooseFolder: text(),
  chooseFiles: text(),
  formats: text(),
  privacy: text(),
  noScript: rich(),
  loading: text(),
  loadFailed: text(),
  nothing: text(),
})

const manifestSchema = z.strictObject({
  ...headingParts,
  caption: text(),
  columns: z.strictObject({ name: text(), meaning: text(), values: text() }),
  fields: each(manifestNames, text()),
  /** The template is a table to fill in where no script runs. */
  template: text(),
  templateNote: text(),
  schema: text(),
})

/** The page where a sample set is made in the browser. */
export const trySetSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  start: startSchema,
  sections: z.array(textSectionSchema).min(1),
  manifest: manifestSchema,
  privacy: textSectionSchema,
  callToAction: callToActionSchema,
})

export type TrySetCopy = z.infer<typeof trySetSchema>
