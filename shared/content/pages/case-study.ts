import { z } from 'zod'
import { href, rich, text } from '../parts/fields.ts'
import {
  callToActionSchema,
  headingParts,
  heroSchema,
  itemSchema,
  keyFigureSchema,
  sectionParts,
  testimonialSchema,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** Sample sheets a case can show; which one, not what is on it: values come from the drawing's model. */
const drawing = z.enum(['shaft', 'bracket', 'plate', 'cover'])

/** A limit of the shop's own rules that a value of the sheet is held against, mm or degrees. */
const check = z.strictObject({
  of: z.enum(['size', 'deviation']),
  min: z.number().optional(),
  max: z.number().optional(),
})

/** One value of the sample response: its path there, what it decides, from which confidence it passes unseen. */
const evidenceRow = z.strictObject({
  path: text(),
  name: text(),
  use: rich(),
  threshold: z.number().min(0).max(1),
  check: check.optional(),
})

/** Values read from the sample sheet, as the case uses them. */
const evidence = z.strictObject({
  title: text(),
  text: rich(),
  caption: text(),
  useHeading: text(),
  /** What is shown beside the values: the whole sheet, or its title block where all of them stand there. */
  drawing: z.enum(['sheet', 'title-block']),
  /** Where a value goes: passed, to a person, or out because a rule fails. */
  outcomes: z.strictObject({ pass: text(), review: text(), fail: text() }),
  rows: z.array(evidenceRow).min(7),
})

/** What every case study says (SPEC section 1). The customer is a role and an industry, never a name. */
export const caseStudySchema = z.strictObject({
  seo: seoSchema,
  published: z.iso.date(),
  hero: heroSchema,
  /** `alt` says what is on the sheet; `head` what the first screen makes of it, and `caption` how that is to be read. */
  sheet: z.strictObject({ drawing, alt: text(), head: text(), caption: text() }),
  kpis: z.array(keyFigureSchema).min(3).max(4),
  /** Says that the case is an example, and where its figures come from. */
  note: rich(),
  facts: z.strictObject({ title: text(), items: z.array(itemSchema).min(4) }),
  testimonial: testimonialSchema,
  challenge: z.strictObject({ ...sectionParts, points: z.array(itemSchema).min(3) }),
  whyNow: z.strictObject({ ...sectionParts, text: z.array(rich()).min(2) }),
  solution: z.strictObject({ ...sectionParts, cards: z.array(itemSchema).min(3).max(4), evidence }),
  implementation: z.strictObject({ ...sectionParts, steps: z.array(itemSchema).min(4).max(6) }),
  results: z.strictObject({
    ...sectionParts,
    cards: z
      .array(
        z.strictObject({
          figure: text(),
          title: text(),
          meaning: rich(),
          /** How readers check the figure in their own shop. */
          measure: rich(),
        }),
      )
      .min(3)
      .max(4),
  }),
  more: z.strictObject({
    ...sectionParts,
    links: z
      .array(z.strictObject({ label: text(), href: href(), text: text() }))
      .min(3)
      .max(4),
  }),
  callToAction: callToActionSchema,
})

/** A line of the register: one case study with the sheet it shows. */
const registerEntry = z.strictObject({
  href: href(),
  drawing,
  industry: text(),
  title: text(),
  summary: rich(),
  figure: keyFigureSchema,
})

/** The index of the case studies, kept like a list of drawings; and the words all four share. */
export const caseStudiesSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  register: z.strictObject({
    ...headingParts,
    caption: text(),
    columns: z.strictObject({ sheet: text(), study: text(), figure: text() }),
    entries: z.array(registerEntry).length(4),
  }),
  note: z.strictObject({ title: text(), text: z.array(rich()).min(1) }),
  labels: z.strictObject({
    number: text(),
    field: text(),
    value: text(),
    confidence: text(),
    threshold: text(),
    outcome: text(),
    derived: text(),
    measured: text(),
    publishedOn: text(),
    otherCases: text(),
  }),
  callToAction: callToActionSchema,
})

export type CaseStudyCopy = z.infer<typeof caseStudySchema>
export type CaseStudiesCopy = z.infer<typeof caseStudiesSchema>
export type EvidenceRowCopy = z.infer<typeof evidenceRow>
