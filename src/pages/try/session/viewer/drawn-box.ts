import type { Box, Point } from '@firstangle/reader'
import type { Viewport, ViewSize } from '../../../../try/viewport/viewport.ts'

/** A step of the arrow keys, and the box that they start with, as shares of the window. */
const step = 0.01
const atFirst = { width: 0.12, height: 0.06 }

/** A smaller box counts as a click, not as a drag (mm). */
export const smallestSide = 1

/** The place of the sheet below a place of the window (CSS pixels). */
export const placeOnSheet = ({ x, y, scale }: Viewport, at: Point): Point => ({
  x: x + at.x / scale,
  y: y + at.y / scale,
})

/** The box between two corners. */
export const boxBetween = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

/** The box in the middle of the window, with which the keyboard starts. */
export function boxInMiddle({ x, y, scale }: Viewport, view: ViewSize): Box {
  const [width, height] = [
    (view.width * atFirst.width) / scale,
    (view.height * atFirst.height) / scale,
  ]
  const middle = { x: x + view.width / scale / 2, y: y + view.height / scale / 2 }
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height }
}

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The box after an arrow key: moved, or with Shift another size; undefined for any other key. */
export function boxAfterKey(
  box: Box,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  { scale }: Viewport,
  view: ViewSize,
): Box | undefined {
  const arrow = arrows[key]
  if (!arrow) return undefined
  const by = (step * view.width) / scale
  const [dx, dy] = [arrow.x * by, arrow.y * by]
  if (!shiftKey) return { ...box, x: box.x + dx, y: box.y + dy }
  return {
    ...box,
    width: Math.max(smallestSide, box.width + dx),
    height: Math.max(smallestSide, box.height + dy),
  }
}
