import { boxBetween, centreOf } from '../../boxes.ts'
import { mean } from '../../mean.ts'
import type { Box, DrawingPage, TextRun } from '../../page.ts'
import { captionOfLine } from '../title-block/cell-entries.ts'
import type { AxisSegment } from './axis-segments.ts'
import { isUpright, lineOf, textLines } from './text-lines.ts'
import { countingOn, placeOfMark } from './zone-marks.ts'

/** A line of the frame spans at least this share of the page. */
const span = 0.7
/** Lines of the frame lie in the outer part of the page. */
const outer = 0.22
/** Widest strip of zone letters or filing fields between two frame lines (mm). */
const widestStrip = 24

/**
 * Pieces in which a scan gives a line that lies a little askew: least length, most paper between two that do not
 * overlap, and how far one lies off the next (mm).
 */
const piece = { shortest: 15, apart: 2, off: 1.2 }

interface Sides {
  readonly low: readonly number[]
  readonly high: readonly number[]
}

function sidesOf(
  segments: readonly AxisSegment[],
  axis: 'h' | 'v',
  length: number,
  across: number,
): Sides {
  const long = segments.filter((one) => one.axis === axis && one.to - one.from >= span * length)
  const at = long.map((one) => one.at).sort((a, b) => a - b)
  return {
    low: at.filter((value) => value < outer * across),
    high: at.filter((value) => value > (1 - outer) * across).reverse(),
  }
}

/** The lines of a scan, with pieces joined; a joined line is at the average place of its pieces. */
function withWholeLines(segments: readonly AxisSegment[]): AxisSegment[] {
  const long = segments
    .filter(({ from, to }) => to - from >= piece.shortest)
    .sort((one, other) => one.from - other.from)
  const chains: AxisSegment[][] = []
  for (const next of long) {
    const chain = chains.find((one) => {
      const last = one.at(-1)
      return (
        last?.axis === next.axis &&
        next.to > last.to &&
        next.from - last.to <= piece.apart &&
        Math.abs(next.at - last.at) <= piece.off
      )
    })
    if (chain) chain.push(next)
    else chains.push([next])
  }
  const whole = chains.flatMap((chain) => {
    const [first, last] = [chain[0], chain.at(-1)]
    return first && last && first !== last
      ? [{ ...first, to: last.to, at: mean(chain.map(({ at }) => at)) }]
      : []
  })
  return [...segments, ...whole]
}

/** Zone letters and numbers: one or two characters. */
function isZoneMark(run: TextRun): boolean {
  return /^[\p{L}\p{N}]{1,2}$/u.test(run.text.trim())
}

/**
 * From the outermost line inwards as long as the strip between two lines is narrow and holds
 * nothing but zone marks or a few words: a strip of title block cells stays inside the frame.
 */
function innermost(lines: readonly number[], runsBetween: (a: number, b: number) => TextRun[]) {
  let chosen = lines[0]
  if (chosen === undefined) return null
  for (const line of lines.slice(1)) {
    if (Math.abs(line - chosen) > widestStrip) break
    const runs = runsBetween(chosen, line)
    const words = runs.filter((run) => !isZoneMark(run)).length
    if (words > 6 || (words > 1 && words >= runs.length / 2 && runs.length > 4)) break
    if (runs.filter((run) => captionOfLine(lineOf([run])) !== null).length > 1) break
    chosen = line
  }
  return chosen
}

/** The inner border of the drawing area, from its long lines; null for a sheet without one. */
export function findFrame(page: DrawingPage, found: readonly AxisSegment[]): Box | null {
  const segments = page.source === 'scan' ? withWholeLines(found) : found
  const across = sidesOf(segments, 'v', page.height, page.width)
  const down = sidesOf(segments, 'h', page.width, page.height)
  const between = (key: 'x' | 'y') => (a: number, b: number) =>
    page.texts.filter((run) => {
      const at = centreOf(run.box)[key]
      return at > Math.min(a, b) && at < Math.max(a, b)
    })
  const left = innermost(across.low, between('x'))
  const right = innermost(across.high, between('x'))
  const top = innermost(down.low, between('y'))
  const bottom = innermost(down.high, between('y'))
  if (left === null || right === null || top === null || bottom === null) return null
  return boxBetween(left, top, right, bottom)
}

/** How deep zone marks lie (mm): from the sheet's edge if its lines are unknown, else from the line taken for its frame. */
const deepestMark = { fromEdge: 30, fromFrame: 12 }
/** By how much opposite marks of a zone may be out of line, as in a slightly skewed picture (mm). */
const skew = 4

/** Which sides of a sheet zones run along. */
type Side = 'left' | 'right' | 'top' | 'bottom'

/** Opposite sides of a sheet have the same zones, so one side shows what a scan has lost on the other. */
const opposite: readonly { readonly sides: readonly Side[]; readonly axis: 'x' | 'y' }[] = [
  { sides: ['left', 'right'], axis: 'y' },
  { sides: ['top', 'bottom'], axis: 'x' },
]

/** How far a box reaches into the page from each side (mm). */
const reachOf = (box: Box, { width, height }: DrawingPage): Record<Side, number> => ({
  left: box.x + box.width,
  top: box.y + box.height,
  right: width - box.x,
  bottom: height - box.y,
})

/** The width (mm) of the strips of consecutive zone marks along the sides; at least what is outside the frame. */
function zoneStrips(page: DrawingPage, frame: Box | null): Record<Side, number> {
  const outside = outsideOf(page, frame)
  // A zone mark stands alone, unlike the figures of `SHEET 1 OF 1`. At the left and right it may be turned.
  const turned = page.texts.filter((run) => !isUpright(run))
  const alone = [...textLines(page.texts).filter(({ runs }) => runs.length === 1), ...turned]
  const marksAlong = (side: Side, axis: 'x' | 'y') =>
    alone.flatMap(({ text, box }) => {
      const place = placeOfMark(text)
      const depth = reachOf(box, page)[side]
      const deepest = frame ? outside[side] + deepestMark.fromFrame : deepestMark.fromEdge
      return place === null || depth > deepest
        ? []
        : [{ place, isLetter: !/\d/.test(text), side, depth, at: centreOf(box)[axis] }]
    })
  const strips = { ...outside }
  for (const { sides, axis } of opposite) {
    const marks = sides.flatMap((side) => marksAlong(side, axis))
    for (const { place, at } of countingOn(marks)) {
      const same = marks.filter((one) => one.place === place && Math.abs(one.at - at) <= skew)
      for (const side of sides) {
        // A number further inside than the mark of its zone is a size beside the frame.
        const depths = same.filter((one) => one.side === side).map(({ depth }) => depth)
        if (depths.length > 0) strips[side] = Math.max(strips[side], Math.min(...depths) + 0.5)
      }
    }
  }
  return strips
}

/** How wide the strips outside the frame are (mm); 0 without one. */
function outsideOf(page: DrawingPage, frame: Box | null): Record<Side, number> {
  if (frame === null) return { left: 0, top: 0, right: 0, bottom: 0 }
  return {
    left: frame.x,
    top: frame.y,
    right: page.width - frame.x - frame.width,
    bottom: page.height - frame.y - frame.height,
  }
}

/**
 * The strips between the edge of the page and its frame, or those that hold zone marks: without a frame, and in a scan,
 * which may have lost the inner of two frame lines.
 */
export function marginsOf(page: DrawingPage, frame: Box | null): Box[] {
  const { width, height } = page
  const isFrameSure = frame !== null && page.source !== 'scan'
  const strips = isFrameSure ? outsideOf(page, frame) : zoneStrips(page, frame)
  const right = width - strips.right
  const bottom = height - strips.bottom
  return [
    boxBetween(0, 0, width, strips.top),
    boxBetween(0, bottom, width, height),
    boxBetween(0, strips.top, strips.left, bottom),
    boxBetween(right, strips.top, width, bottom),
  ].filter((box) => box.width > 0.1 && box.height > 0.1)
}
