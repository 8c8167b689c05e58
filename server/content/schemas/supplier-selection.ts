import { z } from 'zod'
import { rich, text } from './fields.ts'
import { headingParts, itemSchema } from './parts.ts'
import { useCaseSchema } from './use-case.ts'

const words = <K extends string>(...keys: K[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text()])) as Record<K, z.ZodString>)

/** Supplier selection: a use case with the sample drawings held against example profiles. */
export const supplierSelectionSchema = useCaseSchema.extend({
  matrix: z.strictObject({
    ...headingParts,
    short: text(),
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
    checks: words(
      'process',
      'milling',
      'diameter',
      'size',
      'material',
      'grade',
      'roughness',
      'secondary',
    ),
    /** Codes of the response in words. */
    values: words(
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
    ),
    parts: words('shaft', 'bracket', 'plate', 'cover'),
    /** `{count}` of `{max}` suppliers fit. */
    asked: text(),
    asideTitle: text(),
    asideText: text(),
    rules: z.array(itemSchema).min(3),
  }),
})

export type SupplierSelectionCopy = z.infer<typeof supplierSelectionSchema>
