import { z } from 'zod'
import { link, rich, text } from './fields.ts'
import { seoSchema } from './seo.ts'

/** A page of one idea: title, introduction, short sections, links. */
export const plainPageSchema = z.strictObject({
  seo: seoSchema,
  hero: z.strictObject({ title: text(), intro: rich(), actions: z.array(link()).default([]) }),
  sections: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'an anchor: lower-case letters, digits, hyphens'),
        title: text(),
        text: z.array(rich()).default([]),
        points: z.array(rich()).default([]),
        links: z.array(link()).default([]),
      }),
    )
    .default([]),
})

export type PlainPageCopy = z.infer<typeof plainPageSchema>
