import type { CaseStudyCopy } from '../../../../shared/content/pages/case-study.ts'
import { KeyFigures } from '../../../components/figures/key-figures.tsx'
import type { EvidenceRow } from '../case-study-data.ts'
import { sharesOf } from '../shares.ts'
import { sheets, shownSheet } from '../sheets.ts'
import { flowShapes } from './flow-shapes.ts'

interface TouchlessFlowProps {
  copy: Pick<CaseStudyCopy, 'kpis' | 'sheet' | 'solution'>
  rows: readonly EvidenceRow[]
}

/**
 * Sheets as a flow through a valve that the thresholds set, drawn with the symbols of process engineering. Each stream
 * is as wide as its share; what may go either way is dashed.
 */
export function TouchlessFlow({ copy, rows }: TouchlessFlowProps) {
  const { kpis, sheet, solution } = copy
  const range = kpis.find(({ value }) => sharesOf(value).length === 2)
  const [least = 0, most = 100] = sharesOf(range?.value ?? '')
  const thresholds = rows.map(({ threshold }) => threshold).toSorted()
  return (
    <figure>
      {(['wide', 'narrow'] as const).map((form) => {
        const shape = flowShapes[form]
        const { solid, either, rest } = shape.bands(least / 100, most / 100)
        return (
          <svg
            key={form}
            viewBox={shape.viewBox}
            role="img"
            aria-label={sheet.head}
            data-form={form}
            className={`case-flow ${form === 'wide' ? 'max-md:hidden' : 'md:hidden'}`}
          >
            <image
              href={form === 'wide' ? sheets[sheet.drawing] : shownSheet(copy)}
              {...shape.sheet}
            />
            <path d={shape.feed + solid + rest} className="case-flow__stream" />
            <path d={either} className="case-flow__either" />
            <path d={shape.lines} />
            <path d={shape.signal} className="case-flow__signal" />
            <circle {...shape.bubble} r="38" />
            <text x={shape.bubble.cx} y={shape.bubble.cy - 3}>
              {`${thresholds[0]}–`}
            </text>
            <text x={shape.bubble.cx} y={shape.bubble.cy + 16}>
              {thresholds.at(-1)}
            </text>
            <text {...shape.share} className="case-flow__share">
              {range?.value}
            </text>
            <text {...shape.written}>{solution.evidence.outcomes.pass}</text>
            <text {...shape.queue}>{solution.evidence.outcomes.review}</text>
            <text {...shape.rejected}>{solution.evidence.outcomes.fail}</text>
          </svg>
        )
      })}
      <div className="mt-8">
        <KeyFigures figures={kpis} />
      </div>
      <figcaption className="mt-6 max-w-[44rem] text-sm text-muted">{sheet.caption}</figcaption>
    </figure>
  )
}
