import { z } from 'zod'
import { each, href, rich, text } from '../parts/fields.ts'
import {
  callToActionSchema,
  headingParts,
  heroSchema,
  textSectionSchema,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

const startSchema = z.strictObject({
  /** Names the drop zone. */
  title: text(),
  drop: text(),
  choose: text(),
  paste: text(),
  formats: text(),
  privacy: text(),
  samplesTitle: text(),
  samples: z.strictObject({ shaft: text(), bracket: text(), plate: text(), cover: text() }),
  /** Below, sheets of the benchmark that are harder to read, each with the JSON of what stands on it. */
  sheetsTitle: text(),
  sheets: each(
    ['clean', 'scan300', 'scan200', 'photo', 'turned', 'assembly', 'inch', 'italian'],
    text(),
  ),
  expected: text(),
  /** Below, for those who have a line of text and no drawing. */
  callout: z.strictObject({ text: text(), label: text(), href: href() }),
  /** In place of the buttons where scripts are off. */
  noScript: rich(),
  loading: text(),
  loadFailed: text(),
  /** Dropped or pasted in place of one file. */
  several: text(),
  folder: text(),
})

const exampleSchema = z.strictObject({
  ...headingParts,
  alt: text(),
  caption: text(),
  columns: z.strictObject({ kind: text(), label: text(), confidence: text() }),
})

/** The page where a drawing is read in the browser: start, a result to look at, what is read and what is not. */
export const trySchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  start: startSchema,
  example: exampleSchema,
  sections: z.array(textSectionSchema).min(1),
  callToAction: callToActionSchema,
})

export type TryCopy = z.infer<typeof trySchema>
export type StartCopy = TryCopy['start']
