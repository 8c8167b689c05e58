import { z } from 'zod'
import { rich, text } from './fields.ts'
import { headingParts } from './parts.ts'
import { useCaseSchema } from './use-case.ts'

const kinds = [
  'LINEAR',
  'DIAMETER',
  'THREAD',
  'DEPTH',
  'BORE',
  'COUNTERBORE',
  'COUNTERBORE_DEPTH',
  'POSITION',
  'FLATNESS',
  'PERPENDICULARITY',
  'ROUGHNESS',
  'RADIUS',
  'CHAMFER',
] as const

/** PMI extraction: a use case with a ballooned sheet and its characteristic list. */
export const pmiExtractionSchema = useCaseSchema.extend({
  /** Beside the hero: a detail of the ballooned sheet. */
  aside: z.strictObject({ alt: text(), caption: text() }),
  plan: z.strictObject({
    ...headingParts,
    short: text(),
    caption: text(),
    note: rich(),
    sheet: text(),
    sheetAlt: text(),
    detailAlt: text(),
    detail: text(),
    list: text(),
    number: text(),
    characteristic: text(),
    quantity: text(),
    nominal: text(),
    deviations: text(),
    class: text(),
    zone: text(),
    confidence: text(),
    what: z.strictObject(
      Object.fromEntries(kinds.map((kind) => [kind, text()])) as Record<
        (typeof kinds)[number],
        z.ZodString
      >,
    ),
  }),
})

export type PmiExtractionCopy = z.infer<typeof pmiExtractionSchema>
