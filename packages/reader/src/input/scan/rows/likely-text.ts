import { median } from '../../../median.ts'
import { looksLike } from '../glyphs/sure-figures.ts'
import { holesOf, inkOfRows } from '../glyphs/symbol-shapes.ts'
import {
  type Component,
  heightOf,
  middleOfFirstRun,
  middleOfLastRun,
  widthOf,
} from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import type { Ruling } from '../rulings/rulings.ts'
import { isStraightStroke } from '../strokes/stroke-marks.ts'
import type { LineOfText } from './line-of-text.ts'

/** A point or a comma, by the height of figures. */
const point = { highest: 0.45 }

/** Pixels within which a letter touches a line. */
const touching = 3

/**
 * A single letter has some width, some paper in it and stands clear of lines: strokes, arrows and
 * rounded corners do not.
 */
export function isLikelyText({ parts }: LineOfText, rulings: readonly Ruling[]): boolean {
  const [part] = parts
  if (parts.every(isStraightStroke)) return isRatioOfOnes(parts) || isOfOnes(parts)
  if (!part || parts.length > 1) return true
  const [width, height] = [widthOf(part), heightOf(part)]
  // By itself a figure may stand close to its dimension line, and be bold.
  if (looksLike(part, '123456789')) return true
  return (
    Math.min(width, height) > 0.28 * Math.max(width, height) &&
    part.area < 0.7 * width * height &&
    // A zero below a deviation may stand close to a frame; corners of lines enclose nothing.
    (holesOf(uprightMark(part, 0)).length > 0 ||
      !rulings.some((ruling) => isTouching(part, ruling)))
  )
}

/** Is a stroke widest at its top, as a 1 is? Pieces of lines are as wide everywhere. */
function hasFlag(part: Component): boolean {
  const widths = inkOfRows(uprightMark(part, 0))
  const upper = widths.slice(0, Math.ceil(0.3 * widths.length))
  const lower = widths.slice(Math.ceil(0.5 * widths.length))
  return Math.max(...upper) > 1.4 * median(lower)
}

/** `1/1` and `1:1`, whose figures are but strokes: two upright ones with a slanted one or two points between. */
function isRatioOfOnes(parts: readonly Component[]): boolean {
  const height = Math.max(...parts.map(heightOf))
  const tall = parts
    .filter((part) => heightOf(part) > 0.7 * height)
    .sort((one, other) => one.left - other.left)
  const isUpright = (part: Component) => widthOf(part) < 0.6 * heightOf(part)
  const [first, last] = [tall[0], tall.at(-1)]
  if (!first || !last || first === last || ![first, last].every(isUpright)) return false
  const isOnLine = Math.abs(first.bottom - last.bottom) < 0.1 * height
  const between = parts.filter(({ left, right }) => left >= first.right && right <= last.left)
  const lean = Math.max(leanOf(first), leanOf(last)) + 0.1
  const isSlash = tall.length === 3 && between.length === 1 && leanOf(tall[1] as Component) > lean
  const isColon = tall.length === 2 && between.length === 2 && parts.length === 4
  return isOnLine && (isSlash || isColon)
}

/** Figures 1 by themselves, with a point or a comma between two: strokes with their flags, level and of one height. */
function isOfOnes(parts: readonly Component[]): boolean {
  const height = Math.max(...parts.map(heightOf))
  const ones = parts.filter((part) => heightOf(part) > point.highest * height)
  const points = parts.filter((part) => !ones.includes(part))
  const [first] = ones as [Component]
  const isLevel = (part: Component) =>
    [first.top - part.top, first.bottom - part.bottom].every(
      (off) => Math.abs(off) <= 0.06 * heightOf(first),
    )
  return (
    points.length <= Math.min(1, ones.length - 1) &&
    points.every((part) => part.bottom > first.bottom - 0.1 * height) &&
    ones.every((part) => isLevel(part) && hasFlag(part) && looksLike(part, '1', [0]))
  )
}

/** How far a stroke leans to the right, by its height. */
function leanOf(part: Component): number {
  return (middleOfFirstRun(part) - middleOfLastRun(part)) / Math.max(1, heightOf(part))
}

/** Does a line run along a mark or end at it? */
function isTouching(part: Component, ruling: Ruling): boolean {
  const [from, to, low, high] = ruling.isHorizontal
    ? [part.left, part.right, part.top, part.bottom]
    : [part.top, part.bottom, part.left, part.right]
  return (
    from - touching < ruling.to &&
    to + touching > ruling.from &&
    low - touching < ruling.at + ruling.thickness / 2 &&
    high + touching > ruling.at - ruling.thickness / 2
  )
}
