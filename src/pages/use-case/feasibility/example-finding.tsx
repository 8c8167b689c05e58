import type { FeasibilityCopy } from '../../../../shared/content/feasibility.ts'
import { Icon } from '../../../components/icon.tsx'
import { SheetPicture } from '../../../components/sheet-picture.tsx'
import shaft from '../../../generated/drawings/shaft.svg?url'
import { feasibilityExample } from '../../../generated/feasibility-example.ts'

/** Radius of the balloon, mm on the sheet. */
const RADIUS = 5

/** Width of the detail in mm of the sheet. */
const WIDTH = 120
const HEIGHT = 75

/** One answer as it comes back: balloon on the sheet, verdict, rationale, alternative. */
export function ExampleFinding({ copy }: { copy: FeasibilityCopy['example'] }) {
  const { box, balloon, width, height } = feasibilityExample
  const x = box.x - 30
  const y = balloon.centre.y - 14
  return (
    <figure className="border border-line bg-sheet">
      <svg
        role="img"
        aria-label={copy.alt}
        viewBox={`${x} ${y} ${WIDTH} ${HEIGHT}`}
        className="block h-auto w-full"
      >
        <SheetPicture src={shaft} width={width} height={height} isFirst />
        <g className="fault-balloon">
          <rect {...box} />
          <line
            x1={balloon.foot.x}
            y1={balloon.foot.y}
            x2={balloon.centre.x}
            y2={balloon.centre.y}
          />
          <circle cx={balloon.centre.x} cy={balloon.centre.y} r={RADIUS} />
          <text x={balloon.centre.x} y={balloon.centre.y}>
            1
          </text>
        </g>
      </svg>
      <div className="border-t border-line p-5">
        <p className="flex items-center gap-2 font-heading text-xl font-semibold text-error">
          <Icon name="cross" className="size-5" />
          {copy.verdict}
        </p>
        <dl className="mt-3 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[8rem_minmax(0,1fr)]">
          {copy.lines.map(({ term, text }) => (
            <div key={term} className="contents">
              <dt className="text-muted">{term}</dt>
              <dd className="max-sm:mb-1">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="border-t border-hairline px-5 py-2 text-xs text-muted">
        {copy.caption}
      </figcaption>
    </figure>
  )
}
