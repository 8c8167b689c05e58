import { balloonPlaces, balloonRadius } from '../../../../shared/feasibility/balloon-places.ts'
import type { DrawingFacts } from '../../../../shared/feasibility/drawing-facts.ts'
import type { Finding } from '../../../../shared/feasibility/finding.ts'

interface FaultSheetProps {
  src: string
  alt: string
  /** Names the scrolling region. */
  label: string
  drawing: DrawingFacts
  failing: readonly Finding[]
  /** Number of the finding pointed at, from 1. */
  active: number | undefined
  onPoint: (number: number | undefined) => void
}

/** The sheet with a numbered balloon at each failing callout. Pointing works here, the list does the same by keyboard. */
export function FaultSheet(props: FaultSheetProps) {
  const { src, alt, label, drawing, failing, active, onPoint } = props
  const numbered = failing.flatMap(({ box }, index) => (box ? [{ box, number: index + 1 }] : []))
  const places = balloonPlaces(
    numbered.map(({ box }) => box),
    drawing,
    Object.values(drawing.boxes),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the sheet scrolls sideways on narrow screens, so it must take the focus
    <section aria-label={label} tabIndex={0} className="mt-4 overflow-x-auto border border-line">
      <div className="relative min-w-[36rem] bg-sheet">
        <img
          src={src}
          alt={alt}
          width={drawing.width * 4}
          height={drawing.height * 4}
          loading="lazy"
          className="block h-auto w-full"
        />
        <svg
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          className="absolute inset-0 size-full"
          aria-hidden="true"
        >
          {numbered.map(({ box, number }, index) => {
            const place = places[index]
            if (!place) return null
            const { centre, foot } = place
            return (
              <g
                key={number}
                className="fault-balloon"
                data-number={number}
                data-active={number === active || undefined}
                onPointerEnter={() => onPoint(number)}
                onPointerLeave={() => onPoint(undefined)}
                onPointerDown={() => onPoint(number)}
              >
                <rect {...box} />
                <line x1={foot.x} y1={foot.y} x2={centre.x} y2={centre.y} />
                <circle cx={centre.x} cy={centre.y} r={balloonRadius} />
                <text x={centre.x} y={centre.y}>
                  {number}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
    </section>
  )
}
