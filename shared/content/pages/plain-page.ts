import { z } from 'zod'
import { heroSchema, textSectionSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** A page of one idea: title, introduction, short sections, links. */
export const plainPageSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  sections: z.array(textSectionSchema).default([]),
})

export type PlainPageCopy = z.infer<typeof plainPageSchema>
