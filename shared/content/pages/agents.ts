import { z } from 'zod'
import { link, text } from '../parts/fields.ts'
import { callToActionSchema, guideSectionParts, heroSchema } from '../parts/page-parts.ts'
import { seoSchema } from '../parts/seo.ts'

const sectionSchema = z.strictObject({
  ...guideSectionParts,
  /** Which examples of `docs/examples/agents/` the section shows. */
  examples: z.enum(['connect', 'ask']).optional(),
  /** Lists the tools of the MCP server. */
  listsTools: z.boolean().default(false),
  links: z.array(link()).default([]),
})

/** How programs that read for people use the site: `/documentation/agents`. */
export const agentsSchema = z.strictObject({
  seo: seoSchema,
  hero: heroSchema,
  labels: z.strictObject({
    /** Names the choice between clients. */
    client: text(),
    parameters: text(),
  }),
  sections: z.array(sectionSchema).min(2),
  callToAction: callToActionSchema,
})

export type AgentsCopy = z.infer<typeof agentsSchema>
