import type { GreyImage } from '../../raster/grey-image.ts'
import type { LineOfText } from '../rows/line-of-text.ts'
import { boundsOf, type Component, eachRun } from './components.ts'

/** Shades between ink and its ground: less is a shadow, no lettering. */
const leastContrast = 25
/** How far the shade of most of the ground may be off its middle, by the contrast of the ink on it. */
const unevenness = 0.35
/** Pixels around ink that are neither ink nor ground, since edges are soft. */
const soft = 2
/** Pixels around a line that still belong to its ground. */
const around = 2 * soft
/** From this shade on the ground is paper. */
const paper = 225
/** Letters in a row that are lettering: on a shaded face edges and holes stand in rows of two. */
const fewestLetters = { onPaper: 2, onShade: 3 }

/** Does something in a picture look like lettering? What does not is a photo, a rendering, a shaded view. */
export function holdsLettering(image: GreyImage, lines: readonly LineOfText[]): boolean {
  return lines.some(({ parts }) => {
    if (parts.length < fewestLetters.onPaper) return false
    const shade = plainGround(image, parts)
    if (shade === null) return false
    return shade >= paper || parts.length >= fewestLetters.onShade
  })
}

/**
 * The shade on which a row of marks stands; null where it is not of one shade. Letters are written on a plain ground, while
 * what looks like letters in a photo or a texture has all shades around it.
 */
export function plainGround(image: GreyImage, parts: readonly Component[]): number | null {
  const { ink, ground } = shadesOf(image, parts)
  const shade = quantileOf(ground, 0.5)
  const contrast = shade - quantileOf(ink, 0.5)
  if (contrast < leastContrast) return null
  const off = ground.map((one) => Math.abs(one - shade))
  return quantileOf(off, 0.75) <= unevenness * contrast ? shade : null
}

/** Shades of the ink of some marks and of what lies around and between them. */
function shadesOf(image: GreyImage, parts: readonly Component[]) {
  const bounds = boundsOf(parts)
  const left = Math.max(0, bounds.left - around)
  const top = Math.max(0, bounds.top - around)
  const right = Math.min(image.width, bounds.right + around)
  const bottom = Math.min(image.height, bounds.bottom + around)
  const width = right - left
  const isNearInk = new Uint8Array(width * (bottom - top))
  const ink: number[] = []
  for (const part of parts) {
    eachRun(part, (y, from, to) => {
      ink.push(...image.pixels.subarray(y * image.width + from, y * image.width + to))
      for (let near = Math.max(top, y - soft); near < Math.min(bottom, y + soft + 1); near += 1) {
        const start = (near - top) * width - left
        isNearInk.fill(1, start + Math.max(left, from - soft), start + Math.min(right, to + soft))
      }
    })
  }
  const ground: number[] = []
  for (const [index, isSoft] of isNearInk.entries()) {
    if (isSoft === 1) continue
    const [x, y] = [left + (index % width), top + Math.floor(index / width)]
    ground.push(image.pixels[y * image.width + x] as number)
  }
  return { ink: Uint8Array.from(ink), ground: Uint8Array.from(ground) }
}

/** The shade below which a share of some shades lies. */
function quantileOf(shades: Uint8Array, share: number): number {
  return shades.slice().sort()[Math.floor(share * shades.length)] ?? 0
}
