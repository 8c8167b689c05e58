import type { EvidenceKind } from '@firstangle/drawings'

/** Address of a sheet's SVG, its size in mm and what it shows. */
export interface SheetImage {
  src: string
  width: number
  height: number
  alt: string
}

export interface SheetBox {
  ref: number
  kind: EvidenceKind
  box: { x: number; y: number; width: number; height: number }
  /** Number of its balloon, where the field is named by number elsewhere. */
  balloon?: number
}

interface SheetViewProps {
  sheet: SheetImage
  boxes: readonly SheetBox[]
  /** The box that is lit at first. */
  active?: number | undefined
  isFirst?: boolean
}

/** A sheet with the boxes of its fields on it. Boxes are for pointers; the fields beside do the same by keyboard. */
export function SheetView({ sheet, boxes, active, isFirst = false }: SheetViewProps) {
  return (
    <div className="relative">
      <img
        src={sheet.src}
        width={Math.round(sheet.width * 4)}
        height={Math.round(sheet.height * 4)}
        alt={sheet.alt}
        className="w-full"
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        className="evidence-boxes"
        aria-hidden="true"
      >
        {runsOfKind(boxes).map((run) => (
          <g key={run[0]?.ref} data-kind={run[0]?.kind}>
            {run.map(({ ref, box }) => (
              <rect key={ref} {...box} data-ref={ref} data-active={ref === active || undefined} />
            ))}
          </g>
        ))}
        {boxes.map(
          (box) =>
            box.balloon && (
              <Balloon
                key={box.ref}
                {...box}
                radius={sheet.width / 100}
                isActive={box.ref === active}
              />
            ),
        )}
      </svg>
    </div>
  )
}

/** Boxes that follow each other and are of one kind: their colour is said once. */
function runsOfKind(boxes: readonly SheetBox[]): SheetBox[][] {
  const runs: SheetBox[][] = []
  for (const box of boxes) {
    const run = runs.at(-1)
    if (run?.[0]?.kind === box.kind) run.push(box)
    else runs.push([box])
  }
  return runs
}

interface BalloonProps extends SheetBox {
  /** mm on the sheet */
  radius: number
  isActive: boolean
}

/**
 * Stands at the start of its callout, as an inspector stamps a drawing: left of it, below one that reads upwards. In a title
 * block it stands behind the value, where the cell is free.
 */
function Balloon({ ref, box, kind, balloon, radius, isActive }: BalloonProps) {
  const distance = radius * 1.15
  const isUpright = box.height > box.width
  const beside = kind === 'metadata' ? box.x + box.width + distance : box.x - distance
  const x = isUpright ? box.x + box.width / 2 : beside
  const y = isUpright ? box.y + box.height + distance : box.y + box.height / 2
  return (
    <g
      data-kind={kind}
      data-ref={ref}
      data-active={isActive || undefined}
      className="sheet-balloon"
    >
      <circle cx={x} cy={y} r={radius} strokeWidth={radius / 9} />
      <text x={x} y={y} fontSize={radius * 1.35}>
        {balloon}
      </text>
    </g>
  )
}
