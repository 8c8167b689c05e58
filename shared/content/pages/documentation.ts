import { z } from 'zod'
import { meaningKeys, responseNames } from '../../api-schemas/definitions.ts'
import { link, rich, text } from '../parts/fields.ts'
import { callToActionSchema, heroSchema, itemSchema, sectionParts } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'
import { meaningsSchema } from '../words/meanings.ts'

/** The request types of the API (SPEC section 7); their names are also the anchors of their sections. */
const requestTypes = [...responseNames, 'redaction', 'balloons', 'thumbnails'] as const

/** A request type that is answered with JSON; `schema` is what the schema file says about itself. */
const responseSection = z.strictObject({ ...sectionParts, schema: text() })

/** A request type that is answered with a file: what it is for, and a sample of it. */
const fileSection = z.strictObject({
  ...sectionParts,
  points: z.array(itemSchema).min(3),
  caption: text(),
  alt: text(),
})

/** Words of the field reference. */
const explorerSchema = z.strictObject({
  hint: text(),
  entries: text(),
  schemaLink: text(),
  columns: z.strictObject({ field: text(), meaning: text() }),
  groups: z.strictObject({ response: text(), entry: text(), quantity: text() }),
  optional: text(),
  values: text(),
  examples: text(),
  unit: text(),
  units: z.strictObject({ sibling: text(), size: text() }),
  sheetCaption: text(),
  sheetAlt: text(),
})

/** Documentation (SPEC section 2): quick navigation, quick start, returns, legacy link, why. */
export const documentationSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  navigation: z.strictObject({ types: text(), endpoint: text(), endpointNote: rich() }),
  quickStart: z.strictObject({
    ...sectionParts,
    needs: rich(),
    expectation: text(),
    steps: z.array(z.strictObject({ title: text(), text: rich(), expect: rich() })).length(4),
    rest: rich(),
  }),
  returns: z.strictObject({
    ...sectionParts,
    caption: text(),
    columns: z.strictObject({ type: text(), content: text(), form: text() }),
    types: z
      .array(z.strictObject({ id: z.enum(requestTypes), name: text(), text: rich(), form: text() }))
      .length(requestTypes.length),
    reading: z.strictObject({ title: text(), items: z.array(itemSchema).min(4) }),
  }),
  metadata: responseSection,
  features: responseSection,
  insights: responseSection,
  explorer: explorerSchema,
  redaction: fileSection.extend({ open: text() }),
  balloons: fileSection.extend({ open: text() }),
  thumbnails: fileSection.extend({
    columns: z.strictObject({ number: text(), name: text(), material: text() }),
  }),
  confidence: z.strictObject({ ...sectionParts, items: z.array(itemSchema).min(4) }),
  webhooks: z.strictObject({ ...sectionParts, steps: z.array(itemSchema).min(4), note: rich() }),
  limits: z.strictObject({ ...sectionParts, items: z.array(itemSchema).min(6) }),
  legacy: z.strictObject({
    ...sectionParts,
    text: z.array(rich()).min(1),
    links: z.array(link()).min(1),
  }),
  why: z.strictObject({
    ...sectionParts,
    cards: z.array(itemSchema).min(4),
    links: z.array(link()),
  }),
  callToAction: callToActionSchema,
  fields: meaningsSchema(meaningKeys()),
})

export type DocumentationCopy = z.infer<typeof documentationSchema>
