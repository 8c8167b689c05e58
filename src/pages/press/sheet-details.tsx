import type { PressReleasesCopy } from '../../../shared/content/pages/press.ts'
import { SheetPicture, sampleSize } from '../../components/sheets/sheet-picture.tsx'
import { samples } from '../try/samples.ts'

/** The part of each sheet that is shown as a detail view: its centre and radius, mm. */
const details = {
  shaft: { x: 238, y: 84, r: 36 },
  bracket: { x: 128, y: 85, r: 36 },
  plate: { x: 139, y: 125, r: 50 },
  cover: { x: 225, y: 50, r: 32 },
} as const

/** Where the whole sheet stands in the drawing, and the view above it; in mm of the sheet before it is made smaller. */
const view = { x: 210, y: 205, r: 200 }
const whole = { x: 84, y: 440, scale: 0.6 }
const size = { width: 420, height: 630 }

/** The sample drawings side by side: a detail as on a drawing, lettered, above the sheet that it is taken from. */
export function SheetDetails({ names }: { names: PressReleasesCopy['sheets']['names'] }) {
  return (
    <ul className="sheet-row">
      {samples.map(({ id, picture }, index) => (
        <li key={id}>
          <Detail id={id} picture={picture} letter={'ABCD'.charAt(index)} />
          {names[id]}
        </li>
      ))}
    </ul>
  )
}

interface DetailProps {
  id: keyof typeof details
  picture: string
  letter: string
}

/** Hidden from screen readers: the name of the part follows, and what the drawings show is said in the release. */
function Detail({ id, picture, letter }: DetailProps) {
  const { x, y, r } = details[id]
  const scale = view.r / r
  const mark = { cx: whole.x + x * whole.scale, cy: whole.y + y * whole.scale, r: r * whole.scale }
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} className="sheet-detail" aria-hidden="true">
      <clipPath id={`detail-${id}`}>
        <circle cx={x} cy={y} r={r} />
      </clipPath>
      <g transform={`translate(${whole.x} ${whole.y}) scale(${whole.scale})`}>
        <SheetPicture src={picture} {...sampleSize} />
      </g>
      <path d={tangents(mark)} className="sheet-detail__leader" />
      <circle {...mark} />
      <g transform={`translate(${view.x - x * scale} ${view.y - y * scale}) scale(${scale})`}>
        <g clipPath={`url(#detail-${id})`}>
          <SheetPicture src={picture} {...sampleSize} />
        </g>
      </g>
      <circle cx={view.x} cy={view.y} r={view.r} />
      <text className="sheet-detail__letter" x={mark.cx + mark.r + 6} y={mark.cy - mark.r}>
        {letter}
      </text>
      <text className="sheet-detail__letter" x={size.width - 40} y={48}>
        {letter}
      </text>
    </svg>
  )
}

/** Lines that touch the mark on the sheet and the view on both sides. */
function tangents({ cx, cy, r }: { cx: number; cy: number; r: number }): string {
  const between = Math.atan2(view.y - cy, view.x - cx)
  const lean = Math.acos((r - view.r) / Math.hypot(view.x - cx, view.y - cy))
  return [between + lean, between - lean]
    .map((angle) => {
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const at = (mx: number, my: number, radius: number) =>
        `${(mx + radius * cos).toFixed(1)} ${(my + radius * sin).toFixed(1)}`
      return `M${at(cx, cy, r)}L${at(view.x, view.y, view.r)}`
    })
    .join('')
}
