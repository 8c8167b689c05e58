import { z } from 'zod'
import { atlasKinds } from '../../atlas-kinds.ts'
import { titleBlockSchema } from '../parts/drafting-parts.ts'
import { each, text } from '../parts/fields.ts'
import { headingParts, itemSchema } from '../parts/page-parts.ts'
import { plainPageSchema } from './plain-page.ts'

/** Words around the symbol atlas and the list of articles. What a tile says is in the glossary. */
export const knowledgeBaseSchema = plainPageSchema.extend({
  titleBlock: titleBlockSchema,
  atlas: z.strictObject({
    ...headingParts,
    filter: z.strictObject({ label: text(), all: text(), standard: text() }),
    groups: each(atlasKinds, itemSchema),
    /** Before the callout of a tile, which leads to the decoder. */
    decode: text(),
  }),
  articles: z.strictObject(headingParts),
})

export type KnowledgeBaseCopy = z.infer<typeof knowledgeBaseSchema>
