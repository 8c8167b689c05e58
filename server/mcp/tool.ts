import type { CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { McpCopy, ToolName } from '../../shared/content/words/mcp.ts'
import type { Locale } from '../../shared/i18n/locale.ts'
import type { McpTools } from './dependencies.ts'

/** What tools are made of, in one language. */
export type ToolContext = McpTools & { readonly locale: Locale; readonly copy: McpCopy }

/** Makes a tool known to a server. */
export type Register = (server: McpServer) => void

interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: ToolName
  readonly input: Input
  readonly output: Output
  readonly run: (input: z.output<Input>) => z.input<Output> | Promise<z.input<Output>>
}

/** Why a tool has no answer, in words for the client. */
export class ToolFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ToolFault'
  }
}

/** Tools change nothing and reach no other site. */
const annotations = {
  readOnlyHint: true,
  idempotentHint: true,
  destructiveHint: false,
  openWorldHint: false,
}

/** A tool with the words of a language. Its answer is typed, and repeated as text for clients that read no typed answers. */
export function tool<Input extends z.ZodObject, Output extends z.ZodObject>(
  { copy, log }: ToolContext,
  { name, input, output, run }: Tool<Input, Output>,
): Register {
  const { title, description } = copy.tools[name]
  const inputSchema: z.ZodObject = input
  const config = { title, description, inputSchema, outputSchema: output, annotations }
  const answer = async (given: unknown): Promise<CallToolResult> => {
    try {
      // The SDK has checked it against this schema.
      const found = await run(given as z.output<Input>)
      return {
        content: [{ type: 'text', text: JSON.stringify(found, null, 2) }],
        structuredContent: found,
      }
    } catch (error) {
      if (error instanceof ToolFault) return failed(error.message)
      log.error({ err: error, tool: name }, 'a tool of the MCP server failed')
      return failed(copy.faults.failed)
    }
  }
  return (server) => {
    server.registerTool(name, config, answer)
  }
}

const failed = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
})
