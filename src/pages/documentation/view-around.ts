import { hundredth } from '../../../shared/rounding.ts'
import type { SheetBox } from '../../components/evidence/sheet-view.tsx'

/** mm of the sheet that a detail shows around a callout; its picture is this many times as wide as high. */
const margin = 6
const shape = 3.5

/** The part of the sheet around a callout, as a `viewBox`. */
export function viewAround({ x, y, width, height }: SheetBox['box']): string {
  const shown = Math.max(height + 2 * margin, (width + 2 * margin) / shape)
  const left = x + width / 2 - (shown * shape) / 2
  const top = y + height / 2 - shown / 2
  return [left, top, shown * shape, shown].map(hundredth).join(' ')
}
