import { z } from 'zod'
import { text } from '../parts/fields.ts'

/** Words of the specimen invoices as files; their lines are named in the words of the pricing page. */
export const specimenSchema = z.strictObject({
  /** Marks numbers and references; in capitals, without spaces. */
  mark: z.string().regex(/^[A-Z]+$/),
  title: text(),
  /** Across the sheet. */
  watermark: text(),
  notes: z.array(text()).min(1),
  buyer: z.strictObject({ name: text(), city: text() }),
  /** Whom to ask about an invoice. */
  contact: text(),
  terms: text(),
  labels: z.strictObject({
    seller: text(),
    buyer: text(),
    number: text(),
    issued: text(),
    due: text(),
    period: text(),
    reference: text(),
    vat: text(),
    gross: text(),
    account: text(),
    vatId: text(),
    attached: text(),
  }),
  units: z.strictObject({ day: text(), days: text(), of: text() }),
  /** Why there is no specimen. */
  problem: z.strictObject({ detail: text(), start: text(), pages: text(), invoice: text() }),
})

export type SpecimenCopy = z.infer<typeof specimenSchema>
