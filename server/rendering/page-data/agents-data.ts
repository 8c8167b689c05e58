import { localAddress } from '../../../shared/addresses/local-address.ts'
import { markdownPath } from '../../../shared/addresses/markdown-path.ts'
import { longestOf, toolNames, toolParameters } from '../../../shared/content/words/mcp.ts'
import { fillText } from '../../../shared/i18n/format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'
import { sitePages } from '../../../shared/pages.ts'
import { keepTogether } from '../../../shared/typesetting/keep-together.ts'
import { agentExamples } from '../../../src/generated/agent-examples.ts'
import type { AgentExample, AgentsData, ShownTool } from '../../../src/pages/agents/agents-data.ts'
import { siteContext } from '../site-context.ts'
import { exampleHtml } from './example-html.ts'
import { formData } from './form-data.ts'
import { pageData } from './page-data.ts'

const longest: Partial<Record<string, number>> = longestOf

/** The guide for agents in one language. */
export function agentsData(locale: Locale): AgentsData {
  return {
    ...pageData('documentation-agents', locale),
    tools: toolNames.map((name) => shownTool(name, locale)),
    examples: agentExamples.map(
      (example): AgentExample => ({ ...example, html: exampleHtml(example.html) }),
    ),
    feedback: { page: 'agents', form: formData('feedback', locale) },
    markdown: localAddress(markdownPath(sitePages['documentation-agents'].path), locale),
  }
}

function shownTool(name: ShownTool['name'], locale: Locale): ShownTool {
  const { tools, parameters } = siteContext().content.wording('mcp', locale)
  const { title, description } = tools[name]
  return {
    name,
    title,
    description: keepTogether(description),
    parameters: toolParameters[name].map((each) => ({
      name: each,
      meaning: fillText(parameters[each], { max: longest[each] }),
    })),
  }
}
