import type { Component } from './components.ts'
import type { Ruling } from './rulings.ts'

/** In millimetres: the shortest side of a frame's cell, and how much of its ends the other sides take away. */
const shortest = 4.2
const reach = 0.5

/** How many times longer than thick a stroke is that is a line, and the share of its box that is ink. */
const slenderness = 9
const fill = 0.6

function rulingOf(part: Component, pixelsPerMm: number): Ruling | null {
  const [width, height] = [part.right - part.left, part.bottom - part.top]
  const [long, thick] = [Math.max(width, height), Math.min(width, height)]
  if (long < shortest * pixelsPerMm || long < slenderness * thick) return null
  if (part.area < fill * width * height) return null
  const isHorizontal = width > height
  const more = reach * pixelsPerMm
  const [from, to, low, high] = isHorizontal
    ? [part.left, part.right, part.top, part.bottom]
    : [part.top, part.bottom, part.left, part.right]
  return { isHorizontal, at: (low + high) / 2, from: from - more, to: to + more, thickness: thick }
}

/**
 * Straight lines that are too short to be told from letters at first: the sides of cells that were left standing by
 * themselves. They reach up to the lines that were taken out at their ends.
 */
export function shortRulings(
  components: readonly Component[],
  pixelsPerMm: number,
): { rulings: Ruling[]; others: Component[] } {
  const rulings: Ruling[] = []
  const others: Component[] = []
  for (const part of components) {
    const ruling = rulingOf(part, pixelsPerMm)
    if (ruling) rulings.push(ruling)
    else others.push(part)
  }
  return { rulings, others }
}
