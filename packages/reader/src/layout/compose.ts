import type { Box, DrawingPage } from '../page.ts'
import { withArcText } from './arc-text.ts'
import { inBrackets } from './brackets.ts'
import { withoutCentreLineSigns } from './centre-lines.ts'
import type { Direction } from './direction.ts'
import { withFilledBlanks } from './filled-blanks.ts'
import { boxesOf } from './frames/boxes-of.ts'
import { cellAround } from './frames/cells.ts'
import { withRings } from './frames/circled-letters.ts'
import { drawnModifiers } from './frames/drawn-modifiers.ts'
import type { Framed } from './frames/framed.ts'
import { withoutMarksOfChange } from './frames/marks-of-change.ts'
import { type Ink, inkOf } from './ink.ts'
import { type Line, linesOf, markOfLine } from './lines.ts'
import { groupsOf, type Mark, type MarkGroup, uprightBox } from './marks.ts'
import { type Block, blocksOf } from './notes.ts'
import { inOneDirection } from './one-direction.ts'
import { isOnShelf } from './shelf.ts'
import { withAnglesApart } from './stacks/angles-behind-deviations.ts'
import { withoutBracketsOfDeviations } from './stacks/bracketed-deviations.ts'
import { withOtherUnits, withoutOtherUnits } from './stacks/dual-sizes.ts'
import { stacksOf } from './stacks/stacks-of.ts'
import { type Surroundings, surroundingsOf } from './surroundings.ts'
import { drawnTimes } from './symbols/drawn-times.ts'
import { splitMarks } from './symbols/split-marks.ts'
import { strokeSymbols } from './symbols/stroke-symbols.ts'
import { bareSymbol, type SurfaceSymbol, surfaceSymbols } from './symbols/surface-symbols.ts'
import { withSignsOnLine } from './symbols/text-signs.ts'
import { type Tick, ticksOf } from './ticks.ts'

/** A text of the page as it may stand for a callout, in the notation of docs/notation.md. */
export interface Composed {
  readonly text: string
  /** Lines of the text where there are several; each may be a callout of its own. */
  readonly parts: readonly string[]
  readonly boxes: readonly Box[]
  readonly direction: number
  /** Height of the font (mm). */
  readonly size: number
  readonly kind: 'line' | 'tolerance' | 'boxed' | 'datum' | 'surface'
  readonly surroundings: Surroundings
  /** A mere number with lines that make a closed rectangle around it. */
  readonly isInCell: boolean
  /** A whole number alone on the shelf of a leader, as those of items stand. */
  readonly isOnShelf: boolean
  /** How sure the characters and symbols are, 0 to 1. */
  readonly confidence: number
}

const bySureness: readonly Surroundings[] = ['dimension', 'along', 'near', 'none']

function surroundingsOfLines(ink: Ink, direction: Direction, lines: readonly Line[]): Surroundings {
  const found = lines.map(({ box, size }) => surroundingsOf(ink, direction, box, size))
  return bySureness.find((one) => found.includes(one)) ?? 'none'
}

/** Does a closed rectangle of lines stand around a number, as in a title block? Tables never stand aslant. */
function isInCell(
  ink: Ink,
  direction: Direction,
  { text, left, right, base, size }: Line,
): boolean {
  if (direction.degrees % 90 !== 0 || !/^[\d.,\s]+$/.test(text)) return false
  const middle = { x: (left + right) / 2, y: base - 0.35 * size }
  const reach = { width: right - left + 25 * size, height: 6 * size, leastEdge: size }
  return cellAround(ink, direction, middle, reach) !== null
}

function composedOfBlock(ink: Ink, direction: Direction, { lines }: Block): Composed | null {
  const [first] = lines
  if (!first) return null
  const parts = lines.map(({ text }) => text)
  const surroundings = surroundingsOfLines(ink, direction, lines)
  return {
    text: parts.join(' / '),
    parts,
    boxes: lines.map(({ box }) => box),
    direction: direction.degrees,
    size: first.size,
    kind: 'line',
    surroundings,
    isInCell: surroundings !== 'dimension' && isInCell(ink, direction, first),
    isOnShelf:
      /^\d{1,3}$/.test(parts.join('/')) &&
      isOnShelf(ink, direction, uprightBox(markOfLine(first)), first.base, first.size),
    confidence: Math.min(...lines.map(({ confidence }) => confidence)),
  }
}

const composedOfFrame = (direction: Direction, framed: Framed): Composed => ({
  text: framed.text,
  parts: [framed.text],
  boxes: [framed.box],
  direction: direction.degrees,
  size: framed.size,
  kind: framed.kind,
  surroundings: 'dimension',
  isInCell: false,
  isOnShelf: false,
  confidence: framed.confidence,
})

const composedOfSurface = (direction: Direction, symbol: SurfaceSymbol): Composed => ({
  text: symbol.text,
  parts: [symbol.text],
  boxes: [symbol.box],
  direction: direction.degrees,
  size: symbol.size,
  kind: 'surface',
  surroundings: 'dimension',
  isInCell: false,
  isOnShelf: false,
  confidence: symbol.confidence,
})

/** `2X` and `-13 UNC` around the fraction of their size, which joined over its place. */
const isInGap = (stack: Mark, { left, right, base, size }: Line): boolean =>
  stack.left > left && stack.right < right && Math.abs(stack.base - base) < 0.2 * size

function stackedLines(ink: Ink, direction: Direction, lines: readonly Line[]): Line[] {
  const { stacks, rest } = stacksOf(ink, direction, lines)
  if (stacks.length === 0) return [...lines]
  // A stack may stand between words: what is beside it is joined again.
  const beside = rest.flatMap((line) =>
    stacks.some((stack) => isInGap(stack, line)) ? line.marks : [markOfLine(line)],
  )
  return linesOf(ink, direction, [...stacks, ...beside])
}

function composeGroup(
  ink: Ink,
  given: MarkGroup,
  ticks: readonly Tick[],
): { composed: Composed[]; used: Tick[] } {
  const { direction } = given
  const ringed = withoutMarksOfChange(ink, withRings(ink, given))
  const lettered = withoutCentreLineSigns(direction, ringed.marks)
  const bare = withoutBracketsOfDeviations(direction, lettered)
  const whole = withOtherUnits(withFilledBlanks(ink, direction, bare))
  const split = splitMarks(ink, direction, withAnglesApart(direction, whole))
  const marks = withSignsOnLine(direction, split)
  const texts = { direction, marks }
  const symbolsOfText = [...strokeSymbols(ink, texts), ...drawnTimes(ink, texts)]
  const drawn = [...symbolsOfText, ...drawnModifiers(ink, texts)]
  const group = { direction, marks: [...marks, ...drawn] }
  const { framed: frames, tabular } = boxesOf(ink, group)
  const framed = new Set([...frames.flatMap((frame) => frame.marks), ...tabular])
  const free = group.marks.filter((mark) => !framed.has(mark))
  const stacked = stackedLines(ink, direction, linesOf(ink, direction, free))
  const lines = withoutOtherUnits(ink, direction, stacked).map((line) =>
    inBrackets(ink, direction, line),
  )
  const { symbols, used, rest } = surfaceSymbols(ticks, direction, lines)
  const composed = [
    ...frames.map((frame) => composedOfFrame(direction, frame)),
    ...symbols.map((symbol) => composedOfSurface(direction, symbol)),
    ...blocksOf(rest).flatMap((block) => composedOfBlock(ink, direction, block) ?? []),
  ]
  return { composed, used }
}

/** The texts of a page with the symbols drawn beside them. `isCut`: the page holds more than is looked at. */
export function composePage(page: DrawingPage): { composed: Composed[]; isCut: boolean } {
  const ink = inkOf(page.paths)
  const composed: Composed[] = []
  let ticks = ticksOf(ink)
  const runs = withArcText(page.texts)
  for (const group of groupsOf(page.source === 'scan' ? runs : inOneDirection(runs))) {
    const { composed: own, used } = composeGroup(ink, group, ticks)
    composed.push(...own)
    ticks = ticks.filter((tick) => !used.includes(tick))
  }
  for (const tick of ticks) {
    const symbol = bareSymbol(ink, tick)
    if (symbol) composed.push(composedOfSurface(tick.direction, symbol))
  }
  return { composed, isCut: ink.isCut() }
}
