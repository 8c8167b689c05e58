import type { HomeCopy } from '../../../server/content/schemas/home.ts'
import { ActionLink } from '../../components/action-link.tsx'
import { CodeBlock } from '../../components/code-block.tsx'
import type { CopyLabels } from '../../components/copy-button.tsx'
import { RichText } from '../../components/rich-text.tsx'
import { Section } from '../../components/section.tsx'
import { Tabs } from '../../components/tabs.tsx'
import { samples } from '../../generated/samples.ts'

const files = {
  installation: 'Terminal',
  python: 'read.py',
  metadata: 'metadata.json',
  features: 'features.json',
} as const

interface DevsProps {
  copy: HomeCopy['devs']
  labels: CopyLabels
}

/** Installation, request and two full responses, made from the same model as the sample sheet. */
export function Devs({ copy, labels }: DevsProps) {
  const ids = Object.keys(files) as (keyof typeof files)[]
  return (
    <Section id="devs" number={7} title={copy.title} intro={copy.intro}>
      <Tabs
        label={copy.tabsLabel}
        tabs={ids.map((id) => ({
          id: `devs-${id}`,
          title: copy.tabs[id].title,
          panel: (
            <div className="grid gap-x-12 gap-y-5 lg:grid-cols-12">
              <p className="text-muted lg:col-span-4">
                <RichText nodes={copy.tabs[id].text} />
              </p>
              <CodeBlock
                className="lg:col-span-8"
                caption={files[id]}
                html={samples[id]}
                labels={labels}
              />
            </div>
          ),
        }))}
      />
      <div className="mt-8 flex flex-wrap gap-3">
        <ActionLink href={copy.trial.href}>{copy.trial.label}</ActionLink>
        <ActionLink href={copy.docs.href} look="quiet">
          {copy.docs.label}
        </ActionLink>
      </div>
    </Section>
  )
}
