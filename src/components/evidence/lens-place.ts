import type { Box } from '@firstangle/drawings'

interface LensPlace {
  /** What the lens shows, mm on the sheet. */
  view: Box
  /** Where it stands over the sheet, in percent of the sheet. */
  left: number
  top: number
  width: number
}

/** How much larger a callout is in the lens than on the sheet. */
const magnification = 4
/** Between callout and lens, mm on the sheet. */
const gap = 5

/** A lens over a callout: right below it, above it where the sheet ends, and never beyond the sheet. */
export function lensPlace(box: Box, sheet: { width: number; height: number }): LensPlace {
  const [width, height] = [box.width * magnification, box.height * magnification]
  const below = box.y + box.height + gap
  const y = below + height < sheet.height ? below : box.y - gap - height
  const x = box.x + box.width / 2 - width / 2
  const inside = Math.min(Math.max(x, gap), sheet.width - gap - width)
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1e4) / 100
  return {
    view: box,
    left: percent(inside, sheet.width),
    top: percent(y, sheet.height),
    width: percent(width, sheet.width),
  }
}
