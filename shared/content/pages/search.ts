import { z } from 'zod'
import { link, rich, text } from '../parts/fields.ts'
import { plainPageSchema } from './plain-page.ts'

/** The search page: words around results, and below them the index of the site. */
export const searchSchema = plainPageSchema.extend({
  results: z.strictObject({
    /** Title of a page with results; `{query}` is what was looked for. */
    title: text(),
    /** What to do when nothing was found, or nothing was asked for. */
    nothing: rich(),
    noWords: rich(),
    /** Main parts of the site. */
    links: z.array(link()).min(4),
  }),
})

export type SearchCopy = z.infer<typeof searchSchema>
