import {
  boundsOf,
  type Component,
  centreOf,
  eachRun,
  heightOf,
  middleOfFirstRun,
  middleOfLastRun,
  sizeOf,
  widthOf,
} from '../ink/components.ts'

/** The bar of a plus-minus: length by thickness, and a length in pixels that no sign has. */
const bar = { slender: 2.5, longest: 120 }
/** A plus is at least so wide, in pixels, and as high but for a share of that. */
const plus = { least: 6, uneven: 0.3 }
/** Half the thickness of the strokes of a plus by its size, and the share of its ink that may lie beside them. */
const cross = { stroke: 0.22, beside: 0.04 }
/** By how much the bar of a plus-minus differs from its plus in length, is shifted, and lies below it, in sizes of the plus. */
const under = { uneven: 0.3, shift: 0.25, gap: 0.6 }
/** A stroke has hardly more runs of ink than rows: a ragged edge splits some. */
const runsByRow = 1.15

/**
 * A bar right under a plus of the same width is one sign with it, also where the sign is turned by a
 * quarter: `±` is often written apart.
 */
export function withWholePlusMinus(components: readonly Component[]): Component[] {
  const isBar = (one: Component) => {
    const shorter = Math.min(widthOf(one), heightOf(one))
    return sizeOf(one) > bar.slender * shorter - 1 && sizeOf(one) < bar.longest
  }
  const bars = components.filter(isBar)
  const merged = new Map<Component, Component | null>()
  for (const upper of components.filter(isPlus)) {
    const lower = bars.find((one) => !merged.has(one) && isUnder(one, upper))
    if (!lower) continue
    merged.set(lower, null)
    merged.set(upper, together(upper, lower))
  }
  return components.flatMap((one) => {
    const whole = merged.get(one)
    if (whole === undefined) return [one]
    return whole ?? []
  })
}

/** Below a plus, or beside it as below it in a line that runs up or down. */
function isUnder(bar: Component, plus: Component): boolean {
  const size = widthOf(plus)
  const isLevel = widthOf(bar) > heightOf(bar)
  const length = isLevel ? widthOf(bar) : heightOf(bar)
  const shift = isLevel ? bar.left - plus.left : bar.top - plus.top
  const isAsLong = Math.abs(length - size) <= under.uneven * size
  if (!isAsLong || Math.abs(shift) > under.shift * size) return false
  const gaps = isLevel ? [bar.top - plus.bottom] : [bar.left - plus.right, plus.left - bar.right]
  return gaps.some((gap) => gap >= -1 && gap < under.gap * size)
}

/** As high as wide, of two strokes that cross. */
function isPlus(part: Component): boolean {
  const size = widthOf(part)
  const isSquare = Math.abs(size - heightOf(part)) <= plus.uneven * size
  return size >= plus.least && isSquare && isCross(part)
}

/** Ink only along the middle row and the middle column. */
export function isCross(part: Component): boolean {
  const middle = centreOf(part)
  const half = { width: cross.stroke * widthOf(part), height: cross.stroke * heightOf(part) }
  let beside = 0
  eachRun(part, (y, from, to) => {
    const isCrossbar = Math.abs(y + 0.5 - middle.y) < half.height
    if (isCrossbar) return
    beside += Math.max(0, middle.x - half.width - from) + Math.max(0, to - middle.x - half.width)
  })
  return beside < cross.beside * part.area
}

/** Two components as one. */
export function together(one: Component, other: Component): Component {
  const triples = [one, other].flatMap(({ runs }) =>
    Array.from({ length: runs.length / 3 }, (_, index) => runs.subarray(index * 3, index * 3 + 3)),
  )
  triples.sort((a, b) => (a[0] as number) - (b[0] as number))
  return {
    ...boundsOf([one, other]),
    area: one.area + other.area,
    runs: Int32Array.from(triples.flatMap((triple) => [...triple])),
  }
}

/** A single straight stroke at any angle, as hatching has: its rows hold one run, moving evenly. */
export function isStraightStroke(part: Component): boolean {
  const rows = heightOf(part)
  if (part.runs.length / 3 > runsByRow * rows) return false
  const first = middleOfFirstRun(part)
  const slope = rows > 1 ? (middleOfLastRun(part) - first) / (rows - 1) : 0
  const thickness = part.area / Math.max(rows, widthOf(part))
  let isStraight = true
  eachRun(part, (y, from, to) => {
    const expected = first + slope * (y - part.top)
    if (Math.abs((from + to) / 2 - expected) > 1 + 0.5 * thickness) isStraight = false
  })
  return isStraight
}
