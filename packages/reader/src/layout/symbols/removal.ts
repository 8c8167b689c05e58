import { boxAround, centreOf, unionOf } from '../../boxes.ts'
import type { Box, Point } from '../../page.ts'
import { type Direction, toPage, toUpright } from '../direction.ts'
import type { Ink } from '../ink.ts'
import { hasRing } from './has-ring.ts'

/** Whether a surface is made by removing material (ISO 1302). */
export type Removal = 'UNSPECIFIED' | 'REQUIRED' | 'PROHIBITED'

/** The ring between the arms, in heights of the short one: its middle above the tip, give or take `off`, and its radius. */
const ringBetween = { above: 0.66, off: 0.3, least: 0.15, most: 0.55 }
/**
 * The bar that closes the arms: its slope and how far its length and its middle are off, by half its length; how far it is
 * off the end of the short arm, by the height of that; how far the middle of one of two halves is off, by half its length.
 */
const closingBar = { slope: 0.1, length: 0.7, middle: 0.4, height: 0.25, halves: 0.2 }

/** What the ring between the arms of a surface symbol, or the bar that closes them, says of the removal of material. */
export function removalOf(
  ink: Ink,
  direction: Direction,
  tip: Point,
  short: Point,
  box: Box,
): Removal {
  const height = tip.y - short.y
  const half = Math.abs(tip.x - short.x)
  const middle = toPage(direction, { x: tip.x, y: tip.y - ringBetween.above * height })
  if (hasRing(ink, box, middle, height, ringBetween)) return 'PROHIBITED'
  const level = ink
    .segmentsNear(box)
    .map(({ from, to }) => boxAround([toUpright(direction, from), toUpright(direction, to)]))
    .filter(
      (line) =>
        line.height < closingBar.slope * half &&
        Math.abs(line.y - short.y) < closingBar.height * height,
    )
  const isBar = (line: Box) =>
    Math.abs(line.width - 2 * half) < closingBar.length * half &&
    Math.abs(centreOf(line).x - tip.x) < closingBar.middle * half
  // Some programs draw the bar in two strokes that meet above the tip.
  const halves = level.filter(
    (line) => Math.abs(Math.abs(centreOf(line).x - tip.x) - half / 2) < closingBar.halves * half,
  )
  const bar = level.some(isBar) || (halves.length > 1 && isBar(unionOf(halves)))
  return bar ? 'REQUIRED' : 'UNSPECIFIED'
}
