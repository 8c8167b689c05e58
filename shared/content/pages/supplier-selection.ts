import { z } from 'zod'
import { each, rich, text } from '../parts/fields.ts'
import { itemSchema, sectionParts } from '../parts/page-parts.ts'
import { useCaseSchema } from './use-case.ts'

/** Supplier selection: a use case with the sample drawings held against example profiles. */
export const supplierSelectionSchema = useCaseSchema.extend({
  matrix: z.strictObject({
    ...sectionParts,
    caption: text(),
    /** Says that the profiles are invented. */
    note: rich(),
    shop: text(),
    fits: text(),
    noFit: text(),
    /** `{count}` is the number of checks compared. */
    allChecks: text(),
    profile: text(),
    upTo: text(),
    from: text(),
    checks: each(
      ['process', 'milling', 'diameter', 'size', 'material', 'grade', 'roughness', 'secondary'],
      text(),
    ),
    /** Codes of the response in words. */
    values: each(
      [
        'TURNING',
        'MILLING',
        'CUTTING',
        'INJECTION_MOULDING',
        'GRINDING',
        'TAPPING',
        'REAMING',
        'LASER_CUTTING',
        'FERROUS_ALLOY',
        'NONFERROUS_ALLOY',
        'POLYMER',
      ],
      text(),
    ),
    parts: each(['shaft', 'bracket', 'plate', 'cover'], text()),
    /** `{count}` of `{max}` suppliers fit. */
    asked: text(),
    asideTitle: text(),
    asideText: text(),
    rules: z.array(itemSchema).min(3),
  }),
})

export type SupplierSelectionCopy = z.infer<typeof supplierSelectionSchema>
