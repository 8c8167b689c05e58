import type { ToolName } from '../../../shared/content/words/mcp.ts'
import type { FeedbackPage } from '../../../shared/forms/forms.ts'
import type { ShownForm } from '../../../shared/forms/shown-form.ts'
import type { PageData } from '../../../shared/page-data.ts'

/** A tool of the MCP server as the guide lists it. */
export interface ShownTool {
  readonly name: ToolName
  readonly title: string
  readonly description: string
  readonly parameters: readonly { name: string; meaning: string }[]
}

/** Code for one client or language, as markup. */
export interface AgentExample {
  readonly group: 'connect' | 'ask'
  readonly file: string
  readonly title: string
  readonly html: string
}

/** The guide for agents: its words, the tools, the code. */
export interface AgentsData extends PageData<'documentation-agents'> {
  readonly tools: readonly ShownTool[]
  readonly examples: readonly AgentExample[]
  readonly feedback: { page: FeedbackPage; form: ShownForm }
  /** Address of the page as Markdown. */
  readonly markdown: string
}
