import { bottomOf, intersect, rightOf } from '../../../boxes.ts'
import type { Box, TextRun } from '../../../page.ts'
import type { Component } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'
import { isStraightStroke } from '../strokes/stroke-marks.ts'
import { capitalsOf } from './capitals.ts'

/** Fields of a title block that count sheets, in the languages of the reader; a figure follows. */
const label =
  /^(?:of )?(?:sheets?|page|pages|sht|blatt|bl\.|seite|feuille|foglio|fogli|hoja|arkusz|list[yů]?|лист(?:ов)?|页码|页|张)\.?:?$/iu

/** What stands behind the size of most chamfers. */
const chamfer = /^[xX×] ?45 ?°?$/

/** How far the figure may stand behind its label, below it, or before the rest of a chamfer, in heights of capitals. */
const reach = { behind: 8, below: 1.6, before: 1.2 }
/** By how much its height may differ from that of capitals, and how far it may stand off the base line, in such heights. */
const tolerance = 0.25
/** Millimetres: letters may touch a line. */
const lineSlack = 0.3
/** A stroke may also be the piece of a line. */
const confidence = 0.8

/**
 * The figures 1 that stand alone behind or below a label that counts sheets, or before the rest of a chamfer (`1 x 45°`). By
 * itself such a stroke is taken for a piece of a line.
 *
 * @param unread marks that belong to no text, in pixels
 * @param rulings lines of the sheet, in pixels: a figure behind one is in another field
 * @param millimetres of a pixel
 */
export function loneOnes(
  runs: readonly TextRun[],
  unread: readonly Component[],
  rulings: readonly Ruling[],
  millimetres: number,
): TextRun[] {
  const labels = runs.filter(
    ({ text, rotation }) => (label.test(text) || chamfer.test(text)) && Math.abs(rotation) < 2,
  )
  if (labels.length === 0) return []
  const strokes = unread.filter(isOne).map((part) => boxOf(part, millimetres))
  return labels.flatMap((run) => {
    const belongs = (box: Box) =>
      chamfer.test(run.text)
        ? isBefore(run, box) && !isPreceded(run, box, runs)
        : (isBehind(run, box) || isBelow(run, box)) &&
          !isBehindRuling(run, box, rulings, millimetres) &&
          !runs.some((other) => other !== run && isBetween(run, other, box))
    const figures = strokes.filter((box) => isAsHigh(run, box) && belongs(box))
    const [box] = figures
    if (!box || figures.length > 1) return []
    const origin = { x: box.x, y: bottomOf(box) }
    return [{ ...run, text: '1', origin, advance: box.width, box, confidence }]
  })
}

/** A slim stroke, as high as the capitals of a text or as the text is. */
const isAsHigh = (run: TextRun, { width, height }: Box): boolean =>
  [capitalsOf(run), run.box.height].some((high) => Math.abs(height - high) < tolerance * high) &&
  width < 0.6 * height

const isOnBaseLine = (run: TextRun, box: Box): boolean =>
  Math.abs(bottomOf(box) - run.origin.y) < tolerance * capitalsOf(run)

const isWithin = (gap: number, most: number, run: TextRun): boolean =>
  gap > 0 && gap < most * capitalsOf(run)

const isBefore = (run: TextRun, box: Box): boolean =>
  isWithin(run.box.x - rightOf(box), reach.before, run) && isOnBaseLine(run, box)

const isBehind = (run: TextRun, box: Box): boolean =>
  isWithin(box.x - rightOf(run.box), reach.behind, run) && isOnBaseLine(run, box)

function isBelow(run: TextRun, box: Box): boolean {
  const middle = box.x + box.width / 2
  const isUnder = middle > run.box.x && middle < rightOf(run.box) + capitalsOf(run)
  return isWithin(box.y - run.origin.y, reach.below, run) && isUnder
}

/** Another text right before a stroke. */
function isPreceded(run: TextRun, box: Box, runs: readonly TextRun[]): boolean {
  const width = reach.before * capitalsOf(run)
  const room = { ...box, x: box.x - width, width }
  return runs.some((other) => intersect(room, other.box))
}

/** The share of its height above which a 1 may have a flag, to the left. */
const flag = 0.45

/** A stem, with a flag at its upper left or without. */
export function isOne(part: Component): boolean {
  const { left, right, top, bottom, runs } = part
  const height = bottom - top
  const rows = Array.from({ length: runs.length / 3 }, (_, index) =>
    runs.slice(3 * index, 3 * index + 3),
  )
  const stem = rows.filter(([y = 0]) => y >= top + flag * height)
  if (stem.length === 0 || rows.length > 1.4 * height) return false
  const area = stem.reduce((sum, [, from = 0, to = 0]) => sum + to - from, 0)
  const lower = { left, right, top: top + Math.ceil(flag * height), bottom, area }
  if (!isStraightStroke({ ...lower, runs: Int32Array.from(stem.flatMap((row) => [...row])) }))
    return false
  const thickness = area / stem.length
  const [first, last] = [stem[0], stem.at(-1)]
  const slope = ((last?.[2] ?? 0) - (first?.[2] ?? 0)) / Math.max(1, stem.length - 1)
  return rows.every(([y = 0, , to = 0]) => {
    const edge = (first?.[2] ?? 0) + slope * (y - (first?.[0] ?? 0))
    return to < edge + 1 + 0.5 * thickness
  })
}

const boxOf = ({ left, top, right, bottom }: Component, millimetres: number): Box => ({
  x: left * millimetres,
  y: top * millimetres,
  width: (right - left) * millimetres,
  height: (bottom - top) * millimetres,
})

/** An upright line of the sheet between a label and a stroke behind it; below a label its figure has a cell of its own. */
function isBehindRuling(
  { box: own }: TextRun,
  box: Box,
  rulings: readonly Ruling[],
  millimetres: number,
): boolean {
  const middle = (box.y + box.height / 2) / millimetres
  const [from, to] = [rightOf(own) - lineSlack, box.x + lineSlack]
  return rulings.some(
    ({ isHorizontal, at, ...ruling }) =>
      !isHorizontal &&
      at * millimetres > from &&
      at * millimetres < to &&
      ruling.from < middle &&
      ruling.to > middle,
  )
}

/** Another text between a label and a stroke behind it. */
function isBetween({ box: own }: TextRun, { box: other }: TextRun, box: Box): boolean {
  const middle = box.y + box.height / 2
  return (
    other.x > own.x &&
    other.x < box.x &&
    other.y < middle &&
    bottomOf(other) > middle &&
    box.x > own.x
  )
}
