import { z } from 'zod'
import { guideDrawingNames } from '../pages/guide-drawing-names.ts'
import { link, rich, text } from './fields.ts'

/** Anchor of a section. The same in both languages, so that links survive a change of language. */
export const anchor = () =>
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'an anchor: lower-case letters, digits, hyphens')

/** First screen of a page: what it is, for whom, what next. The first action is the primary one. */
export const heroSchema = z.strictObject({
  title: text(),
  intro: rich(),
  actions: z.array(link()).default([]),
})

/** A step, card or point with a title of its own. */
export const itemSchema = z.strictObject({ title: text(), text: rich() })

/** Heading of a section, and the sentence below it. */
export const headingParts = { title: text(), intro: rich().optional() }

/** Heading of a section that has a name of its own, `short`, in the table of contents. */
export const sectionParts = { ...headingParts, short: text() }

/** What every section of a guide begins with. */
export const guideSectionParts = {
  id: anchor(),
  title: text(),
  /** In the table of contents. */
  short: text(),
  intro: rich().optional(),
  text: z.array(rich()).default([]),
  definitions: z.array(itemSchema).default([]),
  /** Beside the words, drawn from the contract. */
  drawing: z.enum(guideDrawingNames).optional(),
}

/** Questions and answers. A page whose copy has this under `faq` also carries it as structured data. */
export const faqSchema = z.strictObject({
  ...headingParts,
  items: z.array(z.strictObject({ id: anchor(), question: text(), answer: rich() })).min(3),
})

/** What a page asks for at its end. The first action is the primary one. */
export const callToActionSchema = z.strictObject({
  title: text(),
  text: rich(),
  actions: z.array(link()).min(1),
})

/** A key figure, shown as a dimension: `value` as written, such as `≤ 10 s`. */
export const keyFigureSchema = z.strictObject({ value: text(), label: text(), context: text() })

/** A statement, attributed to a role and an industry, never to a person. */
export const testimonialSchema = z.strictObject({
  quote: text(),
  role: text(),
  industry: text(),
  /** Says that the statement is invented. An owner removes it with the invented words; launch-check waits for that. */
  scenario: text().optional(),
})

/** Paragraphs, points, terms and links under one heading. */
export const textSectionSchema = z.strictObject({
  id: anchor(),
  title: text(),
  text: z.array(rich()).default([]),
  points: z.array(rich()).default([]),
  definitions: z.array(itemSchema).default([]),
  /** In their order, numbered with balloons. */
  steps: z.array(itemSchema).default([]),
  links: z.array(link()).default([]),
  /** On blueprint from edge to edge: where the page shows what it is about. */
  isBand: z.boolean().default(false),
})

export type HeroCopy = z.infer<typeof heroSchema>
export type ItemCopy = z.infer<typeof itemSchema>
export type CallToActionCopy = z.infer<typeof callToActionSchema>
export type KeyFigureCopy = z.infer<typeof keyFigureSchema>
export type TestimonialCopy = z.infer<typeof testimonialSchema>
export type TextSectionCopy = z.infer<typeof textSectionSchema>
