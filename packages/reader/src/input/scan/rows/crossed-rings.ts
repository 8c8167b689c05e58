import { type Component, centreOf, heightOf, sizeOf, widthOf } from '../ink/components.ts'
import type { Ruling } from '../rulings/rulings.ts'

/** Width by height of a ring, and how far a line lies off its middle and ends from it; by its size. */
const ring = { even: 0.75, off: 0.2, ends: 0.75 }

/**
 * Is a mark the ring at the origin of running dimensions (ISO 129-1) or the circle of a small hole? A level and an upright
 * line meet in its middle; in that of a letter they do not.
 */
export function isCrossedRing(part: Component, rulings: readonly Ruling[]): boolean {
  const [width, height, size] = [widthOf(part), heightOf(part), sizeOf(part)]
  if (Math.min(width, height) < ring.even * size) return false
  const { x, y } = centreOf(part)
  const isMet = (isHorizontal: boolean) => {
    const [along, across] = isHorizontal ? [x, y] : [y, x]
    return rulings.some(
      (one) =>
        one.isHorizontal === isHorizontal &&
        Math.abs(one.at - across) < ring.off * size &&
        one.from < along + ring.ends * size &&
        one.to > along - ring.ends * size,
    )
  }
  return isMet(true) && isMet(false)
}
