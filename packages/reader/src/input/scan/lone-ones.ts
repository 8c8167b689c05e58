import { bottomOf, intersect, rightOf } from '../../boxes.ts'
import type { TextRun } from '../../page.ts'
import { capitalsOf } from './capitals.ts'
import type { Component } from './components.ts'
import type { Ruling } from './rulings.ts'
import { isStraightStroke } from './stroke-marks.ts'

/** Fields of a title block that count sheets, in the languages of the reader; a figure follows. */
const label =
  /^(?:of )?(?:sheets?|page|pages|sht|blatt|bl\.|seite|feuille|foglio|fogli|hoja|arkusz|list[yů]?|лист(?:ов)?|页码|页|张)\.?:?$/iu

/** What stands behind the size of most chamfers. */
const chamfer = /^[xX×] ?45 ?°?$/

/** By the height of capitals: how far the figure stands behind its label, or below it, or before the rest of a chamfer. */
const reach = { behind: 8, below: 1.6, before: 1.2 }
/** How much the heights of a figure and of a capital differ, and how far it stands off the base line, in such heights. */
const even = 0.25
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
  const isLabel = ({ text, rotation }: TextRun) =>
    (label.test(text) || chamfer.test(text)) && Math.abs(rotation) < 2
  const labels = runs.filter(isLabel)
  if (labels.length === 0) return []
  const strokes = unread.filter(isOne).map((part) => boxOf(part, millimetres))
  return labels.flatMap((run) => {
    const capitals = capitalsOf(run)
    const base = run.origin.y
    const figures = strokes.filter(
      (box) =>
        [capitals, run.box.height].some((high) => Math.abs(box.height - high) < even * high) &&
        box.width < 0.6 * box.height &&
        (chamfer.test(run.text) ? isBefore(run, box) : isBehindOrBelow(run, box)),
    )
    const [box] = figures
    if (!box || figures.length > 1) return []
    const origin = { x: box.x, y: bottomOf(box) }
    return [{ ...run, text: '1', origin, advance: box.width, box, confidence }]

    function isBefore({ box: own }: TextRun, one: TextRun['box']): boolean {
      const gap = own.x - rightOf(one)
      const room = { ...one, x: one.x - reach.before * capitals, width: reach.before * capitals }
      const isAlone = !runs.some(({ box: other }) => intersect(room, other))
      return (
        gap > 0 &&
        gap < reach.before * capitals &&
        Math.abs(bottomOf(one) - base) < even * capitals &&
        isAlone
      )
    }
    function isBehindOrBelow(own: TextRun, one: TextRun['box']): boolean {
      return (
        (isBehind(own, one) || isBelow(own, one)) &&
        !isParted(own, one, rulings, millimetres) &&
        !runs.some((other) => other !== own && isBetween(own, other, one))
      )
    }
    function isBehind({ box: own }: TextRun, one: TextRun['box']): boolean {
      const gap = one.x - rightOf(own)
      return (
        gap > 0 && gap < reach.behind * capitals && Math.abs(bottomOf(one) - base) < even * capitals
      )
    }
    function isBelow({ box: own }: TextRun, one: TextRun['box']): boolean {
      const gap = one.y - base
      const middle = one.x + one.width / 2
      return (
        gap > 0 &&
        gap < reach.below * capitals &&
        middle > own.x &&
        middle < rightOf(own) + capitals
      )
    }
  })
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

const boxOf = ({ left, top, right, bottom }: Component, millimetres: number): TextRun['box'] => ({
  x: left * millimetres,
  y: top * millimetres,
  width: (right - left) * millimetres,
  height: (bottom - top) * millimetres,
})

/** An upright line of the sheet between a label and a stroke behind it; below a label its figure has a cell of its own. */
function isParted(
  { box: own }: TextRun,
  box: TextRun['box'],
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
function isBetween({ box: own }: TextRun, { box: other }: TextRun, box: TextRun['box']): boolean {
  const middle = box.y + box.height / 2
  return (
    other.x > own.x &&
    other.x < box.x &&
    other.y < middle &&
    bottomOf(other) > middle &&
    box.x > own.x
  )
}
