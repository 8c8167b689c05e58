import { z } from 'zod'
import { rich, text } from '../parts/fields.ts'

/** What is brought to a call, in words; placeholders have the names of its values (shared/bring). */
export const bringSchema = z.strictObject({
  roi: z.strictObject({
    inputs: text(),
    results: text(),
    breakEven: text(),
    noBreakEven: text(),
  }),
  pack: z.strictObject({ edition: text(), ask: text(), askNothing: text() }),
  set: z.strictObject({ files: text(), chosen: text(), known: text(), formats: text() }),
  /** Where the address of the booking page cannot be read. */
  unreadable: z.strictObject({ title: text(), text: rich() }),
})

export type BringCopy = z.infer<typeof bringSchema>
