import { inspectionSheet } from '../../../generated/inspection-sheet.ts'

interface BalloonedSheetProps {
  src: string
  alt: string
  active: number
  onPoint: (ref: number) => void
}

/** The whole sheet; balloons are for pointers, the list does the same by keyboard. */
export function BalloonedSheet({ src, alt, active, onPoint }: BalloonedSheetProps) {
  const { width, height, rows, balloons } = inspectionSheet
  const lit = rows.find(({ ref }) => ref === active)
  return (
    <div className="relative">
      <img
        src={src}
        width={width * 4}
        height={height * 4}
        alt={alt}
        className="block h-auto w-full"
        loading="lazy"
      />
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        {lit && <rect {...lit.box} data-kind={lit.kind} data-active className="evidence-box" />}
        {balloons.map(({ ref, number, x, y }) => (
          <circle
            key={number}
            cx={x}
            cy={y}
            r="4.6"
            data-active={ref === active || undefined}
            className="balloon-target"
            onPointerEnter={() => onPoint(ref)}
            onPointerDown={() => onPoint(ref)}
          />
        ))}
      </svg>
    </div>
  )
}
