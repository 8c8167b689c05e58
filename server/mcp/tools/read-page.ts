import { z } from 'zod'
import { inLanguage } from '../../../shared/addresses/local-address.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import { locales } from '../../../shared/i18n/locale.ts'
import { type Register, type ToolContext, ToolFault, tool } from '../tool.ts'

/** Characters of one part: what a model takes in one piece. */
const partLength = 20_000

/** Characters of an address; no page has a longer one. */
const longestAddress = 2_000

/** A page as Markdown, in parts. */
export function readPageTool(context: ToolContext): Register {
  const { copy, siteUrl } = context
  const { parameters } = copy
  return tool(context, {
    name: 'read_page',
    input: z.strictObject({
      address: z.string().min(1).max(longestAddress).describe(parameters.address),
      language: z.enum(locales).optional().describe(parameters.language),
      from: z.int().min(0).default(0).describe(parameters.from),
    }),
    output: z.object({
      url: z.string(),
      markdown: z.string(),
      total_characters: z.int(),
      next_from: z.int().nullable(),
    }),
    async run({ address, language, from }) {
      const location = locationOf(address, context)
      const asked = language ? inLanguage(location, language) : location
      const markdown = await readMarkdown(asked, context)
      const end = endOfPart(markdown, from)
      return {
        url: siteUrl + asked,
        markdown: markdown.slice(from, end),
        total_characters: markdown.length,
        next_from: end < markdown.length ? end : null,
      }
    },
  })
}

/** Path and query of an address on this site. Without a language of its own it has that of the server's address. */
export function locationOf(
  address: string,
  { siteUrl, locale, copy }: Pick<ToolContext, 'siteUrl' | 'locale' | 'copy'>,
): string {
  const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined
  if (url?.origin !== siteUrl) {
    throw new ToolFault(fillText(copy.faults.foreignPage, { address: siteUrl }))
  }
  const location = url.pathname + url.search
  return url.searchParams.has('lang') ? location : inLanguage(location, locale)
}

async function readMarkdown(location: string, { readPage, copy }: ToolContext): Promise<string> {
  const { noPage, tooManyPages } = copy.faults
  const answer = await readPage(location)
  if (answer.status === 503) throw new ToolFault(tooManyPages)
  const isPage = answer.headers.get('content-type')?.startsWith('text/markdown')
  if (answer.status !== 200 || !isPage) throw new ToolFault(fillText(noPage, { address: location }))
  return answer.text()
}

/** After the last whole line that fits. */
function endOfPart(text: string, from: number): number {
  const most = from + partLength
  if (most >= text.length) return text.length
  const lineEnd = text.lastIndexOf('\n', most - 1) + 1
  return lineEnd > from ? lineEnd : most
}
