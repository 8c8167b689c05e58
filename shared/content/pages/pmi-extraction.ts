import { z } from 'zod'
import { rich, text } from '../parts/fields.ts'
import { headingParts } from '../parts/page-parts.ts'
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
  /** One callout of the sheet, enlarged, and what its parts are. */
  callout: z.strictObject({
    alt: text(),
    caption: text(),
    parts: z.strictObject({
      size: text(),
      fit: text(),
      characteristic: text(),
      zone: text(),
      datums: text(),
    }),
  }),
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
