import type { FeasibilityCopy } from '../../../../shared/content/pages/feasibility.ts'
import { fillText } from '../../../../shared/i18n/format.ts'
import { Icon } from '../../../components/icons/icon.tsx'
import shaft from '../../../generated/drawings/shaft.svg?url'
import { feasibilityStage } from '../../../generated/feasibility-stage.ts'

const { sheet, view, passed, failed, detail } = feasibilityStage

/** Radius of a balloon, mm on the sheet. */
const balloonRadius = 5

/** A sheet with the verdict on every callout; below it, one that fails, enlarged, with the answer to the customer. */
export function StampedSheet({ copy }: { copy: FeasibilityCopy }) {
  const { verdicts, findings } = copy.playground.result
  return (
    <figure>
      <VerdictsOnSheet alt={copy.playground.drawings.shaft.alt} />
      <FailedCallout copy={copy.example} />
      <figcaption className="stamped-caption">
        <span>
          <Icon name="check" className="size-4" /> {verdicts.pass}
        </span>
        <span>
          <Icon name="cross" className="size-4" />{' '}
          {fillText(findings.many, { count: failed.length })}
        </span>
        <span>{copy.sheetCaption}</span>
      </figcaption>
    </figure>
  )
}

/** The sheet: ticks at the callouts that pass, numbered balloons at those that fail. */
function VerdictsOnSheet({ alt }: { alt: string }) {
  return (
    <svg role="img" aria-label={alt} viewBox={view.join(' ')} className="stamped-sheet">
      <image href={shaft} {...sheet} />
      {passed.map((box) => (
        <path key={`${box.x} ${box.y}`} d={tick(box)} className="stamped-sheet__pass" />
      ))}
      {failed.map(({ box, balloon: { foot, centre } }, index) => (
        <g key={box.x} className="fault-balloon">
          <rect {...box} />
          <line x1={foot.x} y1={foot.y} x2={centre.x} y2={centre.y} />
          <circle cx={centre.x} cy={centre.y} r={balloonRadius} />
          <text x={centre.x} y={centre.y}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** The first callout that fails, enlarged, and what is answered to the customer. */
function FailedCallout({ copy }: { copy: FeasibilityCopy['example'] }) {
  return (
    <div className="stamped-answer">
      <svg role="img" aria-label={copy.alt} viewBox={detail.join(' ')} className="block w-full">
        <image href={shaft} {...sheet} />
        <rect {...failed[0].box} className="stamped-answer__box" />
      </svg>
      <div>
        <p className="stamped-answer__verdict">
          <Icon name="cross" className="size-8" />
          {copy.verdict}
        </p>
        <dl className="stamped-answer__lines">
          {copy.lines.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

/** A tick at the lower right corner of a callout, as a checker sets it. */
function tick({ x, y, width, height }: (typeof passed)[number]): string {
  return `M${x + width - 1.5} ${y + height - 1.5}l1.5 1.6 3.2-4`
}
