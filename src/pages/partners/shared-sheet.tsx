import { SheetPicture, sampleSize } from '../../components/sheets/sheet-picture.tsx'
import sheet from '../../generated/drawings/bracket.svg?url'

type View = readonly [x: number, y: number, width: number, height: number]

/** Room for the balloons on both sides of the sheet, mm. */
const side = 26

/**
 * The sheet that all kinds of partners share, with what each takes from it framed. The balloons are numbered as the
 * rows of the table, which says the same in words, so it is hidden from screen readers.
 */
export function SharedSheet({ views }: { views: readonly View[] }) {
  return (
    <svg
      viewBox={`${-side} -1 ${sampleSize.width + 2 * side} ${sampleSize.height + 2}`}
      className="shared-sheet"
      aria-hidden="true"
    >
      <rect {...sampleSize} className="shared-sheet__paper" />
      <SheetPicture src={sheet} {...sampleSize} />
      {views.map((view, index) => (
        <Taken
          key={view.join()}
          view={view}
          number={index + 1}
          isCrowded={views.slice(0, index).some((other) => wouldMeet(view, other))}
        />
      ))}
    </svg>
  )
}

/** Radius of a balloon, mm. */
const radius = 9

const isLeft = ([x, , width]: View): boolean => x + width / 2 < sampleSize.width / 2

/** How far down its side a frame has its balloon, unless another one is there. */
const usualHeight = ([, y, , height]: View): number => y + 0.3 * height

/** Whether the balloons of two frames would meet at their usual heights. */
const wouldMeet = (one: View, other: View): boolean =>
  isLeft(one) === isLeft(other) && Math.abs(usualHeight(one) - usualHeight(other)) < 2 * radius

interface TakenProps {
  view: View
  number: number
  /** Whether another balloon is at its usual height. */
  isCrowded: boolean
}

/** What a partner takes: a frame around it, and a balloon at the nearer side. */
function Taken({ view, number, isCrowded }: TakenProps) {
  const [x, y, width, height] = view
  const at = {
    x: isLeft(view) ? -side / 2 : sampleSize.width + side / 2,
    y: isCrowded ? y + 0.8 * height : usualHeight(view),
  }
  const edge = isLeft(view) ? x : x + width
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} />
      <path d={`M${at.x} ${at.y}H${edge}`} />
      <circle cx={edge} cy={at.y} r="1.6" className="shared-sheet__end" />
      <circle cx={at.x} cy={at.y} r={radius} className="shared-sheet__balloon" />
      <text x={at.x} y={at.y} className="shared-sheet__number">
        {number}
      </text>
    </g>
  )
}
