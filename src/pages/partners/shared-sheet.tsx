import { SheetPicture } from '../../components/sheet-picture.tsx'
import sheet from '../../generated/drawings/bracket.svg?url'

type View = readonly [x: number, y: number, width: number, height: number]

const a3 = { width: 420, height: 297 }

/** Room for the balloons on both sides of the sheet, mm. */
const side = 26

/**
 * The sheet that all kinds of partners share, with what each takes from it framed. The balloons are numbered as the rows of the
 * table, which says the same in words, so it is hidden from screen readers.
 */
export function SharedSheet({ views }: { views: readonly View[] }) {
  return (
    <svg
      viewBox={`${-side} -1 ${a3.width + 2 * side} ${a3.height + 2}`}
      className="shared-sheet"
      aria-hidden="true"
    >
      <rect {...a3} className="shared-sheet__paper" />
      <SheetPicture src={sheet} {...a3} />
      {views.map((view, index) => (
        <Taken key={view.join()} view={view} number={index + 1} />
      ))}
    </svg>
  )
}

/** What a partner takes: framed, and led to a balloon at the nearer side. A frame in another has its balloon further down. */
function Taken({ view: [x, y, width, height], number }: { view: View; number: number }) {
  const isLeft = x + width / 2 < a3.width / 2
  const at = {
    x: isLeft ? -side / 2 : a3.width + side / 2,
    y: y + height * (number === 4 ? 0.8 : 0.3),
  }
  const edge = isLeft ? x : x + width
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} />
      <path d={`M${at.x} ${at.y}H${edge}`} />
      <circle cx={edge} cy={at.y} r="1.6" className="shared-sheet__end" />
      <circle cx={at.x} cy={at.y} r="9" className="shared-sheet__balloon" />
      <text x={at.x} y={at.y} className="shared-sheet__number">
        {number}
      </text>
    </g>
  )
}
