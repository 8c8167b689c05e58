import { type Bitmap, hasInk } from '../ink/bitmap.ts'

/** Width by height of a star, and the least height of one whose rays can be told, in pixels. */
const shape = { narrow: 0.65, wide: 1.5, lowest: 5 }
/** Rays are looked for on a ring around the middle, at this share of the way to the edge; some faces have five, some six. */
const ring = { share: 0.82, steps: 48, fewestRays: 4 }

/** Does an upright mark show a star, as behind an auxiliary size (`2*`): ink in the middle, and rays around it? */
export function isStar(mark: Bitmap): boolean {
  const { width, height } = mark
  const isSquare = width > shape.narrow * height && width < shape.wide * height
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2]
  if (!isSquare || height < shape.lowest) return false
  if (!hasInk(mark, Math.round(middleX), Math.round(middleY))) return false
  const inks = Array.from({ length: ring.steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / ring.steps
    const x = middleX + ring.share * middleX * Math.cos(angle)
    const y = middleY + ring.share * middleY * Math.sin(angle)
    return hasInk(mark, Math.round(x), Math.round(y))
  })
  const rays = inks.filter((isInk, step) => isInk && !inks.at(step - 1)).length
  return rays >= ring.fewestRays
}
