import type { EvidenceKind } from '../../drawings/index.ts'

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
  active: number | undefined
  onPoint: (ref: number) => void
  isFirst?: boolean
}

/** A sheet with the boxes of its fields on it. Boxes are for pointers; the fields beside do the same by keyboard. */
export function SheetView({ sheet, boxes, active, onPoint, isFirst = false }: SheetViewProps) {
  return (
    <div className="relative">
      <img
        src={sheet.src}
        width={sheet.width * 4}
        height={sheet.height * 4}
        alt={sheet.alt}
        className="block h-auto w-full"
        loading={isFirst ? undefined : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
      <svg
        viewBox={`0 0 ${sheet.width} ${sheet.height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {boxes.map(({ ref, kind, box }) => (
          <rect
            key={ref}
            {...box}
            data-kind={kind}
            data-active={ref === active || undefined}
            className="evidence-box"
            onPointerEnter={() => onPoint(ref)}
            onPointerDown={() => onPoint(ref)}
          />
        ))}
        {boxes.map(
          (box) => box.balloon && <Balloon key={box.ref} {...box} isActive={box.ref === active} />,
        )}
      </svg>
    </div>
  )
}

/** Radius of a balloon, mm on the sheet. */
const balloonRadius = 4.4

/** Stands left of its box, level with it, as an inspector stamps a drawing. */
function Balloon({ box, kind, balloon, isActive }: SheetBox & { isActive: boolean }) {
  const x = box.x - balloonRadius - 0.8
  const y = box.y + box.height / 2
  return (
    <g data-kind={kind} data-active={isActive || undefined} className="sheet-balloon">
      <circle cx={x} cy={y} r={balloonRadius} />
      <text x={x} y={y}>
        {balloon}
      </text>
    </g>
  )
}
