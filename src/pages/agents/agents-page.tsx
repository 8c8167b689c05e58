import type { AgentsCopy } from '../../../shared/content/agents.ts'
import { CallToAction } from '../../components/call-to-action.tsx'
import { CodeBlock } from '../../components/code-block.tsx'
import { Definitions } from '../../components/definitions.tsx'
import { MarkdownLinks } from '../../components/markdown-links.tsx'
import { QuietLinks } from '../../components/quiet-links.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'
import { SectionsWithContents } from '../../components/sections-with-contents.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { PageHead } from '../../layout/page-head.tsx'
import { useUi } from '../../layout/ui-copy.tsx'
import { PageFeedback } from '../feedback/page-feedback.tsx'
import type { AgentsData } from './agents-data.ts'
import { ToolList } from './tool-list.tsx'

/** How programs that read for people use the site: the MCP server, its tools, and what needs none. */
export function AgentsPage(page: AgentsData) {
  const { copy, crumbs } = page
  const { contents, markdown } = useUi()
  const items = copy.sections.map(({ id, short }) => ({ id, title: short }))
  return (
    <article>
      <PageHead copy={copy.hero} crumbs={crumbs}>
        <MarkdownLinks href={page.markdown} labels={markdown} />
      </PageHead>
      <SectionsWithContents label={contents} items={items}>
        {copy.sections.map((section, index) => (
          <AgentsSection key={section.id} copy={section} number={index + 1} page={page} />
        ))}
      </SectionsWithContents>
      <PageFeedback form={page.feedback} page="agents" />
      <CallToAction copy={copy.callToAction} />
    </article>
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
          <div className="max-w-[44rem] space-y-4">
            {copy.text.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs never change their order
              <p key={index}>
                <RichText nodes={paragraph} />
              </p>
            ))}
          </div>
        )}
        {tabs.length > 0 && <Tabs label={labels.client} tabs={tabs} />}
        {copy.listsTools && <ToolList tools={page.tools} label={labels.parameters} />}
        {copy.definitions.length > 0 && <Definitions items={copy.definitions} />}
        {copy.links.length > 0 && <QuietLinks links={copy.links} />}
      </div>
    </Section>
  )
}
