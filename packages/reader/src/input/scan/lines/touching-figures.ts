import { glyphChances, sumOf } from '../glyphs/glyph-network.ts'
import { componentOf, eachRun } from '../ink/components.ts'
import { uprightMark } from '../ink/upright-mark.ts'
import { isCross, together } from '../strokes/stroke-marks.ts'
import type { Letters } from './letters-of-line.ts'
import { alongLine, boxHeight, boxWidth, type LineFrame } from './line-box.ts'
import { lookAlikes } from './read-glyph.ts'
import type { Shaped } from './shaped-parts.ts'

/** Width of a mark in heights of capitals from which it may be two figures or more, and up to which it is looked at. */
const wide = { least: 0.9, most: 3.2 }
/** Width of one figure, in heights of capitals: a one is narrower than the others. */
const figureWidth = { one: 0.1, least: 0.42, most: 0.95 }
/** Below this chance a mark is not one glyph. */
const surelyOne = 0.6
/** Each figure of those that touch must be as sure as this. */
const surelyFigure = 0.75
/** Marks of figures are nearly as high as capitals. */
const leastHeight = 0.8

/** The bar of a plus-minus, in heights of capitals: thickness, length, top above the base line, distance off its plus. */
const bar = { thickest: 0.25, least: 0.4, most: 0.95, highest: 0.3, off: 0.12 }

const figures = [...'0123456789ØR']

/** The marks of a line, with figures that touch, as small print has them, each for itself. */
export function withTouchingFigures(
  marks: readonly Shaped[],
  letters: Letters,
  frame: LineFrame,
): Shaped[] {
  const shaped = withTouchingPlusMinus(marks, letters, frame)
  return shaped.flatMap((one) => {
    const width = boxWidth(one.box) / letters.capitals
    const height = boxHeight(one.box) / letters.capitals
    const isWide = width > wide.least && width < wide.most && height > leastHeight
    if (one.symbol !== null || !isWide) return [one]
    const chances = glyphChances(uprightMark(one.part, frame.turn), height)
    if (Math.max(...chances.values()) >= surelyOne) return [one]
    return partedFigures(one, letters.capitals, frame)?.parts ?? [one]
  })
}

/** A plus that touches the figure behind it, with its bar below it, as one sign and the figure. */
function withTouchingPlusMinus(
  marks: readonly Shaped[],
  letters: Letters,
  frame: LineFrame,
): readonly Shaped[] {
  const bars = marks.filter((one) => isBar(one, letters))
  if (bars.length === 0) return marks
  const used = new Set<Shaped>()
  const parted = marks.flatMap((one) => {
    const below = bars.find((other) => isUnderStart(other, one, letters.capitals))
    const pieces = below && plusMinusOf(one, below, letters.capitals, frame)
    if (!below || !pieces) return [one]
    used.add(below)
    return pieces
  })
  return parted.filter((one) => !used.has(one))
}

/** A level stroke near the base line, as long as a plus is wide. */
function isBar({ box, symbol }: Shaped, { baseline, capitals }: Letters): boolean {
  const [width, height] = [boxWidth(box) / capitals, boxHeight(box) / capitals]
  const isLow = box.v0 > baseline - bar.highest * capitals
  const isFlat = height < bar.thickest && width > bar.least && width < bar.most
  return symbol === null && isFlat && isLow
}

/** Does a bar lie under the first part of a mark that goes on beyond it by a figure? */
function isUnderStart({ box }: Shaped, { box: mark }: Shaped, capitals: number): boolean {
  const beyond = mark.u1 - box.u1
  return (
    Math.abs(box.u0 - mark.u0) < bar.off * capitals &&
    beyond > figureWidth.one * capitals &&
    beyond < figureWidth.most * capitals
  )
}

/** The sign and the figure behind it; null where the mark does not fall into these. */
function plusMinusOf(one: Shaped, below: Shaped, capitals: number, frame: LineFrame) {
  const reach = Math.ceil(bar.off * capitals)
  for (let cut = below.box.u1 - reach; cut <= below.box.u1 + reach; cut += 1) {
    const [plus, figure] = [
      cutOut(one, one.box.u0, cut, frame),
      cutOut(one, cut, one.box.u1, frame),
    ]
    if (!plus || !figure || !isCross(plus.part)) continue
    if (surenessBehindSign(figure, capitals, frame) < surelyFigure) continue
    const part = together(plus.part, below.part)
    return [{ part, box: alongLine(part, frame), symbol: '±' } as const, figure]
  }
  return null
}

/** Figures that a mark was parted into, and how well that went: chances less the ink that was cut through. */
interface Parted {
  readonly parts: readonly Shaped[]
  readonly score: number
}

/** A mark as figures side by side; null where it does not fall into sure ones. */
function partedFigures(one: Shaped, capitals: number, frame: LineFrame): Parted | null {
  const { u0, u1 } = one.box
  let best: Parted | null = null
  if (u1 - u0 < figureWidth.most * capitals) {
    const chance = sureness(one, capitals, frame)
    if (chance >= surelyFigure) best = { parts: [one], score: chance }
  }
  const last = Math.min(u1 - figureWidth.one * capitals, u0 + figureWidth.most * capitals)
  for (let cut = Math.ceil(u0 + figureWidth.one * capitals); cut <= last; cut += 1) {
    const first = cutOut(one, u0, cut, frame)
    const chance = first ? sureness(first, capitals, frame) : 0
    const rest = first && chance >= surelyFigure ? cutOut(one, cut, u1, frame) : null
    const others = rest && partedFigures(rest, capitals, frame)
    if (!first || !others) continue
    const ink = (cutOut(one, cut - 1, cut + 1, frame)?.part.area ?? 0) / (2 * capitals)
    const score = Math.min(chance, others.score) - ink
    if (score > (best?.score ?? Number.NEGATIVE_INFINITY)) {
      best = { parts: [first, ...others.parts], score }
    }
  }
  return best
}

/** How surely a mark is one figure. */
function sureness({ part, box }: Shaped, capitals: number, { turn }: LineFrame): number {
  const share = boxHeight(box) / capitals
  if (share < leastHeight) return 0
  const chances = glyphChances(uprightMark(part, turn), share)
  const isNarrow = boxWidth(box) < figureWidth.least * capitals
  return Math.max(...(isNarrow ? ['1'] : figures).map((figure) => chances.get(figure) ?? 0))
}

/** The same behind a sign, where no letter stands: an O is a 0. */
function surenessBehindSign(one: Shaped, capitals: number, frame: LineFrame): number {
  const chances = glyphChances(uprightMark(one.part, frame.turn), boxHeight(one.box) / capitals)
  const alike = lookAlikes.map(([, glyphs]) => sumOf(chances, glyphs))
  return Math.max(sureness(one, capitals, frame), ...alike)
}

/** The piece of a mark between two places along its line; null without ink. */
function cutOut({ part }: Shaped, from: number, to: number, frame: LineFrame): Shaped | null {
  const { left, top, right, bottom, turn } = frame
  const box = {
    0: { left: left + from, right: left + to, top, bottom },
    90: { left, right, top: bottom - to, bottom: bottom - from },
    180: { left: right - to, right: right - from, top, bottom },
    270: { left, right, top: top + from, bottom: top + to },
  }[turn]
  const runs: number[] = []
  eachRun(part, (y, from, to) => {
    const start = Math.max(from, box.left)
    const end = Math.min(to, box.right)
    if (y >= box.top && y < box.bottom && start < end) runs.push(y, start, end)
  })
  if (runs.length === 0) return null
  const piece = componentOf(Int32Array.from(runs))
  return { part: piece, box: alongLine(piece, frame), symbol: null }
}
