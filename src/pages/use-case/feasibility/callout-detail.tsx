import type { Box } from '@firstangle/drawings'
import { viewAround } from '../view-around.ts'

interface CalloutDetailProps {
  src: string
  sheet: { width: number; height: number }
  box: Box
  label: string
}

/** Least width of the detail in mm of the sheet, and its width as a multiple of its height. */
const MIN_WIDTH = 48
const SHAPE = 1.6

/** The callout enlarged, cut from the sheet. */
export function CalloutDetail({ src, sheet, box, label }: CalloutDetailProps) {
  const width = Math.max(MIN_WIDTH, box.width + 8, (box.height + 6) * SHAPE)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={viewAround(box, sheet, { width, height: width / SHAPE })}
      className="finding__detail"
    >
      <image href={src} width={sheet.width} height={sheet.height} />
      <rect {...box} />
    </svg>
  )
}
