import { z } from 'zod'
import { link, rich, text } from '../parts/fields.ts'
import {
  callToActionSchema,
  faqSchema,
  headingParts,
  heroSchema,
  itemSchema,
  textSectionSchema,
} from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** The plans, as anchors and tables name them. */
export const planId = z.enum(['essential', 'growth', 'premium', 'enterprise'])

/** What a plan says in one row, and the condition that goes with it. */
const cell = z.strictObject({ value: text(), note: text().optional() })

/** Rows of the matrix (SPEC section 3 "Pricing column"), in the order they are shown. */
const rows = <T extends z.ZodType>(of: T) => ({
  forWhom: of,
  base: of,
  perPage: of,
  pickup: of,
  jobs: of,
  availability: of,
  encryption: of,
  residency: of,
  retention: of,
  payment: of,
  extras: of,
})

const matrix = z.strictObject({
  ...headingParts,
  caption: text(),
  headings: z.strictObject({ plan: text(), ...rows(text()), next: text() }),
  plans: z
    .array(
      z.strictObject({ id: planId, name: text(), cells: z.strictObject(rows(cell)), cta: link() }),
    )
    .length(4),
  /** The notes are folded under it. */
  notesTitle: text(),
  notes: z.array(rich()).min(1),
})

/** Words of an invoice as a document; its figures are computed. */
const invoice = z.strictObject({
  columns: z.strictObject({
    position: text(),
    description: text(),
    quantity: text(),
    unit: text(),
    price: text(),
    amount: text(),
  }),
  items: z.strictObject({ base: text(), baseProRata: text(), pages: text() }),
  units: z.strictObject({ month: text(), page: text(), pages: text() }),
  net: text(),
  vat: text(),
})

const simulator = z.strictObject({
  ...headingParts,
  inputsTitle: text(),
  start: z.strictObject({ label: text(), hint: text() }),
  pages: z.strictObject({ label: text(), hint: text(), unit: text() }),
  errors: z.strictObject({
    noDate: text(),
    /** Outside the days the simulator accepts. */
    dateRange: text(),
    empty: text(),
    notANumber: text(),
    negative: text(),
    notWhole: text(),
    /** `{max}` is the greatest accepted value. */
    tooLarge: text(),
  }),
  /** Shown in place of the invoices while an input is wrong. */
  waiting: text(),
  totals: text(),
  /** `{count}` is the number of the invoice. */
  invoice: text(),
  /** When the first invoice is written; the start date follows. */
  first: text(),
  /** When a later one is written; the month it bills follows. */
  later: text(),
  assumptionsTitle: text(),
  assumptions: z.array(rich()).min(3),
  /** Links to the invoice as files. */
  specimen: z.strictObject({ label: text(), xml: text(), pdf: text() }),
  calculate: text(),
  print: text(),
  share: text(),
  shared: text(),
  /** Heading of the printed page. */
  printTitle: text(),
})

/** Pricing page, section by section in the order of SPEC section 2. */
export const pricingSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** The invoice example as a chain of dimensions beside the title. */
  figure: z.strictObject({ base: text(), pages: text(), total: text(), caption: text() }),
  matrix,
  billing: z.strictObject({
    ...headingParts,
    figureAlt: text(),
    /** `{count}` is the number of the month. */
    month: text(),
    start: text(),
    invoices: z.array(itemSchema).length(3),
    /** The terms are folded under it. */
    termsTitle: text(),
    terms: z.array(itemSchema).min(3),
  }),
  invoice,
  example: z.strictObject({ ...headingParts, document: text(), plan: text() }),
  simulator,
  faq: faqSchema,
  contact: textSectionSchema,
  callToAction: callToActionSchema,
})

export type PricingCopy = z.infer<typeof pricingSchema>
