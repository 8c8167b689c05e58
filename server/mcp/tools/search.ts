import { z } from 'zod'
import { localAddress } from '../../../shared/addresses/local-address.ts'
import { longestOf } from '../../../shared/content/words/mcp.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { locales } from '../../../shared/i18n/locale.ts'
import { type Register, type ToolContext, tool } from '../tool.ts'

const mostResults = longestOf.limit
const usualResults = 8

/** The search of the site. */
export function searchTool(context: ToolContext): Register {
  const { copy, locale, search, siteUrl } = context
  const { parameters } = copy
  return tool(context, {
    name: 'search',
    input: z.strictObject({
      query: z.string().trim().min(1).max(200).describe(parameters.query),
      language: z.enum(locales).default(locale).describe(parameters.language),
      limit: z
        .int()
        .min(1)
        .max(mostResults)
        .default(usualResults)
        .describe(fillText(parameters.limit, { max: mostResults })),
    }),
    output: z.object({
      query: z.string(),
      total: z.int(),
      suggestion: z.string().optional(),
      missing: z.array(z.string()).optional(),
      isFar: z.boolean().optional(),
      results: z.array(
        z.object({
          kind: z.string(),
          title: z.string(),
          heading: z.string(),
          url: z.string(),
          text: z.string(),
        }),
      ),
    }),
    run({ query: asked, language, limit }) {
      const found = search.search({ query: asked, locale: language, limit })
      const { query, total, results, suggestion, missing, isFar } = found
      return {
        query,
        total,
        suggestion,
        missing,
        isFar,
        results: results.map(({ kind, title, heading, href, snippet }) => ({
          kind,
          title,
          heading,
          url: siteUrl + localAddress(href, language),
          text: snippet.map(({ text }) => text).join(''),
        })),
      }
    },
  })
}
