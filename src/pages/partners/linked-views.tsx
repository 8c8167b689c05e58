import type { PartnersCopy } from '../../../shared/content/pages/partners.ts'
import { Diagram } from '../../components/diagram/diagram.tsx'
import { Arrow, type Point } from '../../components/diagram/marks.tsx'
import { SheetPicture } from '../../components/sheets/sheet-picture.tsx'
import { RichParagraph } from '../../components/text/rich-text.tsx'
import sheet from '../../generated/drawings/linked-views.svg?url'
import { linkedViews } from '../../generated/linked-views.ts'

const { width, height, front, top, side, turn } = linkedViews

/** From the edge of a view to the arrow that leaves it, mm. */
const gap = 6

/** Heights and widths at which the ways run, between the projection lines. */
const middle = { front: front.x + front.width / 2, top: top.y + top.height / 2 }
const priceLine = front.y + front.height * 0.65
const right = front.x + front.width
const foot = front.y + front.height

/** Three parties as three views of one part: the third follows from the other two. */
export function LinkedViews({ copy }: { copy: PartnersCopy['pricingPartner'] }) {
  const { drawing, views } = copy
  const [customer, reader, partner] = views
  return (
    <div className="linked-views">
      <Diagram width={width} height={height} label={drawing.label} caption={drawing.caption}>
        <SheetPicture src={sheet} width={width} height={height} />
        <Flow drawing={drawing} />
        <Name at={[front.x, front.y - gap]} text={customer?.title} />
        <Name at={[top.x, top.y + top.height + 2 * gap]} text={reader?.title} />
        <Name at={[side.x + side.width, side.y - gap]} text={partner?.title} isLast />
      </Diagram>
      <ol className="linked-views__parties">
        {views.map((view) => (
          <li key={view.title}>
            <h3>{view.title}</h3>
            <RichParagraph nodes={view.text} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** What goes from view to view: straight down, straight across, and around the mitre line. */
function Flow({ drawing }: { drawing: PartnersCopy['pricingPartner']['drawing'] }) {
  return (
    <g className="linked-views__flow">
      <Arrow from={[middle.front, foot + gap]} to={[middle.front, top.y - gap]} />
      <Word at={[middle.front + gap, (foot + top.y) / 2 + 3]} text={drawing.drawings} />
      <Arrow from={[right + gap, priceLine]} to={[side.x - gap, priceLine]} />
      <Word at={[right + gap, priceLine - gap / 2]} text={drawing.prices} />
      <path className="diagram__line" d={`M${right + gap} ${middle.top}H${turn.x}`} />
      <Arrow from={[turn.x, middle.top]} to={[turn.x, side.y + side.height + gap]} />
      <Word at={[right + gap, middle.top - gap / 2]} text={drawing.data} />
    </g>
  )
}

interface WordProps {
  at: Point
  text: string | undefined
}

/** Name of a view, from its left edge; the last one up to its right edge, as nothing lies beyond it. */
function Name({ at: [x, y], text, isLast }: WordProps & { isLast?: boolean }) {
  const name = 'linked-views__name'
  return (
    <text className={isLast ? `${name} ${name}--last` : name} x={x} y={y}>
      {text}
    </text>
  )
}

function Word({ at: [x, y], text }: WordProps) {
  return (
    <text x={x} y={y}>
      {text}
    </text>
  )
}
