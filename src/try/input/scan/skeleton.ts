import type { Bitmap } from './binarise.ts'

/** Neighbours of a pixel in order around it, from above (Zhang and Suen, 1984). */
function neighboursOf(width: number): readonly number[] {
  return [-width, 1 - width, 1, 1 + width, width, width - 1, -1, -1 - width]
}

/** Can this pixel go without breaking or shortening a stroke, in one of the two passes? */
function isPeelable(ink: Uint8Array, at: number, around: readonly number[], pass: 0 | 1): boolean {
  let [count, changes] = [0, 0]
  for (let i = 0; i < 8; i += 1) {
    const value = ink[at + (around[i] as number)] as number
    count += value
    if (value === 0 && ink[at + (around[(i + 1) % 8] as number)] === 1) changes += 1
  }
  if (count < 2 || count > 6 || changes !== 1) return false
  const [up, right, down, left] = [0, 2, 4, 6].map((i) => ink[at + (around[i] as number)])
  const isKept = pass === 0 ? up && right && down : up && right && left
  const isKeptToo = pass === 0 ? right && down && left : up && down && left
  return !isKept && !isKeptToo
}

/** Thins a mark to the middle of its strokes, one pixel wide. */
export function skeletonOf({ width, height, ink }: Bitmap): Bitmap {
  const wide = width + 2
  const thinned = new Uint8Array(wide * (height + 2))
  for (let y = 0; y < height; y += 1) {
    thinned.set(ink.subarray(y * width, (y + 1) * width), (y + 1) * wide + 1)
  }
  const around = neighboursOf(wide)
  for (let hasChanged = true; hasChanged; ) {
    hasChanged = false
    for (const pass of [0, 1] as const) {
      const peeled: number[] = []
      for (let at = wide; at < thinned.length - wide; at += 1) {
        if (thinned[at] === 1 && isPeelable(thinned, at, around, pass)) peeled.push(at)
      }
      for (const at of peeled) thinned[at] = 0
      hasChanged ||= peeled.length > 0
    }
  }
  const result = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const start = (y + 1) * wide + 1
    result.set(thinned.subarray(start, start + width), y * width)
  }
  return { width, height, ink: result }
}
