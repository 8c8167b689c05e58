import type { FeasibilityCopy } from '../../../shared/content/pages/feasibility.ts'
import { Icon } from '../../components/icons/icon.tsx'
import shaft from '../../generated/drawings/shaft.svg?url'
import { feasibilityExample } from '../../generated/feasibility-example.ts'

interface RuleOnSheetProps {
  copy: FeasibilityCopy['example']
  /** The line of the file, and the name of the part that it stands in. */
  rule: { part: string; line: string }
}

/** How much of the sheet is shown, mm. */
const view = { width: 120, height: 52 }

/** One line of the file with a leader to the callout that it decides, and the verdict. */
export function RuleOnSheet({ copy, rule }: RuleOnSheetProps) {
  const { box, width, height } = feasibilityExample
  const [x, y] = [box.x - 8, box.y - 18]
  const line = box.x + box.width / 2
  return (
    <figure className="rule-on-sheet">
      <pre className="code" translate="no">
        {`${rule.part}\n`}
        <mark>{rule.line}</mark>
      </pre>
      <svg role="img" aria-label={copy.alt} viewBox={`${x} ${y} ${view.width} ${view.height}`}>
        <image href={shaft} width={width} height={height} />
        <g className="fault-balloon">
          <rect {...box} />
          <path d={`M${line} ${y}V${box.y}m-1 -4 1 4 1-4`} />
        </g>
      </svg>
      <p>
        <Icon name="cross" />
        <b>{copy.verdict}</b>
        {copy.lines[0]?.text}
      </p>
      <figcaption>{copy.caption}</figcaption>
    </figure>
  )
}
