import { z } from 'zod'
import { text } from '../parts/fields.ts'
import {
  anchor,
  callToActionSchema,
  faqSchema,
  heroSchema,
  itemSchema,
  keyFigureSchema,
  sectionParts,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** What every use-case page says, in the order of SPEC section 3. A page with more extends these. */
export const useCaseParts = {
  seo: seoSchema,
  hero: heroSchema,
  problem: z.strictObject({ ...sectionParts, points: z.array(itemSchema).min(3) }),
  /** What it checks, uses or writes: fields of the response and what each is for. */
  uses: z.strictObject({
    ...sectionParts,
    id: anchor(),
    fieldHeading: text(),
    purposeHeading: text(),
    rows: z.array(z.strictObject({ field: text(), path: text(), purpose: text() })).min(4),
  }),
  how: z.strictObject({
    ...sectionParts,
    steps: z.array(itemSchema).min(4),
    /** Beside the steps, for readers in a hurry. */
    quickScan: z.strictObject({ title: text(), points: z.array(itemSchema).min(3) }).optional(),
  }),
  outcomes: z.strictObject({ ...sectionParts, cards: z.array(itemSchema).min(3) }),
  metrics: z.strictObject({
    ...sectionParts,
    figures: z.array(keyFigureSchema).default([]),
    /** What to measure, and how. */
    rows: z.array(itemSchema).min(3),
  }),
  faq: faqSchema.extend({ short: text() }),
  callToAction: callToActionSchema,
}

/** A use case that says no more than all of them. */
export const useCaseSchema = z.strictObject(useCaseParts)

export type UseCaseCopy = z.infer<typeof useCaseSchema>
