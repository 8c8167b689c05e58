import type { Box, Point } from '@firstangle/reader'

/** Size of the window onto the sheet, CSS pixels. */
export interface ViewSize {
  readonly width: number
  readonly height: number
}

export interface SheetSize {
  /** mm */
  readonly width: number
  readonly height: number
}

/** What is seen of a sheet: its point at the top left of the window (mm), and CSS pixels per mm. */
export interface Viewport {
  readonly x: number
  readonly y: number
  readonly scale: number
}

/** One millimetre of paper across this many pixels: lettering of 2 mm fills a thumb. */
const largestScale = 40

/** Around the sheet when the whole of it is shown, CSS pixels. */
const margin = 8

/** Around a value that is brought near, as a multiple of its own size, and at least this much (mm). */
const roomAround = { factor: 3, least: 25 }

/** The whole sheet, in the middle of the window. */
export function fitSheet(sheet: SheetSize, view: ViewSize): Viewport {
  const scale = Math.max(
    0.01,
    Math.min((view.width - 2 * margin) / sheet.width, (view.height - 2 * margin) / sheet.height),
  )
  return centred({ x: sheet.width / 2, y: sheet.height / 2 }, scale, view)
}

/** The viewport zoomed by a factor, with the sheet's point below `at` (CSS pixels in the window) staying there. */
export function zoomAt(
  viewport: Viewport,
  factor: number,
  at: Point,
  sheet: SheetSize,
  view: ViewSize,
): Viewport {
  const smallest = fitSheet(sheet, view).scale
  const scale = clamp(viewport.scale * factor, smallest, Math.max(smallest, largestScale))
  const fixed = { x: viewport.x + at.x / viewport.scale, y: viewport.y + at.y / viewport.scale }
  return keptInSight({ x: fixed.x - at.x / scale, y: fixed.y - at.y / scale, scale }, sheet, view)
}

/** The viewport moved by CSS pixels: the sheet follows the finger. */
export function panBy(
  viewport: Viewport,
  delta: Point,
  sheet: SheetSize,
  view: ViewSize,
): Viewport {
  const { x, y, scale } = viewport
  return keptInSight({ x: x - delta.x / scale, y: y - delta.y / scale, scale }, sheet, view)
}

/** A value with its surroundings, in the middle of the window. */
export function showBox(box: Box, sheet: SheetSize, view: ViewSize): Viewport {
  const width = Math.max(box.width * roomAround.factor, roomAround.least)
  const height = Math.max(box.height * roomAround.factor, roomAround.least)
  const smallest = fitSheet(sheet, view).scale
  const scale = clamp(
    Math.min(view.width / width, view.height / height),
    smallest,
    Math.max(smallest, largestScale / 2),
  )
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return keptInSight(centred(middle, scale, view), sheet, view)
}

/** Whether a box lies in the window as a whole. */
export function isInSight(box: Box, viewport: Viewport, view: ViewSize): boolean {
  const seen = visibleBox(viewport, view)
  return (
    box.x >= seen.x &&
    box.y >= seen.y &&
    box.x + box.width <= seen.x + seen.width &&
    box.y + box.height <= seen.y + seen.height
  )
}

/** The part of the plane that the window shows, mm; it may reach beyond the sheet. */
export function visibleBox({ x, y, scale }: Viewport, view: ViewSize): Box {
  return { x, y, width: view.width / scale, height: view.height / scale }
}

/** Whether the whole sheet is shown: one finger then scrolls the page. */
export function isWhole(viewport: Viewport, sheet: SheetSize, view: ViewSize): boolean {
  return viewport.scale <= fitSheet(sheet, view).scale * 1.001
}

/** The part of a box that lies on the sheet; null where there is none. */
export function onSheet(box: Box, sheet: SheetSize): Box | null {
  const x = Math.max(0, box.x)
  const y = Math.max(0, box.y)
  const width = Math.min(sheet.width, box.x + box.width) - x
  const height = Math.min(sheet.height, box.y + box.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : null
}

/** A sheet smaller than the window stays in its middle, a larger one leaves no gap at an edge. */
function keptInSight(viewport: Viewport, sheet: SheetSize, view: ViewSize): Viewport {
  const { scale } = viewport
  const along = (start: number, length: number, window: number) => {
    const seen = window / scale
    const gap = margin / scale
    return length + 2 * gap <= seen ? (length - seen) / 2 : clamp(start, -gap, length + gap - seen)
  }
  return {
    x: along(viewport.x, sheet.width, view.width),
    y: along(viewport.y, sheet.height, view.height),
    scale,
  }
}

function centred(middle: Point, scale: number, view: ViewSize): Viewport {
  return { x: middle.x - view.width / 2 / scale, y: middle.y - view.height / 2 / scale, scale }
}

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high)
