import { mean } from '../../../mean.ts'
import { type Bitmap, hasInk } from '../ink/bitmap.ts'
import { holesOf } from './symbol-shapes.ts'

/** Width by height of a star, and the least height of one whose rays can be recognised, in pixels. */
const shape = { narrow: 0.65, wide: 1.5, lowest: 5 }
/** Rays are looked for on a ring around the middle, at this share of the way to the edge; some faces have five, some six. */
const ring = { share: 0.82, steps: 48, fewestRays: 4 }
/**
 * The outline of a star of some ten pixels, whose rays run together: its least height in pixels, how strongly it waves
 * five or six times around, by its mean radius (stars 0.08 to 0.16, filled rings of degrees up to 0.06), and the step
 * in pixels by which it is followed.
 */
const wave = { lowest: 7, least: 0.075, step: 0.1 }

/** Does an upright mark show a star, as behind an auxiliary size (`2*`): ink in the middle, and rays around it? */
export function isStar(mark: Bitmap): boolean {
  const { width, height } = mark
  const isSquare = width > shape.narrow * height && width < shape.wide * height
  if (!isSquare || height < shape.lowest) return false
  if (!hasInk(mark, Math.round((width - 1) / 2), Math.round((height - 1) / 2))) return false
  return hasRays(mark) || isWaved(mark)
}

/** Are there rays with paper between them? */
function hasRays(mark: Bitmap): boolean {
  const [middleX, middleY] = [(mark.width - 1) / 2, (mark.height - 1) / 2]
  const inks = Array.from({ length: ring.steps }, (_, step) => {
    const angle = (2 * Math.PI * step) / ring.steps
    const x = middleX + ring.share * middleX * Math.cos(angle)
    const y = middleY + ring.share * middleY * Math.sin(angle)
    return hasInk(mark, Math.round(x), Math.round(y))
  })
  const rays = inks.filter((isInk, step) => isInk && !inks.at(step - 1)).length
  return rays >= ring.fewestRays
}

/** Does the outline of a mark without paper in it wave five or six times around, more than three or four times? */
function isWaved(mark: Bitmap): boolean {
  if (mark.height < wave.lowest || holesOf(mark).length > 0) return false
  const radii = Array.from({ length: ring.steps }, (_, step) =>
    radiusAt(mark, (2 * Math.PI * step) / ring.steps),
  )
  const usual = mean(radii)
  const strength = (times: number): number => {
    const sum = (part: (angle: number) => number) =>
      radii.reduce((total, radius, step) => {
        return total + radius * part((2 * Math.PI * times * step) / ring.steps)
      }, 0)
    return (2 * Math.hypot(sum(Math.cos), sum(Math.sin))) / ring.steps / usual
  }
  const rays = Math.max(strength(5), strength(6))
  return rays > wave.least && rays > Math.max(strength(3), strength(4))
}

/** How far ink reaches from the middle of a mark in a direction, in pixels; its longer side measures both ways. */
function radiusAt(mark: Bitmap, angle: number): number {
  const { width, height } = mark
  const size = Math.max(width, height)
  let reach = 0
  for (let radius = 0; radius <= size; radius += wave.step) {
    const x = Math.floor((width / 2) * (1 + (2 * radius * Math.cos(angle)) / size))
    const y = Math.floor((height / 2) * (1 + (2 * radius * Math.sin(angle)) / size))
    if (x < 0 || y < 0 || x >= width || y >= height) break
    if (hasInk(mark, x, y)) reach = radius
  }
  return reach
}
