import type { Component } from '../ink/components.ts'

/**
 * A bar right under a plus of the same width is one sign with it, also where the sign is turned by a
 * quarter: `±` is often written apart.
 */
export function withWholePlusMinus(components: readonly Component[]): Component[] {
  const isBar = (one: Component) => {
    const [longer, shorter] = [widthOf(one), heightOf(one)].sort((a, b) => b - a) as [
      number,
      number,
    ]
    return longer > 2.5 * shorter - 1 && longer < mostBar
  }
  const bars = components.filter(isBar)
  const merged = new Map<Component, Component | null>()
  for (const plus of components) {
    const size = widthOf(plus)
    if (size < 6 || Math.abs(size - heightOf(plus)) > 0.3 * size || !isCross(plus)) continue
    const bar = bars.find((one) => !merged.has(one) && isUnder(one, plus))
    if (!bar) continue
    merged.set(bar, null)
    merged.set(plus, together(plus, bar))
  }
  return components.flatMap((one) => {
    const whole = merged.get(one)
    return whole === undefined ? [one] : whole === null ? [] : [whole]
  })
}

/** In pixels: no sign is as long. */
const mostBar = 120

/** Below a plus, or beside it as below it in a line that runs up or down. */
function isUnder(bar: Component, plus: Component): boolean {
  const size = widthOf(plus)
  const isLevel = widthOf(bar) > heightOf(bar)
  const length = isLevel ? widthOf(bar) : heightOf(bar)
  const shift = isLevel ? bar.left - plus.left : bar.top - plus.top
  if (Math.abs(length - size) > 0.3 * size || Math.abs(shift) > 0.25 * size) return false
  const gaps = isLevel ? [bar.top - plus.bottom] : [bar.left - plus.right, plus.left - bar.right]
  return gaps.some((gap) => gap >= -1 && gap < 0.6 * size)
}

function widthOf(part: Component): number {
  return part.right - part.left
}

function heightOf(part: Component): number {
  return part.bottom - part.top
}

/** Ink only along the middle row and the middle column. */
function isCross(part: Component): boolean {
  const stroke = 0.22
  const middle = { x: (part.left + part.right) / 2, y: (part.top + part.bottom) / 2 }
  let beside = 0
  for (let at = 0; at < part.runs.length; at += 3) {
    const isCrossbar =
      Math.abs((part.runs[at] as number) + 0.5 - middle.y) < stroke * heightOf(part)
    if (isCrossbar) continue
    const from = part.runs[at + 1] as number
    const to = part.runs[at + 2] as number
    const half = stroke * widthOf(part)
    beside += Math.max(0, middle.x - half - from) + Math.max(0, to - middle.x - half)
  }
  return beside < 0.04 * part.area
}

function together(one: Component, other: Component): Component {
  const triples = [one, other].flatMap(({ runs }) =>
    Array.from({ length: runs.length / 3 }, (_, index) => runs.subarray(index * 3, index * 3 + 3)),
  )
  triples.sort((a, b) => (a[0] as number) - (b[0] as number))
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
    area: one.area + other.area,
    runs: Int32Array.from(triples.flatMap((triple) => [...triple])),
  }
}

/** A single straight stroke at any angle, as hatching has: its rows hold one run, moving evenly. */
export function isStraightStroke(part: Component): boolean {
  const rows = heightOf(part)
  if (part.runs.length / 3 > 1.15 * rows) return false
  const first = middleOf(part, 0)
  const last = middleOf(part, part.runs.length - 3)
  const slope = rows > 1 ? (last - first) / (rows - 1) : 0
  const thickness = part.area / Math.max(rows, widthOf(part))
  for (let at = 0; at < part.runs.length; at += 3) {
    const expected = first + slope * ((part.runs[at] as number) - part.top)
    if (Math.abs(middleOf(part, at) - expected) > 1 + 0.5 * thickness) return false
  }
  return true
}

function middleOf(part: Component, at: number): number {
  return ((part.runs[at + 1] as number) + (part.runs[at + 2] as number)) / 2
}
