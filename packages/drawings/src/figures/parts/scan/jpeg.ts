import type { Picture } from './raster.ts'

/** Example table for luminance of ITU-T T.81, annex K, which most encoders scale by their quality. */
const table = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
  14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
  92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
]
const side = 8
const indices = Array.from({ length: side }, (_, i) => i)

const cosines = indices.map((x) => indices.map((u) => Math.cos(((2 * x + 1) * u * Math.PI) / 16)))
const cosine = (x: number, u: number): number => cosines[x]?.[u] ?? 0
const norm = (u: number): number => (u === 0 ? Math.SQRT1_2 : 1)

/** Quantisation steps of a quality from 1 to 49, scaled as the reference software does. */
const stepsOf = (quality: number): number[] =>
  table.map((step) => Math.min(255, Math.max(1, Math.floor((step * (5000 / quality) + 50) / 100))))

/** One block of 8 × 8 values through transform, rounding and back. */
function block(values: readonly number[], steps: readonly number[]): number[] {
  const at = (x: number, y: number) => values[y * side + x] ?? 0
  const rounded = indices.flatMap((v) =>
    indices.map((u) => {
      let sum = 0
      for (const y of indices)
        for (const x of indices) sum += at(x, y) * cosine(x, u) * cosine(y, v)
      const step = steps[v * side + u] ?? 1
      return Math.round((norm(u) * norm(v) * sum) / 4 / step) * step
    }),
  )
  return indices.flatMap((y) =>
    indices.map((x) => {
      let sum = 0
      for (const v of indices) {
        for (const u of indices) {
          sum += norm(u) * norm(v) * (rounded[v * side + u] ?? 0) * cosine(x, u) * cosine(y, v)
        }
      }
      return sum / 4
    }),
  )
}

/** A picture after JPEG compression; columns and rows are multiples of eight. */
export function compressed(picture: Picture, quality: number): Picture {
  const { columns, rows, ink } = picture
  const steps = stepsOf(quality)
  const out = [...ink]
  for (let top = 0; top < rows; top += side) {
    for (let left = 0; left < columns; left += side) {
      const place = (x: number, y: number) => (top + y) * columns + left + x
      const values = indices.flatMap((y) =>
        indices.map((x) => 255 * (1 - (ink[place(x, y)] ?? 0)) - 128),
      )
      block(values, steps).forEach((value, index) => {
        const grey = Math.min(255, Math.max(0, Math.round(value + 128)))
        out[place(index % side, Math.floor(index / side))] = 1 - grey / 255
      })
    }
  }
  return { columns, rows, ink: out }
}
