import type { IntegrationsCopy } from '../../../shared/content/pages/integrations.ts'
import type { PageData } from '../../../shared/page-data.ts'
import { Actions } from '../../components/actions/actions.tsx'
import { DiagramWithList } from '../../components/diagram/diagram-with-list.tsx'
import { FollowedDiagram } from '../../components/diagram/followed-diagram.tsx'
import { Definitions } from '../../components/lists/definitions.tsx'
import { NumberedPoints } from '../../components/lists/numbered-points.tsx'
import { StepList } from '../../components/lists/step-list.tsx'
import { FaqList } from '../../components/sections/faq-list.tsx'
import { CopyTable } from '../../components/tables/reference-table.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { SectionedPage } from '../../layout/sectioned-page.tsx'
import { Mapping } from './mapping.tsx'
import { ScoreScale } from './score-scale.tsx'
import { SystemDrawing } from './system-drawing.tsx'
import {
  profileDrawings,
  waysInDrawings,
  waysOutDrawings,
  writingDrawings,
} from './term-drawings.ts'

/** Integrations: ways in, ways out, target systems, one response mapped value by value, rollout. */
export function IntegrationsPage({ copy, crumbs }: PageData<'integrations'>) {
  const { rollout } = copy
  return (
    <SectionedPage
      copy={copy}
      crumbs={crumbs}
      band={{
        ...copy.overview,
        id: 'overview',
        content: <Overview copy={copy.overview} />,
      }}
      sections={[
        {
          ...copy.waysIn,
          id: 'ways-in',
          content: <Definitions items={copy.waysIn.points} drawings={waysInDrawings} />,
        },
        { ...copy.waysOut, id: 'ways-out', content: <WaysOut copy={copy.waysOut} /> },
        { ...copy.targets, id: 'targets', content: <CopyTable copy={copy.targets.table} /> },
        {
          ...copy.mapping,
          id: 'mapping',
          content: <Mapping copy={copy.mapping} />,
        },
        { ...copy.review, id: 'review', content: <Review copy={copy.review} /> },
        {
          ...copy.writing,
          id: 'writing',
          content: <Definitions items={copy.writing.points} drawings={writingDrawings} />,
        },
        {
          ...copy.fileRoutes,
          id: 'file-routes',
          content: <CopyTable copy={copy.fileRoutes.table} />,
        },
        {
          ...rollout,
          id: 'rollout',
          content: (
            <>
              <StepList steps={rollout.steps} isHalved />
              <Actions links={rollout.actions} />
            </>
          ),
        },
        { ...copy.faq, id: 'faq', content: <FaqList items={copy.faq.items} /> },
      ]}
    />
  )
}

/** What a threshold does, on the fields of the example, and how to set one. */
function Review({ copy }: { copy: IntegrationsCopy['review'] }) {
  return (
    <DiagramWithList id="review-content" diagram={<ScoreScale copy={copy.scale} />}>
      <Definitions items={copy.points} />
    </DiagramWithList>
  )
}

/** How the result comes back, and in which of the two profiles. */
function WaysOut({ copy }: { copy: IntegrationsCopy['waysOut'] }) {
  return (
    <>
      <Definitions items={copy.points} drawings={waysOutDrawings} />
      <h3 className="mt-10 mb-4 text-2xl">{copy.profilesTitle}</h3>
      <Definitions items={copy.profiles} drawings={profileDrawings} />
    </>
  )
}

/** The whole way drawn, its stations numbered and explained; then each of four ways along the same numbers. */
function Overview({ copy }: { copy: IntegrationsCopy['overview'] }) {
  const { ways, stations } = copy
  return (
    <FollowedDiagram
      id="overview-content"
      label={ways.label}
      diagram={<SystemDrawing copy={copy.drawing} />}
      ways={[
        { label: ways.all, content: <NumberedPoints items={stations} /> },
        ...ways.each.map(({ label, intro, steps }) => ({
          label,
          content: (
            <>
              <RichParagraph className="mt-2 mb-6 max-w-[40rem] text-lg" nodes={intro} />
              <NumberedPoints
                items={steps.map((text, index) => ({ title: stations[index]?.title ?? '', text }))}
              />
            </>
          ),
        })),
      ]}
    />
  )
}
