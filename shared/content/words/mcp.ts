import { z } from 'zod'
import { each, text } from '../parts/fields.ts'

/** Tools of the MCP server, in the order in which they are listed. */
export const toolNames = [
  'search',
  'read_page',
  'decode_callout',
  'look_up_fit',
  'look_up_thread',
  'look_up_general_tolerance',
  'api_schema',
] as const

export type ToolName = (typeof toolNames)[number]

/** What each tool takes, in the order of its schema. */
export const toolParameters = {
  search: ['query', 'language', 'limit'],
  read_page: ['address', 'language', 'from'],
  decode_callout: ['callout', 'unit', 'language'],
  look_up_fit: ['size', 'fit'],
  look_up_thread: ['designation'],
  look_up_general_tolerance: ['size', 'class', 'kind'],
  api_schema: ['object'],
} as const satisfies Record<ToolName, readonly string[]>

type ParameterName = (typeof toolParameters)[ToolName][number]

/** Most results, and most characters of a callout. */
export const longestOf = { limit: 20, callout: 200 } as const satisfies Partial<
  Record<ParameterName, number>
>

/** Words of the MCP server: `content/mcp.<en|de>.yaml`. */
export const mcpSchema = z.strictObject({
  title: text(),
  /** Text for the server card, which allows at most 100 characters. */
  summary: text().max(100),
  /** Says to a model what all tools together are for. */
  instructions: text(),
  tools: each(toolNames, z.strictObject({ title: text(), description: text() })),
  /** What is passed to tools, where several may take the same. `{max}`: {@link longestOf}. */
  parameters: each(
    [...new Set(Object.values(toolParameters).flat())] as readonly ParameterName[],
    text(),
  ),
  /** Values that only the chart of threads has. */
  labels: z.strictObject({
    fine: text(),
    medium: text(),
    coarse: text(),
    internalPitchDiameter: text(),
    externalPitchDiameter: text(),
  }),
  sources: z.strictObject({ fit: text(), clearanceHole: text(), size: text(), geometry: text() }),
  /** What a tool answers when it has no other answer. */
  faults: z.strictObject({
    /** `{address}` */
    noPage: text(),
    /** `{address}` */
    foreignPage: text(),
    tooManyPages: text(),
    emptyLine: text(),
    /** `{class}`, `{size}`, and as `{text}` one of the gaps. */
    noFit: text(),
    gaps: z.strictObject({
      code: text(),
      size: text(),
      letter: text(),
      grade: text(),
      combination: text(),
    }),
    noPair: text(),
    /** `{text}` */
    noThread: text(),
    /** `{class}` */
    classOfKind: text(),
    /** `{size}`, `{class}` */
    noTolerance: text(),
    failed: text(),
  }),
})

export type McpCopy = z.infer<typeof mcpSchema>
