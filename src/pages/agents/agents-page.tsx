import type { AgentsCopy } from '../../../shared/content/pages/agents.ts'
import { QuietLinks } from '../../components/actions/quiet-links.tsx'
import { CodeBlock } from '../../components/code/code-block.tsx'
import { TermDrawing } from '../../components/diagram/term-drawing.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { Section } from '../../components/sections/section.tsx'
import { Tabs } from '../../components/tabs/tabs.tsx'
import { FieldPath } from '../../components/text/field-path.tsx'
import { keptFigures } from '../../components/text/kept-ranges.tsx'
import { Paragraphs } from '../../components/text/paragraphs.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { DrawnBeside } from '../guide/drawn-beside.tsx'
import { GuideFrame } from '../guide/guide-frame.tsx'
import type { AgentsData, ShownTool } from './agents-data.ts'
import { termDrawings, toolDrawings } from './term-drawings.ts'

/** How programs that read for people use the site: the MCP server, its tools, and what needs none. */
export function AgentsPage(page: AgentsData) {
  return (
    <GuideFrame page={page}>
      {page.copy.sections.map((section, index) => (
        <AgentsSection key={section.id} copy={section} number={index + 1} page={page} />
      ))}
    </GuideFrame>
  )
}

interface AgentsSectionProps {
  copy: AgentsCopy['sections'][number]
  number: number
  page: AgentsData
}

function AgentsSection({ copy, number, page }: AgentsSectionProps) {
  const { code } = useUi()
  const { labels } = page.copy
  const shown = page.examples.filter(({ group }) => group === copy.examples)
  const tabs = shown.map(({ file, title, html }) => ({
    id: file.replace('.', '-'),
    title,
    panel: <CodeBlock caption={file} html={html} labels={code} />,
  }))
  return (
    <Section id={copy.id} number={number} title={copy.title} intro={copy.intro}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {copy.text.length > 0 && (
          <div className="max-w-[40rem] space-y-4">
            <Paragraphs texts={copy.text} />
          </div>
        )}
        {tabs.length > 0 && <Tabs label={labels.client} tabs={tabs} />}
        {copy.listsTools && <ToolList tools={page.tools} label={labels.parameters} />}
        {copy.definitions.length > 0 && (
          <DrawnBeside drawing={copy.drawing}>
            <Definitions items={copy.definitions} drawings={termDrawings[copy.id]} />
          </DrawnBeside>
        )}
        {copy.links.length > 0 && <QuietLinks links={copy.links} />}
      </div>
    </Section>
  )
}

interface ToolListProps {
  tools: readonly ShownTool[]
  /** Before the parameters of a tool. */
  label: string
}

/** The tools of the MCP server, each with what it takes. */
function ToolList({ tools, label }: ToolListProps) {
  return (
    <dl className="definitions signs">
      {tools.map(({ name, title, description, parameters }) => (
        <div key={name}>
          <dt>
            {toolDrawings[name] && <TermDrawing {...toolDrawings[name]} />}
            <span className="min-w-0">
              <FieldPath path={name} />
              <span className="block font-sans text-sm font-normal text-muted">{title}</span>
            </span>
          </dt>
          <dd>
            <p>{keptFigures(description)}</p>
            <p className="mt-2 text-sm text-muted">{label}</p>
            <ul className="list-disc pl-5 text-sm text-muted">
              {parameters.map((each) => (
                <li key={each.name}>
                  <code translate="no">{each.name}</code>: {keptFigures(each.meaning)}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
