import { z } from 'zod'
import { rich, text } from '../parts/fields.ts'
import { headingParts } from '../parts/page-parts.ts'
import { useCaseSchema } from './use-case.ts'

/** ERP data entry: a use case with an item record filled from a sample sheet. */
export const erpDataEntrySchema = useCaseSchema.extend({
  /** Beside the hero: the title block the record comes from. */
  aside: z.strictObject({ alt: text(), caption: text() }),
  record: z.strictObject({
    ...headingParts,
    short: text(),
    caption: text(),
    note: rich(),
    threshold: text(),
    thresholdRange: text(),
    thresholdHint: text(),
    /** `{max}` is the range accepted. */
    thresholdFault: text(),
    field: text(),
    read: text(),
    written: text(),
    confidence: text(),
    status: text(),
    isWritten: text(),
    isQueued: text(),
    totalWritten: text(),
    totalQueued: text(),
    share: text(),
    shareNote: text(),
    fields: z.strictObject({
      number: text(),
      item: text(),
      designation: text(),
      material: text(),
      weight: text(),
      units: text(),
      tolerance: text(),
      roughness: text(),
      projection: text(),
    }),
  }),
})

export type ErpDataEntryCopy = z.infer<typeof erpDataEntrySchema>
