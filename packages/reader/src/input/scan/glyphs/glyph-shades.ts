import type { Bitmap } from '../ink/bitmap.ts'

/** Side of the grid on which a glyph is looked at. */
const side = 16
/** Shades of the grid, then the proportions of the glyph. */
export const shadeCount = side * side + 3

/**
 * What a glyph looks like, as numbers around 0 to 1: shades of a square grid that holds all of it in its middle, then
 * its proportions and its height.
 *
 * @param share Height as a share of the capitals of its line.
 */
export function glyphShades({ width, height, ink }: Bitmap, share: number): Float32Array {
  const shades = new Float32Array(shadeCount)
  const scale = side / Math.max(width, height)
  const shift = { x: (side - width * scale) / 2, y: (side - height * scale) / 2 }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (ink[y * width + x] === 1) spread(shades, x * scale + shift.x, y * scale + shift.y, scale)
    }
  }
  for (let i = 0; i < side * side; i += 1) shades[i] = Math.min(1, shades[i] as number)
  shades[side * side] = Math.min(2, width / height) / 2
  shades[side * side + 1] = Math.min(2, height / width) / 2
  shades[side * side + 2] = Math.min(1.5, share)
  return shades
}

/** Adds a square of ink to the cells that it covers, by their shares. */
function spread(shades: Float32Array, left: number, top: number, size: number): void {
  const [right, bottom] = [Math.min(side, left + size), Math.min(side, top + size)]
  for (let row = Math.floor(top); row < bottom; row += 1) {
    const high = Math.min(bottom, row + 1) - Math.max(top, row)
    for (let column = Math.floor(left); column < right; column += 1) {
      const wide = Math.min(right, column + 1) - Math.max(left, column)
      const at = row * side + column
      shades[at] = (shades[at] as number) + high * wide
    }
  }
}
