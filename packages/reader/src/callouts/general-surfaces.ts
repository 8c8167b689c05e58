import { areLevel, boxAround, centreOf, holds, rightOf } from '../boxes.ts'
import { bowOpensTo } from '../layout/brackets.ts'
import type { Composed } from '../layout/compose.ts'
import type { Box, DrawingPage } from '../page.ts'
import { standsBehind } from '../sheet/sheet-evidence.ts'
import type { SheetRegions } from '../sheet/structure/sheet-regions.ts'
import { textLines } from '../sheet/structure/text-lines.ts'
import { captionOf } from '../sheet/title-block/caption-of.ts'

/** Height of the strip above a title block in which the symbol for all surfaces stands as well (mm). */
const stripHeight = 12

/** The corner at the upper right of the frame where that symbol stands by itself: shares of width and height. */
const corner = { width: 0.18, height: 0.14 }

/** Largest gap between a sign and the bracket behind it (mm). */
const bracketGap = 8

/**
 * Least and largest height of a drawn bracket around a sign (mm); by how much its mate may differ in height and level,
 * and how far it may be away (heights).
 */
const drawn = { least: 4, most: 20, same: 0.1, apart: 6 }

/** A pair of brackets on one level, each a text of its own or a drawn bow. */
interface Brackets {
  readonly open: Box
  readonly close: Box
}

function writtenBrackets({ texts }: DrawingPage): Brackets[] {
  const [opening, closing] = ['(', ')'].map((sign) =>
    texts.filter(({ text, rotation }) => text.trim() === sign && rotation === 0),
  )
  return (opening ?? []).flatMap(({ box: open }) => {
    const [close] = (closing ?? [])
      .map(({ box }) => box)
      .filter((box) => box.x > open.x && areLevel(open, box))
      .sort((a, b) => a.x - b.x)
    return close ? [{ open, close }] : []
  })
}

/** Brackets as high as the signs in them, which programs draw as bows: `√Ra 1.25 (√)`. */
function drawnBrackets({ paths }: DrawingPage): Brackets[] {
  const bows = paths.flatMap(({ lines }) =>
    lines.flatMap(({ points, isClosed }) => {
      const side = isClosed ? null : bowOpensTo(points)
      if (!side) return []
      const box = boxAround(points)
      return box.height > drawn.least && box.height < drawn.most ? [{ side, box }] : []
    }),
  )
  const closing = bows.filter(({ side }) => side === 'left')
  return bows.flatMap(({ side, box: open }) => {
    if (side !== 'right') return []
    const slack = drawn.same * open.height
    const [close] = closing
      .map(({ box }) => box)
      .filter(
        (box) =>
          box.x > rightOf(open) &&
          box.x - open.x < drawn.apart * open.height &&
          Math.abs(box.y - open.y) < slack &&
          Math.abs(box.height - open.height) < slack,
      )
      .sort((a, b) => a.x - b.x)
    return close ? [{ open, close }] : []
  })
}

/** `√Ra 3,2 (√Ra 0,4 √Ra 1,6)`: the sign before the brackets is for all surfaces but those with a sign in them. */
const isBesideBrackets = (box: Box, { open, close }: Brackets): boolean => {
  if (!areLevel(box, open)) return false
  const gap = open.x - rightOf(box)
  const isInside = box.x > open.x && rightOf(box) < rightOf(close)
  return isInside || (gap > -1 && gap < bracketGap)
}

/**
 * Tells the surface symbols that stand for all surfaces (ISO 21920-1): behind a caption of the notes, in the title block
 * or right above it, before or in brackets with other ones, or by themselves in the corner of the sheet.
 */
export function generalSurfaces(
  page: DrawingPage,
  { titleBlock, frame }: SheetRegions,
): (composed: Composed) => boolean {
  const captions = textLines(page.texts).filter((line) => {
    const caption = captionOf(line.text)
    return caption?.field === 'generalRoughness' && caption.rest === ''
  })
  const block = titleBlock && {
    ...titleBlock,
    y: titleBlock.y - stripHeight,
    height: titleBlock.height + stripHeight,
  }
  const brackets = [...writtenBrackets(page), ...drawnBrackets(page)]
  const area = frame ?? { x: 0, y: 0, width: page.width, height: page.height }
  return ({ kind, boxes: [box], direction }) => {
    if (kind !== 'surface' || direction !== 0 || !box) return false
    if (captions.some((line) => standsBehind(line, box))) return true
    if (brackets.some((pair) => isBesideBrackets(box, pair))) return true
    return (block && holds(block, centreOf(box))) || isInCorner(box, area)
  }
}

function isInCorner(box: Box, area: Box): boolean {
  const { x, y } = centreOf(box)
  return x > area.x + (1 - corner.width) * area.width && y < area.y + corner.height * area.height
}
