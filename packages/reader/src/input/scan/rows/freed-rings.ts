import type { Point } from '../../../page.ts'
import {
  type Component,
  centreOf,
  componentsOfRuns,
  eachRun,
  heightOf,
  widthOf,
} from '../ink/components.ts'

/** Height of the ring of a modifier (mm), and width by height of one with a figure that touches it. */
const size = { lowest: 3, highest: 9, narrowest: 1.15, widest: 2.2 }
/** Height of the letter in a ring by that of the ring, and how far it may lie off its middle, by the radius. */
const inner = { least: 0.3, most: 0.65, off: 0.08 }
/** Places that are looked at along the ring, how far its ink may lie off it by its radius, and the share that has ink. */
const looks = { count: 32, off: 0.1, least: 0.85 }
/** Least height of the figure by that of the ring. */
const leastFigure = 0.4

interface Circle {
  readonly centre: Point
  readonly radius: number
}

/**
 * A figure that touches the ring of the modifier behind it, as in `0.15Ⓜ`, hangs together with it. They are parted where the
 * ring closes around its letter.
 *
 * @returns the components, with ring and figure in place of the ink that they were part of
 */
export function withFreedRings(components: readonly Component[], pixelsPerMm: number): Component[] {
  const isSized = (part: Component): boolean => {
    const [width, height] = [widthOf(part), heightOf(part)]
    return (
      height >= size.lowest * pixelsPerMm &&
      height <= size.highest * pixelsPerMm &&
      width >= size.narrowest * height &&
      width <= size.widest * height
    )
  }
  return components.flatMap((mother) => {
    if (!isSized(mother)) return [mother]
    const rings = components.flatMap((letter) => ringAround(letter, mother) ?? [])
    const [ring] = rings.filter((one) => isInked(one, mother))
    return ring ? parted(mother, ring) : [mother]
  })
}

/** The ring at the right end of a component that has this letter in its middle; null where none fits. */
function ringAround(letter: Component, mother: Component): Circle | null {
  const share = heightOf(letter) / heightOf(mother)
  const isWithin =
    letter.left > mother.left &&
    letter.right < mother.right &&
    letter.top > mother.top &&
    letter.bottom < mother.bottom
  if (!isWithin || share < inner.least || share > inner.most) return null
  const { x, y } = centreOf(letter)
  const radius = heightOf(mother) / 2
  const centre = { x: mother.right - radius, y: mother.top + radius }
  return Math.hypot(x - centre.x, y - centre.y) < inner.off * radius ? { centre, radius } : null
}

/** Is there ink of a component all along a circle? */
function isInked({ centre, radius }: Circle, part: Component): boolean {
  const seen = new Set<number>()
  eachRun(part, (y, from, to) => {
    for (let x = from; x < to; x += 1) {
      const [dx, dy] = [x + 0.5 - centre.x, y + 0.5 - centre.y]
      if (Math.abs(Math.hypot(dx, dy) / radius - 1) > looks.off) continue
      const turn = Math.atan2(dy, dx) / (2 * Math.PI) + 0.5
      seen.add(Math.min(looks.count - 1, Math.floor(turn * looks.count)))
    }
  })
  return seen.size >= looks.least * looks.count
}

/** The ink within a circle and the figure left of it; all together where no figure is left. */
function parted(mother: Component, { centre, radius }: Circle): Component[] {
  const [ring, rest]: [number[], number[]] = [[], []]
  eachRun(mother, (y, from, to) => {
    const dy = y + 0.5 - centre.y
    const half = Math.sqrt(Math.max(0, (radius + 1) ** 2 - dy ** 2))
    const start = Math.round(centre.x - half)
    if (from < start) rest.push(y, from, Math.min(to, start))
    if (to > start) ring.push(y, Math.max(from, start), to)
  })
  const [outside, within] = [rest, ring].map((runs) => componentsOfRuns(Int32Array.from(runs))) as [
    Component[],
    Component[],
  ]
  const isFigure = outside.some((part) => heightOf(part) >= leastFigure * heightOf(mother))
  return isFigure ? [...outside, ...within] : [mother]
}
