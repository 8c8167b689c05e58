import { z } from 'zod'
import { definitionNames } from '../../api-schemas/definitions.ts'
import { link, rich, text } from '../parts/fields.ts'
import { callToActionSchema, guideSectionParts, heroSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** Names of the examples: `docs/examples/sandbox/<name>.<sh|py|ts|cs|java>`. */
export const exampleNames = [
  'client',
  'health',
  'read',
  'file',
  'job',
  'evidence',
  'sheets',
  'balloons',
  'webhook',
  'errors',
  'package-install',
  'package-read',
  'package-job',
  'package-webhook',
] as const

/** A section of a guide: words, then code that runs, then the fields of what travels. */
const guideSectionSchema = z.strictObject({
  ...guideSectionParts,
  example: z.enum(exampleNames).optional(),
  /** Below the code. */
  after: rich().optional(),
  /** Object types whose fields are listed. */
  objects: z.array(z.enum(definitionNames)).default([]),
  /** Lists every error of the sandbox. */
  listsErrors: z.boolean().default(false),
  /** Lists the client packages with their sums. */
  listsPackages: z.boolean().default(false),
  /** Files of this site for programs. */
  files: z.array(z.string().regex(/^\/[A-Za-z/]+\.(?:json|ts|py|cs|java)$/)).default([]),
  links: z.array(link()).default([]),
})

/** A page that a developer integrates from. */
export const guideSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** Labels of the form that changes the first example. */
  builder: z.strictObject({ sample: text(), types: text(), sheet: text() }).optional(),
  sections: z.array(guideSectionSchema).min(2),
  callToAction: callToActionSchema,
})

export type GuideCopy = z.infer<typeof guideSchema>
export type GuideSectionCopy = GuideCopy['sections'][number]
