import { z } from 'zod'
import {
  diagramParts,
  mark,
  stationsSchema,
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
  keyFigureSchema,
  sectionParts,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** A row of a time line: what is measured, and its figure as written. */
const span = z.strictObject({ label: mark(), value: mark() })

/** The drawn way of a drawing: names of its stations and lines. */
const dataFlowDrawing = z.strictObject({
  ...diagramParts,
  system: mark(),
  systemNote: mark(),
  sent: mark(),
  returned: mark(),
  line: mark(),
  tenant: mark(),
  reading: mark(),
  readingNote: mark(),
  retention: mark(),
  retentionNote: mark(),
})

/** Security page copy: highlights and FAQ (SPEC section 2), and in between what a reviewer asks for. */
export const securitySchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  titleBlock: titleBlockSchema,
  highlights: z.strictObject({ ...sectionParts, figures: z.array(keyFigureSchema).min(9) }),
  dataFlow: z.strictObject({
    ...headingParts,
    drawing: dataFlowDrawing,
    stations: stationsSchema.length(5),
    /** Names the choice of a station; `all` shows the whole drawing. */
    follow: z.strictObject({ label: text(), all: text() }),
  }),
  access: z.strictObject({ ...sectionParts, points: z.array(itemSchema).min(4) }),
  resilience: z.strictObject({
    ...sectionParts,
    drawing: z.strictObject({
      ...diagramParts,
      origin: mark(),
      unit: mark(),
      rpo: span,
      rto: span,
      restore: span,
    }),
    points: z.array(itemSchema).min(4),
  }),
  vulnerabilities: z.strictObject({
    ...sectionParts,
    drawing: z.strictObject({
      ...diagramParts,
      origin: mark(),
      unit: mark(),
      triage: span,
      fix: span,
    }),
    points: z.array(itemSchema).min(3),
    report: z.strictObject({ title: text(), text: rich(), mail: link(), securityTxt: text() }),
  }),
  retention: z.strictObject({ ...sectionParts, table: tableSchema, note: rich() }),
  controls: z.strictObject({ ...sectionParts, table: tableSchema }),
  yourPart: z.strictObject({ ...sectionParts, points: z.array(itemSchema).min(4) }),
  limits: z.strictObject({ ...sectionParts, points: z.array(rich()).min(3) }),
  faq: faqSchema.extend({ short: text() }),
  callToAction: callToActionSchema,
})

export type SecurityCopy = z.infer<typeof securitySchema>
