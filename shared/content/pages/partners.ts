import { z } from 'zod'
import {
  diagramParts,
  drawingId,
  mark,
  tableSchema,
  titleBlockSchema,
} from '../parts/drafting-parts.ts'
import { link, rich, text } from '../parts/fields.ts'
import {
  callToActionSchema,
  faqSchema,
  headingParts,
  heroSchema,
  itemSchema,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** Partners page copy. No partner is named (SPEC names none). */
export const partnersSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  titleBlock: titleBlockSchema,
  /** Kinds of partners: what each does and gets, and what the customer has of it. */
  kinds: z.strictObject({
    ...headingParts,
    table: tableSchema,
    /** What the excerpts of one sheet show, in the order of the rows. */
    excerpts: z.strictObject({
      price: text(),
      record: text(),
      route: text(),
      response: text(),
      checks: text(),
    }),
  }),
  /** Accelerated quoting: who does what, drawn as three linked views of one part. */
  pricingPartner: z.strictObject({
    ...headingParts,
    drawing: z.strictObject({ ...diagramParts, prices: mark(), drawings: mark(), data: mark() }),
    /** Who each view stands for: front view, view from above, side view. */
    views: z.array(itemSchema).length(3, 'one entry for each view'),
    table: tableSchema,
    introduction: rich(),
    actions: z.array(link()),
  }),
  kit: z.strictObject({
    ...headingParts,
    sheets: z
      .array(z.strictObject({ drawing: drawingId, title: text(), text: text(), alt: text() }))
      .length(4, 'one entry for each sample drawing'),
    points: z.array(itemSchema).min(4),
  }),
  start: z.strictObject({ ...headingParts, steps: z.array(itemSchema).length(4) }),
  limits: z.strictObject({ ...headingParts, points: z.array(rich()).min(3) }),
  faq: faqSchema,
  callToAction: callToActionSchema,
})

export type PartnersCopy = z.infer<typeof partnersSchema>
