import type { IntegrationsCopy } from '../../../shared/content/pages/integrations.ts'
import { FollowedDiagram } from '../../components/diagram/followed-diagram.tsx'
import { NumberedPoints } from '../../components/lists/numbered-points.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import { SystemDrawing } from './system-drawing.tsx'

/** The whole way drawn, its stations numbered and explained; then each of four ways along the same numbers. */
export function Overview({ copy }: { copy: IntegrationsCopy['overview'] }) {
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
