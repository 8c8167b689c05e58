import type { Component } from './components.ts'

/** A bar right under a plus of the same width is one sign with it: `±` is often written apart. */
export function withWholePlusMinus(components: readonly Component[]): Component[] {
  const bars = components.filter((one) => widthOf(one) > 2.5 * heightOf(one) - 1)
  const merged = new Map<Component, Component | null>()
  for (const plus of components) {
    const size = widthOf(plus)
    if (size < 6 || Math.abs(size - heightOf(plus)) > 0.3 * size || !isCross(plus)) continue
    const bar = bars.find(
      (one) =>
        !merged.has(one) &&
        Math.abs(widthOf(one) - size) < 0.3 * size &&
        Math.abs(one.left - plus.left) < 0.25 * size &&
        one.top >= plus.bottom - 1 &&
        one.top < plus.bottom + 0.6 * size,
    )
    if (!bar) continue
    merged.set(bar, null)
    merged.set(plus, together(plus, bar))
  }
  return components.flatMap((one) => {
    const whole = merged.get(one)
    return whole === undefined ? [one] : whole === null ? [] : [whole]
  })
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

function together(upper: Component, lower: Component): Component {
  const runs = new Int32Array(upper.runs.length + lower.runs.length)
  runs.set(upper.runs)
  runs.set(lower.runs, upper.runs.length)
  return {
    left: Math.min(upper.left, lower.left),
    top: upper.top,
    right: Math.max(upper.right, lower.right),
    bottom: lower.bottom,
    area: upper.area + lower.area,
    runs,
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
