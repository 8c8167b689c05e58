import { radians } from '../../../angles.ts'
import type { GreyImage } from '../../raster/grey-image.ts'
import type { Bitmap } from '../ink/bitmap.ts'

/** Slope of sloping lettering (ISO 3098-1 type B, sloped: 75 degrees). */
const slope = Math.tan(radians(15))

/** How much clearer the gaps between letters must be for lettering to count as sloping. */
const clearer = 1.12

/** The line with its sloping letters set upright; null when they stand upright already. */
export function withUprightLetters(image: GreyImage): GreyImage | null {
  const sheared = shearedBack(image)
  return clearness(sheared) > clearer * clearness(image) ? sheared : null
}

/** Upright strokes gather their ink in few columns: the sum of squares tells how much so. */
function clearness({ width, height, pixels }: GreyImage): number {
  const columns = new Float64Array(width)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      columns[x] = (columns[x] as number) + 255 - (pixels[y * width + x] as number)
    }
  }
  return columns.reduce((sum, ink) => sum + ink * ink, 0)
}

function shearedBack({ width, height, pixels }: GreyImage): GreyImage {
  const moved = new Uint8Array(pixels.length).fill(255)
  for (let y = 0; y < height; y += 1) {
    // The middle stays where it is.
    const shift = (height / 2 - y) * slope
    const whole = Math.floor(shift)
    const part = shift - whole
    for (let x = 0; x < width; x += 1) {
      const from = x + whole
      if (from < 0 || from + 1 >= width) continue
      const start = y * width + from
      moved[y * width + x] =
        (pixels[start] as number) * (1 - part) + (pixels[start + 1] as number) * part
    }
  }
  return { width, height, pixels: moved }
}

/** The mark of a sloping letter set upright. */
export function uprightLetter({ width, height, ink }: Bitmap): Bitmap {
  const shifts = Array.from({ length: height }, (_, y) => Math.round(y * slope))
  const wider = width + (shifts.at(-1) ?? 0)
  const moved = new Uint8Array(wider * height)
  let [left, right] = [wider, 0]
  for (const [y, shift] of shifts.entries()) {
    for (let x = 0; x < width; x += 1) {
      if (ink[y * width + x] !== 1) continue
      moved[y * wider + x + shift] = 1
      left = Math.min(left, x + shift)
      right = Math.max(right, x + shift + 1)
    }
  }
  const own = Math.max(0, right - left)
  const cut = new Uint8Array(own * height)
  for (let y = 0; y < height; y += 1) {
    cut.set(moved.subarray(y * wider + left, y * wider + left + own), y * own)
  }
  return { width: own, height, ink: cut }
}
