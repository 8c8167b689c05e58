import { z } from 'zod'
import { text } from '../parts/fields.ts'
import { heroSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

/** Words around the term base; its entries stand in `content/glossary.yaml`. */
export const glossaryPageSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  /** The list of signs: its name, and the words in the place where the term of a sign is shown. */
  symbols: z.strictObject({ label: text(), hint: text() }),
  /** Name of the list of letters. */
  index: text(),
  filter: z.strictObject({
    label: text(),
    hint: text(),
    submit: text(),
    /** With `{count}` and `{max}`. */
    count: text(),
    none: text(),
  }),
  /** Captions of the columns; `counterpart` is the name of the other language. */
  columns: z.strictObject({
    symbol: text(),
    term: text(),
    definition: text(),
    counterpart: text(),
  }),
  /** Before other names of a term. */
  also: text(),
  /** Before the link to an article. */
  explained: text(),
})

export type GlossaryPageCopy = z.infer<typeof glossaryPageSchema>
