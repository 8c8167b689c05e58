import type { HomeCopy } from '../../../shared/content/pages/home.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { CodeBlock } from '../../components/code/code-block.tsx'
import type { CopyLabels } from '../../components/code/copy-button.tsx'
import { lightEvidence } from '../../components/evidence/light-evidence.enhance.ts'
import { type SheetBox, SheetView } from '../../components/evidence/sheet-view.tsx'
import { Section } from '../../components/sections/section.tsx'
import { Tabs } from '../../components/tabs/tabs.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { responseBoxes } from '../../generated/response-boxes.ts'
import features from '../../generated/responses/features.json?url'
import insights from '../../generated/responses/insights.json?url'
import metadata from '../../generated/responses/metadata.json?url'
import { samples } from '../../generated/samples.ts'
import { Enhanced } from '../../islands/island.tsx'

const commands = { installation: 'Terminal', python: 'read.py' } as const
const responses = {
  metadata: 'metadata.json',
  features: 'features.json',
  insights: 'insights.json',
} as const

/** The page carries an excerpt of each. */
const whole = { metadata, features, insights }

interface DevsProps {
  copy: HomeCopy['devs']
  /** What the sheet beside the responses shows. */
  sheetAlt: string
  labels: CopyLabels
}

/** Installation, request and three full responses, made from the same model as the sample sheet. */
export function Devs({ copy, sheetAlt, labels }: DevsProps) {
  const tab = (id: keyof HomeCopy['devs']['tabs'], panel: React.ReactNode) => ({
    id: `devs-${id}`,
    title: copy.tabs[id].title,
    panel: (
      <>
        <RichParagraph nodes={copy.tabs[id].text} />
        {panel}
      </>
    ),
  })
  const command = (id: keyof typeof commands) =>
    tab(id, <CodeBlock caption={commands[id]} html={samples[id]} labels={labels} />)
  const response = (id: keyof typeof responses) =>
    tab(
      id,
      <ResponsePanel
        boxes={responseBoxes[id]}
        caption={responses[id]}
        html={samples[id]}
        alt={sheetAlt}
        labels={labels}
        whole={whole[id]}
      />,
    )
  return (
    <Section id="devs" number={7} title={copy.title} intro={copy.intro}>
      <Tabs
        label={copy.tabsLabel}
        tabs={[
          command('installation'),
          command('python'),
          response('metadata'),
          response('features'),
          response('insights'),
        ]}
      />
      <Actions links={[copy.trial, copy.docs]} />
    </Section>
  )
}

interface ResponsePanelProps {
  boxes: readonly SheetBox[]
  caption: string
  html: string
  alt: string
  labels: CopyLabels
  /** Address of the whole response. */
  whole: string
}

/** A full response beside its sheet: pointing at a callout finds its object in the code, and the other way round. */
function ResponsePanel({ boxes, alt, ...code }: ResponsePanelProps) {
  const { width, height } = responseBoxes
  return (
    <Enhanced by={lightEvidence} when="near">
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="response-sheet">
          <SheetView sheet={{ src: shaft, width, height, alt }} boxes={boxes} />
        </div>
        <CodeBlock {...code} />
      </div>
    </Enhanced>
  )
}
