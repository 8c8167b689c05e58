import type { Box } from '@firstangle/drawings'

interface CalloutDetailProps {
  src: string
  sheet: { width: number; height: number }
  box: Box
  label: string
}

/** Width of the detail in mm of the sheet; it is 8:5. */
const MIN_WIDTH = 48

/** The callout enlarged, cut from the sheet. */
export function CalloutDetail({ src, sheet, box, label }: CalloutDetailProps) {
  const width = Math.max(MIN_WIDTH, box.width + 8, (box.height + 6) * 1.6)
  const height = width / 1.6
  const x = clamp(box.x + box.width / 2 - width / 2, sheet.width - width)
  const y = clamp(box.y + box.height / 2 - height / 2, sheet.height - height)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${x} ${y} ${width} ${height}`}
      className="finding__detail"
    >
      <image href={src} width={sheet.width} height={sheet.height} />
      <rect {...box} />
    </svg>
  )
}

function clamp(value: number, max: number): number {
  return Math.round(Math.min(Math.max(value, 0), max) * 10) / 10
}
