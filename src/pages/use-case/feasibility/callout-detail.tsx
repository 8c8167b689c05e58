import type { Box } from '@firstangle/drawings'
import { partAround } from '../../../components/sheets/part-around.ts'

interface CalloutDetailProps {
  src: string
  sheet: { width: number; height: number }
  box: Box
  label: string
}

/** Width of the smallest detail in mm of the sheet; it is 8:5. */
const leastWidth = 48

/** The callout enlarged, cut from the sheet. */
export function CalloutDetail({ src, sheet, box, label }: CalloutDetailProps) {
  const width = Math.max(leastWidth, box.width + 8, (box.height + 6) * 1.6)
  const { x, y, height } = partAround(box, { width, height: width / 1.6 }, sheet)
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
