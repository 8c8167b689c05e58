import type { GreyImage } from '../../raster/grey-image.ts'
import type { LineOfText } from '../rows/lines-of-text.ts'
import type { Component } from './components.ts'

/** Shades between ink and its ground: less is a shadow, no lettering. */
const leastContrast = 25
/** How far the shade of most of the ground may be off its middle, by the contrast of the ink on it. */
const unevenness = 0.35
/** Pixels around ink that are neither ink nor ground, and around a line that belong to its ground. */
const soft = 2
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
  const shade = shareOf(ground, 0.5)
  const contrast = shade - shareOf(ink, 0.5)
  if (contrast < leastContrast) return null
  const off = ground.map((one) => Math.abs(one - shade))
  return shareOf(off, 0.75) <= unevenness * contrast ? shade : null
}

/** Shades of the ink of some marks and of what lies around and between them. */
function shadesOf(image: GreyImage, parts: readonly Component[]) {
  const left = Math.max(0, Math.min(...parts.map((part) => part.left)) - 2 * soft)
  const top = Math.max(0, Math.min(...parts.map((part) => part.top)) - 2 * soft)
  const right = Math.min(image.width, Math.max(...parts.map((part) => part.right)) + 2 * soft)
  const bottom = Math.min(image.height, Math.max(...parts.map((part) => part.bottom)) + 2 * soft)
  const width = right - left
  const isNearInk = new Uint8Array(width * (bottom - top))
  const ink: number[] = []
  for (const { runs } of parts) {
    for (let at = 0; at < runs.length; at += 3) {
      const [y = 0, from = 0, to = 0] = runs.subarray(at, at + 3)
      ink.push(...image.pixels.subarray(y * image.width + from, y * image.width + to))
      for (let near = Math.max(top, y - soft); near < Math.min(bottom, y + soft + 1); near += 1) {
        const start = (near - top) * width - left
        isNearInk.fill(1, start + Math.max(left, from - soft), start + Math.min(right, to + soft))
      }
    }
  }
  const ground: number[] = []
  for (const [index, isNear] of isNearInk.entries()) {
    if (isNear === 1) continue
    const [x, y] = [left + (index % width), top + Math.floor(index / width)]
    ground.push(image.pixels[y * image.width + x] as number)
  }
  return { ink: Uint8Array.from(ink), ground: Uint8Array.from(ground) }
}

/** The shade below which a share of some shades lies. */
function shareOf(shades: Uint8Array, share: number): number {
  return shades.slice().sort()[Math.floor(share * shades.length)] ?? 0
}
