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
  sectionParts,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** The drawn way from a file to a target system. */
const systemDrawing = z.strictObject({
  ...diagramParts,
  /** Where the four ways start, in the order of `ways.each`. */
  sources: z.array(mark()).length(4),
  rest: mark(),
  sdk: mark(),
  inbox: mark(),
  reading: mark(),
  readingNote: mark(),
  response: mark(),
  webhook: mark(),
  mapping: mark(),
  mappingNote: mark(),
  threshold: mark(),
  yes: mark(),
  no: mark(),
  byMail: mark(),
  targets: z.array(mark()).length(3),
  queue: mark(),
  queueNote: mark(),
})

/** Ways through the drawing: the whole of it, and four that end in different systems. */
const ways = z.strictObject({
  label: text(),
  all: text(),
  each: z
    .array(z.strictObject({ label: text(), intro: rich(), steps: z.array(rich()).length(6) }))
    .length(4),
})

/** Words around the mapping example; its values are computed from a sample drawing. */
const mapping = z.strictObject({
  ...sectionParts,
  caption: text(),
  columns: z.strictObject({
    path: text(),
    sheet: text(),
    score: text(),
    target: text(),
    written: text(),
    rule: text(),
  }),
  /** What happens to a value on its way; keys as in scripts/generate/integration-mapping.ts. */
  rules: z.strictObject({
    asIs: text(),
    noBlanks: text(),
    lookup: text(),
    toNumber: text(),
    unit: text(),
    limits: text(),
    upperLimit: text(),
  }),
  notOnSheet: text(),
  toReview: text(),
  thresholdLabel: text(),
  note: rich(),
})

/** Integrations page copy: ways in, ways out, targets, mapping, review, writing, rollout. */
export const integrationsSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  titleBlock: titleBlockSchema,
  overview: z.strictObject({
    ...headingParts,
    drawing: systemDrawing,
    stations: stationsSchema.length(6),
    ways,
  }),
  waysIn: z.strictObject({ ...sectionParts, points: z.array(itemSchema).length(3) }),
  waysOut: z.strictObject({
    ...sectionParts,
    points: z.array(itemSchema).length(2),
    profilesTitle: text(),
    profiles: z.array(itemSchema).length(2),
  }),
  targets: z.strictObject({ ...sectionParts, table: tableSchema }),
  mapping,
  review: z.strictObject({
    ...sectionParts,
    scale: z.strictObject({ ...diagramParts, written: mark(), queue: mark() }),
    points: z.array(itemSchema).min(3),
  }),
  writing: z.strictObject({ ...sectionParts, points: z.array(itemSchema).min(3) }),
  fileRoutes: z.strictObject({ ...sectionParts, table: tableSchema }),
  rollout: z.strictObject({
    ...sectionParts,
    steps: z.array(itemSchema).min(5),
    actions: z.array(link()),
  }),
  faq: faqSchema.extend({ short: text() }),
  callToAction: callToActionSchema,
})

export type IntegrationsCopy = z.infer<typeof integrationsSchema>
