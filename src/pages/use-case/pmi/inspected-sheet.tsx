import { inspectionSheet } from '../../../generated/inspection-sheet.ts'
import type { InspectedRow } from './sheet-detail.tsx'

interface InspectedSheetProps {
  src: string
  alt: string
  /** Name of the region that scrolls on narrow screens. */
  label: string
  /** The row whose place is marked at first. */
  lit: InspectedRow
}

/** The whole sheet; balloons are for pointers, the list does the same by keyboard. */
export function InspectedSheet({ src, alt, label, lit }: InspectedSheetProps) {
  const { width, height, balloons } = inspectionSheet
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard (WCAG 2.1.1)
      tabIndex={0}
      className="overflow-x-auto"
    >
      <div className="relative min-w-[40rem]">
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
          <rect {...lit.box} data-kind={lit.kind} data-active className="evidence-box" />
          {balloons.map(({ ref, number, x, y }) => (
            <circle
              key={number}
              cx={x}
              cy={y}
              r="4.6"
              data-ref={ref}
              data-active={ref === lit.ref || undefined}
              className="balloon-target"
            />
          ))}
        </svg>
      </div>
    </section>
  )
}
