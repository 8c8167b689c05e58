import type { Bitmap } from '../ink/bitmap.ts'
import { stepsOf } from '../ink/bitmap.ts'
import { type BowEnd, bowsByPlace, type Contact, type Section } from './bows-on-line.ts'
import { type LineRows, rowsOfLine } from './rows-of-line.ts'
import type { Ruling } from './rulings.ts'

/** A line with its frayed edge, and how to step through it. */
interface Band {
  readonly ink: Uint8Array
  readonly step: number
  readonly stride: number
  readonly length: number
  readonly breadth: number
  /** Rows of the line itself, at a place along it. */
  readonly rowsAt: LineRows['at']
  /** Ink up to this far beyond belongs to its edge. */
  readonly reach: number
}

/** A stroke may cross at this slant (along by across); it is followed so far beyond the edge, in pixels. */
const slant = { most: 2.5, followed: 4, slack: 0.5 }

/** Wipes rulings off, but not what crosses them, nor bows of figures that lie on them. */
export function wipeRulings(bitmap: Bitmap, rulings: readonly Ruling[], thickest: number): void {
  for (const ruling of rulings) {
    const { length, breadth, step, stride } = stepsOf(bitmap, ruling.isHorizontal)
    // A hairline has a narrow edge: the bow of a figure that it touches is no part of that.
    const frayed = Math.max(1, Math.min(ruling.thickness, Math.round(thickest / 3)))
    const reach = ruling.isDash ? 1 : frayed
    const { at: rowsAt, edge } = rowsOfLine(bitmap, ruling, reach)
    const band = { ink: bitmap.ink, step, stride, length, breadth, rowsAt, reach }
    const sections = Array.from({ length: ruling.to - ruling.from }, (_, index) =>
      sectionOf(band, ruling.from + index),
    )
    const others = linesAcross(ruling, rulings, reach)
    const { isCrossed, lying } = crossingsOf(band, sections, ruling.from, others, thickest)
    const standing = withFeet(sections, rowsAt, ruling.from, edge)
    for (const [index, section] of standing.entries()) {
      if (isCrossed[index] === 1) continue
      wipeAcross(band, ruling.from + index, section, lying.get(index))
    }
  }
}

/**
 * The sections of a line with all of the strokes that stand on it: the bar of a 7 or a 2 lies along the line and goes little
 * beyond its edge, but hangs together with the stroke that does. What goes beyond it on both sides is fraying.
 */
function withFeet(
  sections: readonly Section[],
  rowsAt: Band['rowsAt'],
  start: number,
  edge: number,
): Section[] {
  const sides = ([-1, 1] as const).map((side) => {
    const isOut = (index: number): boolean => {
      const { from, to } = sections[index] as Section
      const { first, last } = rowsAt(start + index)
      const [own, other] = side === 1 ? [to - last, first - from] : [first - from, to - last]
      return own > edge && other <= edge
    }
    const isFoot = new Uint8Array(sections.length)
    for (let from = 0; from < sections.length; from += 1) {
      let to = from
      while (to < sections.length && isOut(to)) to += 1
      const run = sections.slice(from, to)
      if (run.some((one) => (side === 1 ? one.isBelow : one.isAbove))) isFoot.fill(1, from, to)
      from = Math.max(from, to - 1)
    }
    return isFoot
  }) as [Uint8Array, Uint8Array]
  return sections.map((one, index) => ({
    ...one,
    isAbove: one.isAbove || sides[0][index] === 1,
    isBelow: one.isBelow || sides[1][index] === 1,
  }))
}

/** Lines in the other direction that cross a line or end at it. */
function linesAcross(ruling: Ruling, rulings: readonly Ruling[], reach: number): Ruling[] {
  const slack = ruling.thickness / 2 + 2 * reach
  return rulings.filter(
    (one) =>
      one.isHorizontal !== ruling.isHorizontal &&
      one.at > ruling.from - slack &&
      one.at < ruling.to + slack &&
      one.from < ruling.at + slack &&
      one.to > ruling.at - slack,
  )
}

function sectionOf({ ink, step, stride, breadth, rowsAt, reach }: Band, along: number): Section {
  const start = along * step
  const { first, last } = rowsAt(along)
  let [from, to] = [first, last]
  while (from > 0 && first - from <= reach && ink[start + (from - 1) * stride] === 1) from -= 1
  while (to < breadth - 1 && to - last <= reach && ink[start + (to + 1) * stride] === 1) to += 1
  return { from, to, isAbove: first - from > reach, isBelow: to - last > reach }
}

/**
 * Places of a line that a stroke crosses, at a slant as well: figures would fall into halves. Such a stroke leaves the line
 * on the other side a little further on, as far as it leans.
 */
function crossingsOf(
  band: Band,
  sections: readonly Section[],
  start: number,
  others: readonly Ruling[],
  thickest: number,
): { isCrossed: Uint8Array; lying: ReadonlyMap<number, BowEnd> } {
  const crossed = Uint8Array.from(sections, (one) => (one.isAbove && one.isBelow ? 1 : 0))
  const isOfLine = ({ from, to }: Contact) =>
    others.some(
      ({ at, thickness }) =>
        Math.abs(at - start - (from + to) / 2) < (thickness + to - from) / 2 + band.reach,
    )
  const [above, below] = ([-1, 1] as const).map((side) =>
    contactsOf(band, sections, start, side).filter((one) => !isOfLine(one)),
  ) as [Contact[], Contact[]]
  const { first, last } = band.rowsAt(start)
  const across = last - first + 1 + 2 * (band.reach + 1)
  for (const one of above) {
    for (const other of below) {
      if (isOneStroke(one, other, across)) {
        crossed.fill(1, Math.min(one.from, other.from), Math.max(one.to, other.to))
      }
    }
  }
  const lying = bowsByPlace(sections, { above, below }, thickest)
  return { isCrossed: crossed, lying }
}

/** Does a stroke leave a line on both sides, as far along as it leans? One that turns back leaves at one place. */
function isOneStroke(above: Contact, below: Contact, across: number): boolean {
  const shift = (below.from + below.to - above.from - above.to) / 2
  const leans = [-above.lean, below.lean]
  const isTurning = Math.sign(-above.lean) * Math.sign(below.lean) < 0
  const [least, most] = isTurning ? [0, 0] : [Math.min(...leans), Math.max(...leans)]
  const slack = slant.slack * across + 1
  return (
    Math.abs(shift) < slant.most * across &&
    shift > across * least - slack &&
    shift < across * most + slack
  )
}

/** Where strokes leave a line on one side. */
function contactsOf(
  band: Band,
  sections: readonly Section[],
  start: number,
  side: -1 | 1,
): Contact[] {
  const contacts: Contact[] = []
  for (let from = 0; from < sections.length; from += 1) {
    const isOut = (at: number) => sections[at]?.[side === 1 ? 'isBelow' : 'isAbove'] ?? false
    if (!isOut(from)) continue
    let to = from + 1
    while (isOut(to)) to += 1
    const [first, last] = [start + from, start + to]
    const width = widthBeside(band, first, last, side)
    contacts.push({ from, to, lean: leanOf(band, first, last, side), width })
    from = to
  }
  return contacts
}

/** The length along a line of a stroke that leaves it there, in the first row beyond the edge. */
function widthBeside(band: Band, from: number, to: number, side: -1 | 1): number {
  const { ink, step, stride, length } = band
  const row = rowBeside(band, from, side) * stride
  let [low, high] = [from, to]
  while (low > 0 && ink[(low - 1) * step + row] === 1) low -= 1
  while (high < length && ink[high * step + row] === 1) high += 1
  return high - low
}

/** The first row beyond the edge of a line on one side. */
function rowBeside({ rowsAt, reach }: Band, along: number, side: -1 | 1): number {
  const { first, last } = rowsAt(along)
  return side === 1 ? last + reach + 1 : first - reach - 1
}

/** How far a stroke moves along a line for each pixel away from it; `from` and `to` are its sides where it leaves. */
function leanOf(band: Band, from: number, to: number, side: -1 | 1): number {
  const edge = rowBeside(band, from, side)
  const isInk = (along: number, away: number) => {
    const across = edge + side * away
    const isInside = along >= 0 && along < band.length && across >= 0 && across < band.breadth
    return isInside && band.ink[along * band.step + across * band.stride] === 1
  }
  let [left, right] = [from, to]
  for (let away = 1; away <= slant.followed; away += 1) {
    let [low, high] = [left - 1, right + 1]
    while (low < high && !isInk(low, away)) low += 1
    while (high > low && !isInk(high - 1, away)) high -= 1
    if (low >= high) return (left + right - from - to) / 2 / Math.max(1, away - 1)
    while (isInk(low - 1, away) && left - low < slant.most) low -= 1
    while (isInk(high, away) && high - right < slant.most) high += 1
    left = low
    right = high
  }
  return (left + right - from - to) / 2 / slant.followed
}

/** Wipes one place of a line with its frayed edge; what stands on it stays, with some of the line that its end lies in. */
function wipeAcross(
  { ink, step, stride, rowsAt }: Band,
  along: number,
  section: Section,
  bow: BowEnd | undefined,
) {
  const { first, last } = rowsAt(along)
  const half = (last - first) >> 1
  const above = section.isAbove ? first + half : section.from
  const below = section.isBelow ? last - half : section.to
  const from = bow?.isAbove ? bow.row : above
  const to = bow && !bow.isAbove ? bow.row : below
  for (let across = from; across <= to; across += 1) ink[along * step + across * stride] = 0
}
